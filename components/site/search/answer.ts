/** Answers a query: ids first, then what Pagefind finds word by word, the records that hold most of the words before the others. */
import type { GameId } from '../../games.ts';
import { type Finding, indexedParts } from './records.ts';
import { closeness, folded, singular, wordsOf } from './words.ts';

/** What we use of Pagefind: its answer to one word, without its text fragments. */
export interface Pagefind {
  search(word: string): Promise<{
    readonly results: readonly {
      readonly id: string;
      readonly score: number;
      /** Positions, in words between spaces. */
      readonly words: readonly number[];
    }[];
  }>;
}

export interface Library {
  readonly findings: readonly Finding[];
  /** The address of a record by Pagefind's name for it. */
  readonly urls: Readonly<Record<string, string>>;
  readonly pagefind: Pagefind;
}

export interface Hit {
  readonly finding: Finding;
  /** Positions, in words between spaces, of what matched in `text title questions` put end to end. */
  readonly marks: ReadonlySet<number>;
}

interface Score {
  readonly marks: Set<number>;
  /** How many of the query's words it holds, a relative counting for half. */
  words: number;
  sum: number;
}

const compact = (text: string): string => folded(text).replace(/[^a-z0-9]/g, '');

/** Records whose id is the query: `ZAR-COM-3`, `zar com 3`, `com 3`, `l8`, `litige 8`. */
export function byId(query: string, all: readonly Finding[]): readonly Finding[] {
  const asked = compact(query).replace(/^litige(?:n|no|numero)?(?=\d+$)/, 'l');
  if (!/^[a-z]+\d*$/.test(asked)) return [];
  return all.filter(({ id, kind }) => {
    if (kind !== 'regle' && kind !== 'litige') return false;
    const short = compact(id.replace(/^[A-Z]+-/, ''));
    return compact(id) === asked || (/\d$/.test(short) && short === asked);
  });
}

/** Puts a record that bears the very words of the query before any other. */
const NAMED = 100;

/** Records that bear the very words of the query as their title or as one of their questions, plurals aside. */
const isNamed = (words: readonly string[], { title, questions }: Finding): boolean => {
  const bare = (all: readonly string[]) =>
    all
      .map((word) => singular(folded(word)))
      .sort()
      .join(' ');
  return [title, ...questions].some((name) => bare(wordsOf(name)) === bare(words));
};

async function scores(words: readonly string[], library: Library): Promise<ReadonlyMap<Finding, Score>> {
  const byUrl = new Map(library.findings.map((finding) => [finding.url, finding]));
  const found = new Map<Finding, Score>();
  for (const word of words) {
    const { results } = await library.pagefind.search(word);
    for (const result of results) {
      const finding = byUrl.get(library.urls[result.id] ?? '');
      if (!finding) continue;
      const text = indexedParts(finding).join(' ').split(/\s+/);
      const close = result.words.map((at) => closeness(word, text[at] ?? ''));
      const best = Math.max(0, ...close);
      if (best === 0) continue;
      const score = found.get(finding) ?? { marks: new Set(), words: 0, sum: 0 };
      for (const [i, at] of result.words.entries()) if (close[i] === best) score.marks.add(at);
      score.words += best;
      score.sum += result.score * best;
      found.set(finding, score);
    }
  }
  return found;
}

/** All hits, best first; none for a query without letters or digits. After an id, only what holds every word. */
export async function answer(query: string, library: Library): Promise<readonly Hit[]> {
  const words = wordsOf(query);
  const named = byId(query, library.findings);
  const found = await scores(words, library);
  const most = Math.max(0, ...[...found.values()].map((score) => score.words));
  const isEnough = ({ words: held }: Score) => (named.length > 0 ? held === words.length : held * 2 > most);
  const rankOf = (finding: Finding, { sum, words: held }: Score) =>
    sum * (held / words.length) ** 2 * (isNamed(words, finding) ? NAMED : 1);
  const ranked = [...found]
    .filter(([finding, score]) => isEnough(score) && !named.includes(finding))
    .sort(([a, x], [b, y]) => rankOf(b, y) - rankOf(a, x));
  return [
    ...named.map((finding) => ({ finding, marks: found.get(finding)?.marks ?? new Set<number>() })),
    ...ranked.map(([finding, { marks }]) => ({ finding, marks })),
  ];
}

/** `hits` with those of the game the reader is in before the others, each in their order. */
export const nearFirst = (hits: readonly Hit[], game: GameId | undefined): readonly Hit[] => [
  ...hits.filter((hit) => hit.finding.game === game),
  ...hits.filter((hit) => hit.finding.game !== game),
];
