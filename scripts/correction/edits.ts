/** From the words that were and the words proposed to what changes in the sources: nothing but words, each where it is written. */
import { diffArrays } from 'diff';
import type { Spot } from './spots.ts';

/** Words between `from` and `to` of the plain text, and what takes their place. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly removed: string;
  readonly added: string;
}

/** What takes the place of a piece of a source. */
export interface Edit {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A number of a rule, a word (« l' » is one), a blank, or a sign. */
const WORDS = /[A-Z]{3}(?:-[A-Z0-9]+)+|[\p{L}\p{N}]+'?|./gsu;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** What changes from one plain text to another, word by word, in order. */
export function wordChanges(text: string, proposed: string): readonly Change[] {
  const changes: Change[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(wordsOf(text), wordsOf(proposed))) {
    const words = value.join('');
    const last = changes.at(-1);
    const isOn = last?.to === at && (added || removed);
    const base = isOn ? last : { from: at, to: at, removed: '', added: '' };
    if (isOn) changes.pop();
    if (added) changes.push({ ...base, added: base.added + words });
    if (removed) changes.push({ ...base, to: at + words.length, removed: base.removed + words });
    if (!added) at += words.length;
  }
  return changes;
}

/** Signs between two changes that are better told as one. */
const NEAR = 6;

/** The same changes for people: those a short word apart are one. */
export function toldChanges(changes: readonly Change[], text: string): readonly Change[] {
  const told: Change[] = [];
  for (const change of changes) {
    const last = told.at(-1);
    if (!last || change.from - last.to > NEAR) told.push(change);
    else {
      const between = text.slice(last.to, change.from);
      told[told.length - 1] = {
        from: last.from,
        to: change.to,
        removed: last.removed + between + change.removed,
        added: last.added + between + change.added,
      };
    }
  }
  return told;
}

/** The same change said elsewhere between `low` and `high`: what is put in or taken out may begin a few signs sooner or later and leave the same text. */
function* slid(change: Change, text: string, low: number, high: number): Generator<Change> {
  yield change;
  if (change.added && change.removed) return;
  const turn = (words: string, by: 1 | -1) => (by > 0 ? words.slice(1) + words[0] : (words.at(-1) ?? '') + words.slice(0, -1));
  for (const by of [-1, 1] as const) {
    let { from, to, removed, added } = change;
    for (;;) {
      const words = removed || added;
      const isOut = by > 0 ? to >= high : from <= low;
      if (isOut || (by > 0 ? text[to] !== words[0] : text[from - 1] !== words.at(-1))) break;
      [from, to, removed, added] = [from + by, to + by, removed && turn(removed, by), added && turn(added, by)];
      yield { from, to, removed, added };
    }
  }
}

type Placed = Omit<Edit, 'text'>;

/** Where words are put in between two signs: with those of the fewer elements around them; after what is held when nothing else is near. */
function gapAt(at: number, spots: readonly Spot[]): Placed | string {
  const [before, after] = [spots[at - 1], spots[at]];
  const free = [before, after].filter((spot) => spot !== undefined && !spot.held);
  const [best] = free.sort((a, b) => (a?.depth ?? 0) - (b?.depth ?? 0));
  const spot = best ?? (before?.ends && before.run !== after?.run ? before : undefined);
  if (!spot) return before?.held ?? after?.held ?? '';
  const place = spot === after ? spot.from : spot.to;
  return { file: spot.file, from: place, to: place };
}

/** Where `change` is written, or what holds it. */
function placeOf({ from, to }: Change, spots: readonly Spot[]): Placed | string {
  if (from === to) return gapAt(from, spots);
  const range = spots.slice(from, to);
  const held = range.find((spot) => spot.held)?.held;
  const [first, last] = [range[0], range.at(-1)];
  if (held || !first || !last) return held ?? '';
  const isWhole = range.every((spot, i) => spot.run === first.run && (i === 0 || range[i - 1]?.to === spot.from));
  return isWhole
    ? { file: first.file, from: first.from, to: last.to }
    : 'une mise en forme (des mots en italique, en lien, ou marqués d’une autre source)';
}

/** Words as the house writes them. */
const inHouse = (words: string): string => words.replaceAll("'", '’');

/** As Markdown: the signs that it would take for its own have a bar before them, and the number of a rule is a link. */
const inMarkdown = (words: string, ids: ReadonlySet<string>): string =>
  wordsOf(words)
    .map((word) => (ids.has(word) ? `<Renvoi id="${word}" />` : inHouse(word).replace(/[\\`*_{}[\]<>&|~#]/g, '\\$&')))
    .join('');

const isMarkdown = (file: string): boolean => file.endsWith('.mdx');

/** The edits that make `changes`, or one French sentence: why a change cannot be made by a program. */
export function editsOf(changes: readonly Change[], spots: readonly Spot[], ids: ReadonlySet<string>): readonly Edit[] | string {
  const text = spots.map(({ sign }) => sign).join('');
  const edits: Edit[] = [];
  let low = 0;
  for (const [i, change] of changes.entries()) {
    const places = [...slid(change, text, low, changes[i + 1]?.from ?? text.length)].map((same) => ({
      ...same,
      place: placeOf(same, spots),
    }));
    const found = places.find(({ place }) => typeof place !== 'string') ?? places[0];
    if (!found || typeof found.place === 'string') {
      const words = [change.removed.trim(), change.added.trim()].filter(Boolean).map((said) => `« ${said} »`);
      return `Le changement ${words.join(' → ')} touche ${found?.place} : il se fait à la main.`;
    }
    const { place, added } = found;
    low = found.to;
    if (!isMarkdown(place.file) && /["\\]/.test(added))
      return `« ${added.trim()} » porte un signe que ${place.file} n’écrit pas : il se fait à la main.`;
    edits.push({ ...place, text: isMarkdown(place.file) ? inMarkdown(added, ids) : inHouse(added) });
  }
  return edits;
}

/** `source` once the edits of its file are made, the last ones first. */
export const edited = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, { from, to, text: words }) => text.slice(0, from) + words + text.slice(to), source);
