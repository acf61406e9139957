/**
 * A club's box in a link, only what differs from ours: `boite=1~fec-jb8~a1122334`. After the version come sections joined by `~`. `f`: three signs a
 * counter: its letter, combat, movement, `-` for ours. `c`: eight signs a band: its first difference plus 20 in two, then six results. `a`, `l`, `v`:
 * seven signs a row of the arrows, flames, visions: the distance, then one a face of the die. `n`, `m`: two signs a counter: its letter, then the
 * arrows or flames that it needs. Numbers are in base 36; counters and results are letters from `a`, by their rank in `KINDS` and `RESULTS`.
 */
import { type Checked, shown } from '../../core/input.ts';
import { checkBox } from '../data/box.ts';
import { type ByKind, differencesOf, faultInWords, isAlike, type SomeFactors } from '../data/differences.ts';
import { BOX } from '../data/tables.ts';
import { type Box, KINDS, type Kind, RANGES, RESULTS, type Result, type Shot } from '../types.ts';

/** Raised when the same text would mean something else. */
export const BOX_VERSION = '1';

/** Longest text that is read; the longest that is written has 347 signs. */
export const MAX_BOX = 400;

const LETTERS = 'abcdefghijklmnopqrs';
const letterOf = (kind: Kind): string => LETTERS.charAt(KINDS.indexOf(kind));
const resultLetter = (result: Result): string => LETTERS.charAt(RESULTS.indexOf(result));

/** Added to a first difference, which may be as low as -20. */
const OFFSET = 20;

const TABLES = { a: 'arrows', l: 'flames', v: 'visions' } as const satisfies Record<string, Shot>;
const NEEDS = { n: 'arrows', m: 'flames' } as const satisfies Record<string, keyof Box['needs']>;

const digit = (value: number): string => value.toString(36);
const numberIn = (text: string): number => Number.parseInt(text, 36);

const kinds = <Value>(values: ByKind<Value> | undefined, write: (value: Value) => string): string =>
  KINDS.map((kind) => {
    const value = values?.[kind];
    return value === undefined ? '' : letterOf(kind) + write(value);
  }).join('');

const factorSigns = ({ combat, movement }: SomeFactors): string =>
  [combat, movement].map((one) => (one === undefined ? '-' : digit(one))).join('');

const rows = (box: Box, shot: Shot): string =>
  box[shot].map((row, at) => (isAlike(row, BOX[shot][at]) ? '' : `${at + 1}${row.map(digit).join('')}`)).join('');

/** The value of `boite=`; ours is the version alone. */
export function formatBox(box: Box): string {
  const { factors, combat = [], needs } = differencesOf(box);
  const bands = combat.map(({ from, results }) => digit(from + OFFSET).padStart(2, '0') + results.map(resultLetter).join(''));
  const sections = [
    `f${kinds(factors, factorSigns)}`,
    `c${bands.join('')}`,
    ...Object.entries(TABLES).map(([sign, shot]) => sign + rows(box, shot)),
    ...Object.entries(NEEDS).map(([sign, shot]) => sign + kinds(needs?.[shot], digit)),
  ];
  return [BOX_VERSION, ...sections.filter((section) => section.length > 1)].join('~');
}

/** A text cut in groups of `size` signs that `form` takes; undefined for any other. */
function cut(text: string, size: number, form: RegExp): readonly string[] | undefined {
  if (text === '' || text.length % size > 0) return undefined;
  const groups = Array.from({ length: text.length / size }, (_, at) => text.slice(at * size, (at + 1) * size));
  return groups.every((group) => form.test(group)) ? groups : undefined;
}

/** Groups by their first sign; undefined where one comes twice. */
function bySign<Key extends string, Value>(
  groups: readonly string[] | undefined,
  keyOf: (sign: string) => Key | undefined,
  read: (signs: string) => Value,
): Partial<Record<Key, Value>> | undefined {
  const found: Partial<Record<Key, Value>> = {};
  for (const group of groups ?? []) {
    const key = keyOf(group.charAt(0));
    if (key === undefined || found[key] !== undefined) return undefined;
    found[key] = read(group.slice(1));
  }
  return groups && found;
}

const kindAt = (sign: string): Kind | undefined => KINDS[LETTERS.indexOf(sign)];

const factorsIn = (text: string) =>
  bySign(cut(text, 3, /^[a-p][\da-z-]{2}$/), kindAt, (signs) => {
    const [combat = '', movement = ''] = signs;
    return { ...(combat !== '-' && { combat: numberIn(combat) }), ...(movement !== '-' && { movement: numberIn(movement) }) };
  });

const needsIn = (text: string) => bySign(cut(text, 2, /^[a-p][\da-z]$/), kindAt, numberIn);

const bandsIn = (text: string) =>
  cut(text, 8, /^[\da-z]{2}[a-s]{6}$/)?.map((group) => ({
    from: numberIn(group.slice(0, 2)) - OFFSET,
    results: [...group.slice(2)].map((letter) => RESULTS[LETTERS.indexOf(letter)]),
  }));

/** Ours with the rows written in its place. */
function tableIn(text: string, shot: Shot): readonly unknown[] | undefined {
  const within = (sign: string) => (Number(sign) <= RANGES[shot] ? sign : undefined);
  const found = bySign(cut(text, 7, /^[1-8][\da-z]{6}$/), within, (signs) => [...signs].map(numberIn));
  return found && BOX[shot].map((row, at) => found[`${at + 1}`] ?? row);
}

/** What a section writes, and where; undefined for what is no section. */
function sectionIn(section: string): readonly [path: string, value: unknown] | undefined {
  const [sign, text] = [section.charAt(0), section.slice(1)];
  switch (sign) {
    case 'f':
      return ['factors', factorsIn(text)];
    case 'c':
      return ['combat', bandsIn(text)];
    case 'a':
    case 'l':
    case 'v':
      return [TABLES[sign], tableIn(text, TABLES[sign])];
    case 'n':
    case 'm':
      return [`needs.${NEEDS[sign]}`, needsIn(text)];
    default:
      return undefined;
  }
}

/** The unchecked box that sections write; undefined where one is not a section, or comes twice. */
function rawIn(sections: readonly string[]): unknown {
  const found = new Map<string, unknown>();
  for (const section of sections) {
    const [path, value] = sectionIn(section) ?? [];
    if (path === undefined || value === undefined || found.has(path)) return undefined;
    found.set(path, value);
  }
  const { 'needs.arrows': arrows, 'needs.flames': flames, ...raw } = Object.fromEntries(found);
  return { ...raw, needs: { ...(arrows !== undefined && { arrows }), ...(flames !== undefined && { flames }) } };
}

/** Reads what `formatBox` wrote; refuses the whole in one sentence. Never throws. */
export function parseBox(text: string): Checked<Box> {
  const no = (because: string) => ({ ok: false, field: 'boite', because }) as const;
  if (text.length > MAX_BOX) return no(`La boîte de ce lien est trop longue : ${MAX_BOX} signes au plus.`);
  const [version = '', ...sections] = text.split('~');
  if (version !== BOX_VERSION)
    return no(`La boîte de ce lien est écrite dans une version inconnue, ${shown(version)} au lieu de ${BOX_VERSION}.`);
  const raw = rawIn(sections);
  if (raw === undefined) return no(`La boîte de ce lien n’est pas lisible : ${shown(text)}.`);
  const box = checkBox(raw);
  return box.ok ? box : no(`La boîte de ce lien ne va pas. ${faultInWords(box)}`);
}
