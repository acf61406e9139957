/** Answers a query: an id by its rule, else the records that say most of it, in its words or in words of the same family. */
import type { GameId } from '../../games.ts';
import type { Book, Entry } from './book.ts';
import type { Finding, RecordKind } from './records.ts';
import { familyOf, isFamiliar, isNumber } from './words/families.ts';
import { byId, type Missing, missingId } from './words/ids.ts';
import { startOf } from './words/lexicon.ts';
import { folded, isKin, rootOf, wordsOf } from './words/roots.ts';
import { corrected } from './words/spelling.ts';

/** What matched there: the word of the query, by its place among those read, and how much of the query it says. */
interface Mark {
  readonly word: number;
  readonly worth: number;
}

export interface Hit {
  readonly finding: Finding;
  /** By positions, in words between spaces, in `text title questions` put end to end. */
  readonly marks: ReadonlyMap<number, Mark>;
  /** How much of the query it says, from 0 to 1. */
  readonly share: number;
}

export interface SearchAnswer {
  readonly hits: readonly Hit[];
  /** The query as it was understood, where words that the book does not know were taken for others. */
  readonly understood: string | undefined;
  readonly missing: Missing | undefined;
}

/** How near a word of the book is to the word asked for. */
const SAME = 1;
const KIN = 0.7;
const FAMILY = 0.6;
/** Of the same family, for a word that the book has in no form: what it says there is what was meant. */
const MEANT = 0.8;

/** A word asked for: the words of the book that answer it, each with its nearness, where they stand, and what holding one of them tells. */
interface Wanted {
  readonly near: ReadonlyMap<string, number>;
  readonly places: readonly { readonly nearness: number; readonly entries: readonly Entry[] }[];
  readonly rarity: number;
}

/** In a query of more words than these a case is told: what its numbers are worth there, and a list of the box, which names all that a case may. */
const SHORT = 5;
const NUMBER = 0.3;
const LIST = 0.6;

/** What holding a word tells, when so many records hold it. */
const rarityOf = (records: number, { findings }: Book): number => Math.log(1 + findings.length / records);

/** The words of the book that answer `root`, each with its nearness. */
function nearTo(root: string, book: Book): ReadonlyMap<string, number> {
  const near = new Map<string, number>();
  const isBeginning = !book.words.has(root);
  const add = (word: string, same: number, kin: number) => {
    for (const known of book.byStart.get(startOf(word)) ?? []) {
      const nearness = known === word ? same : isKin(word, known) || (isBeginning && known.startsWith(word)) ? kin : 0;
      if (nearness > (near.get(known) ?? 0)) near.set(known, nearness);
    }
  };
  add(root, SAME, KIN);
  const nearness = near.size === 0 ? MEANT : FAMILY;
  for (const word of familyOf(root)) add(word, nearness, nearness);
  return near;
}

async function wanted(root: string, book: Book, worth: number): Promise<Wanted> {
  const near = nearTo(root, book);
  const places = await Promise.all([...near].map(async ([known, nearness]) => ({ nearness, entries: await book.entriesOf(known) })));
  const records = new Set(places.flatMap(({ entries }) => entries.map(({ record }) => record)));
  return { near, places, rarity: records.size === 0 ? 0 : rarityOf(records.size, book) * worth };
}

interface Score {
  readonly marks: Map<number, Mark>;
  share: number;
  sum: number;
}

/** How soon more of the same word stops counting, and how much of it is asked of longer records. */
const ENOUGH = 1.5;
const LENGTH = 0.4;

/** Every record that holds a word of `all`, as BM25 scores it. */
function scored(all: readonly Wanted[], book: Book): ReadonlyMap<number, Score> {
  const scores = new Map<number, Score>();
  const total = all.reduce((sum, { rarity }) => sum + rarity, 0);
  for (const [word, { places, rarity }] of all.entries()) {
    const held = new Map<number, { best: number; weight: number; marks: (readonly [place: number, worth: number])[] }>();
    for (const { nearness, entries } of places) {
      for (const { record, at, weight } of entries) {
        const one = held.get(record) ?? { best: 0, weight: 0, marks: [] };
        one.best = Math.max(one.best, nearness);
        one.weight += weight * nearness;
        for (const place of at) one.marks.push([place, nearness * rarity]);
        held.set(record, one);
      }
    }
    for (const [record, { best, weight, marks }] of held) {
      const score = scores.get(record) ?? { marks: new Map(), share: 0, sum: 0 };
      for (const [place, worth] of marks) if (worth > (score.marks.get(place)?.worth ?? 0)) score.marks.set(place, { word, worth });
      score.share += (best * rarity) / total;
      score.sum += (rarity * best * weight) / (weight + ENOUGH * (1 - LENGTH + LENGTH * (book.lengths[record] ?? 1)));
      scores.set(record, score);
    }
  }
  return scores;
}

/** How nearly the query is one of `names`, from 0 to 1: what both say, of all that either says. */
function likeness(all: readonly Wanted[], names: readonly (readonly string[])[], book: Book): number {
  const asked = all.reduce((sum, { rarity }) => sum + rarity, 0);
  const like = (name: readonly string[]) => {
    const best = ({ near }: Wanted) => Math.max(0, ...name.map((root) => near.get(root) ?? 0));
    const answering = (root: string) => Math.max(0, ...all.map(({ near, rarity }) => (near.get(root) ?? 0) * rarity));
    const strange = (root: string) => rarityOf(book.words.get(root)?.records ?? 1, book);
    let both = all.reduce((sum, one) => sum + one.rarity * best(one), 0);
    let either = asked;
    for (const root of name) {
      const said = answering(root);
      both += said;
      either += said || strange(root);
    }
    return both / either;
  };
  return Math.max(0, ...names.map(like));
}

/** What a record whose name is the query gains over one whose name says nothing of it. */
const NAMED = 8;
/** What a dispute loses to the rule it is about, and a tool, whose questions are of all kinds, to the rules that it applies. */
const BEHIND: Partial<Record<RecordKind, number>> = { litige: 0.77, outil: 0.75 };
/** What a lesson loses to the rule that it teaches. */
const LESSON = 0.6;
/** Records that say less of the query than this part of what the best one of their game says are left out. */
const LEAST = 0.4;

/** What the box holds. */
const isList = ({ id }: Finding): boolean => /^[A-Z]+-MAT-/.test(id);

const isOver = (rule: Finding, litige: Finding): boolean =>
  rule.kind === 'regle' && litige.kind === 'litige' && rule.readings.some(({ id }) => id === litige.id);

/** A rule just under disputes about it stands before them: they are read from it. */
function rulesFirst(hits: readonly Hit[]): readonly Hit[] {
  const out: Hit[] = [];
  for (const hit of hits) {
    let to = out.length;
    for (let above = out[to - 1]; above && isOver(hit.finding, above.finding); above = out[to - 1]) to -= 1;
    out.splice(to, 0, hit);
  }
  return out;
}

function ranked(all: readonly Wanted[], book: Book, isTold: boolean): readonly Hit[] {
  const scores = scored(all, book);
  const most = new Map<GameId, number>();
  for (const [record, { share }] of scores) {
    const game = book.findings[record]?.game;
    if (game) most.set(game, Math.max(share, most.get(game) ?? 0));
  }
  const found = [...scores]
    .flatMap(([record, { marks, share, sum }]) => {
      const finding = book.findings[record];
      if (!finding || share <= (most.get(finding.game) ?? 0) * LEAST) return [];
      const name = 1 + NAMED * likeness(all, book.namesOf(record), book) ** 2;
      const behind = finding.url.includes('/lecons/') ? LESSON : (BEHIND[finding.kind] ?? 1);
      return [{ finding, marks, share, rank: sum * share ** 1.5 * name * behind * (isTold && isList(finding) ? LIST : 1) }];
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ finding, marks, share }) => ({ finding, marks, share }));
  return rulesFirst(found);
}

/** Whether a word of the book begins so: the last of a query may be still being typed. What bears an accent must begin with it. */
const isBegun = (word: string, root: string, book: Book): boolean =>
  (book.byStart.get(startOf(root)) ?? []).some(
    (known) => known.startsWith(root) && (word === folded(word) || book.words.get(known)?.spelling.startsWith(word)),
  );

export const NO_MARKS: Hit['marks'] = new Map();

/** The answer to `query`, best hits first; `literal`, no word is taken for another. An id is answered by what bears it alone. */
export async function answerQuery(query: string, book: Book, literal = false): Promise<SearchAnswer> {
  const named = byId(query, book.findings);
  const hit = (finding: Finding): Hit => ({ finding, marks: NO_MARKS, share: 1 });
  if (named.length > 0) return { hits: named.map(hit), understood: undefined, missing: undefined };
  const missing = missingId(query, book.findings);
  if (missing) return { hits: [hit(missing.nearest)], understood: undefined, missing };
  const words = wordsOf(query).map((word, at, { length }) => {
    const root = rootOf(word);
    const isTyped = at === length - 1 && isBegun(word, root, book);
    const meant = literal || book.words.has(root) || isFamiliar(root) || isTyped ? undefined : corrected(root, book.words, book.french);
    return { root: meant ?? root, shown: (meant && book.words.get(meant)?.spelling) ?? word, isMeant: meant !== undefined };
  });
  const isTold = words.length > SHORT;
  const worth = (root: string): number => (isTold && isNumber(root) ? NUMBER : 1);
  const found = await Promise.all(words.map(({ root }) => wanted(root, book, worth(root))));
  const all = found.filter(({ near }) => near.size > 0);
  const understood = words.some(({ isMeant }) => isMeant) ? words.map(({ shown }) => shown).join(' ') : undefined;
  return { hits: ranked(all, book, isTold), understood, missing };
}

/** A hit of the game at hand that says this part of what the best one says comes before it. */
const NEAR = 0.75;

/** `hits` with those of the game the reader is in before the others, down to the last that answers nearly as much; each in their order. */
export function nearFirst(hits: readonly Hit[], game: GameId | undefined): readonly Hit[] {
  const most = Math.max(0, ...hits.map(({ share }) => share));
  const last = hits.findLastIndex(({ finding, share }) => finding.game === game && share >= most * NEAR);
  const isFirst = ({ finding }: Hit, at: number) => finding.game === game && at <= last;
  return [...hits.filter(isFirst), ...hits.filter((hit, at) => !isFirst(hit, at))];
}
