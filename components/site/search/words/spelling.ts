/** The word of the book that a reader meant: by sound first, then by letters. */
import { distance } from 'fastest-levenshtein';
import { isKin } from './roots.ts';

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/qu?/g, 'k'],
  [/sc(?=[eiy])|c(?=[eiy])|ç/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/gu(?=[eiy])/g, 'g'],
  [/c(?!h)/g, 'k'],
  [/eau|au/g, 'o'],
  [/ai|ei/g, 'e'],
  [/[ae](?=[mn](?:[^aeiouymn]|$))/g, 'a'],
  [/y/g, 'i'],
  [/(?<=.)h/g, ''],
  [/^h/, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=...)(?:er|e|ent|t|d|s|x)$/, ''],
];

/** Sounds already told: the words of the book are asked for again and again. */
const told = new Map<string, string>();

/** Roughly how a root sounds: words written otherwise and said alike are one. */
export function soundOf(root: string): string {
  const sound = told.get(root) ?? SOUNDS.reduce((text, [from, to]) => text.replace(from, to), root);
  told.set(root, sound);
  return sound;
}

/** Letters that may be wrong in a word that begins well. */
const faults = (root: string): number => (root.length < 4 ? 0 : root.length < 9 ? 1 : 2);

/** Whether two neighbouring letters changed places. */
function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return at >= 0 && a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b;
}

/** How far `known` is from what was typed; undefined when it is another word, or another form of the same one, which a search finds by itself. */
function farness(root: string, known: string): number | undefined {
  if (known.length < 3 || Math.abs(root.length - known.length) > 4) return;
  const isBegun = root[0] === known[0];
  if (soundOf(root) === soundOf(known)) return isBegun ? 1 : 1.5;
  if (isKin(root, known)) return;
  if (isSwap(root, known)) return isBegun ? 1 : 1.5;
  const letters = isBegun ? distance(root, known) : Number.POSITIVE_INFINITY;
  return letters <= faults(root) ? letters : undefined;
}

/** The word of the book in one that an elided one begins, without its apostrophe: « lanneau ». */
function unelided(root: string, words: { has(root: string): boolean }): string | undefined {
  const [, rest] = /^(?:qu|[cdjlmnst])([aehiouy].{2,})$/.exec(root) ?? [];
  return rest && words.has(rest) ? rest : undefined;
}

/** How much more used a word must be, as a power of e, to be chosen before one that is a letter nearer. */
const LETTER = 4;

/**
 * The word of the book nearest to `root`, the more used winning over the slightly nearer; undefined when none is near. A word of the language
 * (`french`) was meant, unless it sounds as one of the book.
 */
export function corrected(
  root: string,
  words: ReadonlyMap<string, { readonly weight: number }>,
  french: ReadonlySet<string> = new Set(),
): string | undefined {
  if (/\d/.test(root)) return;
  const isFrench = french.has(root);
  const bare = isFrench ? undefined : unelided(root, words);
  if (bare) return bare;
  let best: { known: string; cost: number } | undefined;
  for (const [known, { weight }] of words) {
    const far = farness(root, known);
    if (far === undefined || (isFrench && soundOf(root) !== soundOf(known))) continue;
    const cost = far * LETTER - Math.log(weight);
    if (!best || cost < best.cost) best = { known, cost };
  }
  return best?.known;
}

/** Of the words of the language, as roots, those that would else be taken for one of the book: few, so that the page can hold them. */
export function mistakable(french: Iterable<string>, words: ReadonlySet<string>): readonly string[] {
  const places = Map.groupBy(words, (word) => `${word[0]}${word.length}`);
  const isNear = (root: string, known: string): boolean =>
    distance(root, known) <= 2 && soundOf(root) !== soundOf(known) && farness(root, known) !== undefined;
  return [...new Set(french)]
    .filter((root) => {
      if (words.has(root) || root.length < 3) return false;
      const near = [-2, -1, 0, 1, 2].some((more) => places.get(`${root[0]}${root.length + more}`)?.some((known) => isNear(root, known)));
      return near || unelided(root, words) !== undefined || words.has(`${root[1]}${root[0]}${root.slice(2)}`);
    })
    .sort();
}
