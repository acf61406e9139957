/** What an answer says beside its text: which of its sentences are ours, whom it holds for, what the table reads. */
import { formatQuestion } from '#components/arbiter/fragment.ts';
import { french } from '#components/base/typography.ts';
import type { ChancesRead } from '#components/kit/told.ts';
import { together } from '#engine/core/french.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { GameId } from '../../games.ts';
import type { Finding, Trusted } from './records.ts';

/** How a sentence that is not the booklet's own is marked. */
function markOf({ provenance, ruling }: Trusted): string | undefined {
  switch (provenance) {
    case 'litige':
      return `(selon nous${ruling === undefined ? '' : `, ${rulingNumber(ruling) ?? ruling}`})`;
    case 'reconstruction':
      return '(reconstitué)';
    default:
      return undefined;
  }
}

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Where each sentence of ours begins and ends in the text, in words, and its mark. */
export function ownSentences({ text, sentences }: Pick<Finding, 'text' | 'sentences'>) {
  let from = 0;
  return sentences.flatMap((sentence) => {
    const at = text.indexOf(sentence.text, from);
    if (at < 0) return [];
    from = at + sentence.text.length;
    const mark = markOf(sentence);
    return mark === undefined ? [] : [{ first: wordsIn(text.slice(0, at)), end: wordsIn(text.slice(0, from)), mark }];
  });
}

/** Whom a record holds for: « Les Chevaliers »; undefined for what holds for all. */
export const peopleOf = ({ chapter, url }: Pick<Finding, 'chapter' | 'url'>): string | undefined =>
  url.includes('/peuples/') ? chapter : undefined;

/** « À votre table : … », where the table reads otherwise than we do what the record rests on. */
export function tableSays({ readings }: Pick<Finding, 'readings'>, choices: Choices): string | undefined {
  const chosen = readings.flatMap(({ id, texts }) => texts[choices[id] ?? ''] ?? []);
  return chosen.length === 0 ? undefined : french(`À votre table : ${chosen.join(' ')}`);
}

/** How one asks for leave, wherever it stands: a case is told before. */
const LEAVE =
  /(?:^puis je|(?:^|[\s,(])(?:puis-je|peut[- ](?:on|il|elle|je)|peuvent[- ](?:ils|elles)|ai[- ]je le droit|a[- ]t[- ]on le droit|(?:je|tu|on|il|elle) peu[xt]|(?:peut|peuvent) (?:(?:se|me|te|lui|leur|le|la|les|y|en|aller) |[stml]['’])?\p{L}+(?:er|ir|re)))(?!\p{L})/iu;

/** A case, then whether it may be: « remettre l’escorte après la vision, permis ? » */
const MAY = /(?<!\p{L})(?:permise?s?|interdite?s?|autorisée?s?|légale?s?|possible)\s*\?*$/iu;

/** Whether a question asks for leave: the arbiter answers it. */
export const asksLeave = (query: string): boolean => LEAVE.test(query.trim()) || MAY.test(query.trim());

/** Whether a case is told before leave is asked: it says more than the lists of an arbiter take, so the rule is read first. */
const isTold = (query: string): boolean => {
  const asked = LEAVE.exec(query.trim());
  return asked === null || /[,;.:(]/.test(query.trim().slice(0, asked.index));
};

const isArbiter = ({ kind, url, game }: Finding): boolean => kind === 'outil' && url === `${game}/arbitre/`;

/** A tool that opens on what was asked says so, and what was not, or not read: in the list, it looks otherwise like one that opens empty. */
function opened(tool: Finding, query: string, { url, taken, unread }: Omit<ChancesRead, 'told'>): Finding {
  const unsaid = taken.length > 0 ? ` (non dit, et pris ainsi : ${taken.join(', ')})` : '';
  const left = unread.length > 0 ? ` Pas lu : ${together(unread.map((word) => `« ${word} »`))}.` : '';
  return { ...tool, url, text: `Ouvert sur votre question${unsaid} : « ${query.trim()} ».${left}` };
}

/** A question of one game stands in one of the first answers; of another game it says so many things that its calculator knows. */
const LEADING = 3;
const SURE = 2;

const UNREAD = 'Tous les mots de votre question n’y sont pas lus : elle se pose par ses listes.';

/** The answers with a calculator before them, filled with what was asked: of the games found, the one that took most of it; after the rules, where it left more. */
export function chancesFirst<Found extends { readonly finding: Finding }>(
  hits: readonly Found[],
  query: string,
  chances: ReadonlyMap<GameId, ChancesRead>,
  findings: readonly Finding[],
  make: (finding: Finding) => Found,
): readonly Found[] {
  const filled = [...new Set(hits.map(({ finding }) => finding.game))]
    .flatMap((game) => chances.get(game) ?? [])
    .filter((one) => one.told >= SURE || hits.slice(0, LEADING).some(({ finding }) => chances.get(finding.game) === one))
    .toSorted((a, b) => b.told - a.told || a.unread.length - b.unread.length)[0];
  const tool = filled && findings.find(({ kind, url }) => kind === 'outil' && url === filled.url.replace(/\?.*/, ''));
  if (!tool) return hits;
  const others = hits.filter(({ finding }) => finding !== tool);
  return others.toSpliced(filled.unread.length > filled.told ? LEADING : 0, 0, make(opened(tool, query, filled)));
}

/**
 * The answers with an arbiter among them, the question put to it, where it asks for leave: of the first game found that `reads` all of it before them, or after
 * the first where a case is told; where none does, that of the first answer, after the rules that may settle it.
 */
export function arbiterFirst<Found extends { readonly finding: Finding }>(
  hits: readonly Found[],
  query: string,
  reads: ReadonlySet<GameId>,
  findings: readonly Finding[],
  make: (finding: Finding) => Found,
): readonly Found[] {
  const [first] = hits;
  if (!first || !asksLeave(query)) return hits;
  const reading = hits.find(({ finding }) => reads.has(finding.game));
  const { game } = (reading ?? first).finding;
  const arbiter = findings.find((finding) => isArbiter(finding) && finding.game === game);
  if (!arbiter) return hits;
  const url = `${arbiter.url}#${formatQuestion(query)}`;
  const asked = reading ? opened(arbiter, query, { url, taken: [], unread: [] }) : { ...arbiter, url, text: UNREAD };
  const others = hits.filter(({ finding }) => finding !== arbiter);
  return others.toSpliced(reading ? (isTold(query) ? 1 : 0) : LEADING, 0, make(asked));
}
