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

/** Letters that may be wrong in a word. */
const faults = (root: string): number => (root.length < 4 ? 0 : root.length < 6 ? 1 : root.length < 10 ? 2 : 3);

/** Whether two neighbouring letters changed places. */
function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return at >= 0 && a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b;
}

/** How far `known` is from what was typed; undefined when it is another word. */
function farness(root: string, known: string): number | undefined {
  if (known.length < 3 || Math.abs(root.length - known.length) > 4) return;
  const letters = distance(root, known);
  if (isKin(root, known)) return (1 + letters) / 4;
  const apart = soundOf(root) === soundOf(known) || isSwap(root, known) ? 1 : letters;
  return apart <= faults(root) ? apart + (root[0] === known[0] ? 0 : 0.5) : undefined;
}

/** How much more used a word must be, as a power of e, to be chosen before one that is a letter nearer. */
const LETTER = 4;

/** The word of the book nearest to `root`, the more used winning over the slightly nearer; undefined when none is near. */
export function corrected(root: string, words: ReadonlyMap<string, { readonly weight: number }>): string | undefined {
  if (/\d/.test(root)) return;
  let best: { known: string; cost: number } | undefined;
  for (const [known, { weight }] of words) {
    const far = farness(root, known);
    if (far === undefined) continue;
    const cost = far * LETTER - Math.log(weight);
    if (!best || cost < best.cost) best = { known, cost };
  }
  return best?.known;
}
