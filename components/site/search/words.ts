/**
 * Words as the search sees them, at build and in a query alike. Pagefind's French stemmer does not strip `l’ d’ qu’`, does not know
 * that `œ` is `oe`, wants every word of a query to match, and takes « dés » for « des »: so elisions go, and so do empty words.
 */
import { plain } from '../typography.ts';

const ELISION = /(?<![\p{L}\p{N}])(?:l|d|qu|n|s|c|j|m|t|jusqu|lorsqu|puisqu|quelqu)'(?=[\p{L}\p{N}])/giu;

/** Written with their accents: « dés » and « où » are not empty. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a ai as ont au aux avec ce ces cet cette comme dans de des donc du elle elles en entre est et eu il ils je la le les leur leurs lui ' +
    'ma mais me mes moi mon ne ni nos notre nous on or ou par pas peu peut peux plus pour puis qu que quel quelle quelles quels qui sa sans se ' +
    'ses si son sont sur ta te tes toi ton tu un une vos votre vous y à ça être était fait faire faut quand comment est-ce quoi dois doit'
  ).split(' '),
);

/** In a query without accents, « des » is the dice at its end or after « de », « les », « mes » or a number. */
const DICE = /(?<=(?:^|\s)(?:de|les|mes|ses|ces|\d+|un|deux|trois|quatre)\s)des(?=\s|$)|(?<=^|\s)des(?=\s*\??$)/giu;

const ligatures = (text: string): string => text.replace(/œ/g, 'oe').replace(/Œ/g, 'Oe').replace(/æ/g, 'ae').replace(/Æ/g, 'Ae');

const stripped = (text: string): string => ligatures(plain(text)).replace(ELISION, '');

const isEmpty = (word: string): boolean => EMPTY.has(word.toLowerCase());

/** `text` to be indexed: one token for each of its words between spaces, so that positions are those of the shown text. */
export const indexed = (text: string): string =>
  plain(text)
    .split(' ')
    .map((word) => (isEmpty(stripped(word).replace(/[^\p{L}\p{N}-]/gu, '')) ? '·' : stripped(word)))
    .join(' ');

/** Lower case without accents. */
export const folded = (text: string): string => ligatures(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The words of a query that mean something, in order, each once; all of them when none does. */
export function wordsOf(query: string): readonly string[] {
  const words = stripped(query.trim().replace(DICE, 'dés'))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const full = words.filter((word) => !isEmpty(word));
  return [...new Set(full.length > 0 ? full : words)];
}

const commonPrefix = (a: string, b: string): number => {
  const end = [...a].findIndex((letter, at) => letter !== b[at]);
  return end < 0 ? a.length : end;
};

/** Without its plural ending. */
export const singular = (word: string): string => word.replace(/[sx]$/, '');

/**
 * How well `found`, a word of the text, answers `asked`: 1 the same word, 0.5 a relative, 0 not at all. Pagefind falls back to the longest
 * prefix it knows, however short (« abracadabra » finds « à »), and stems « moines » like « moins ».
 */
export function closeness(asked: string, found: string): 0 | 0.5 | 1 {
  const a = singular(folded(asked));
  const parts = folded(found)
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular);
  if (parts.includes(a)) return 1;
  const isRelative = (part: string) => {
    const shared = commonPrefix(a, part);
    return shared >= Math.max(3, Math.min(a.length, part.length) - 2, a.length - 5);
  };
  return a.length > 2 && parts.some(isRelative) ? 0.5 : 0;
}
