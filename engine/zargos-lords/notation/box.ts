/**
 * A club's box in a link, only what differs from ours: `boite=1~fec-jb8~a1122334`. After the version come sections joined by `~`. `f`: three signs a
 * counter: its letter, combat, movement, `-` for ours. `c`: eight signs a band: its first difference plus 20 in two, then six results. `a`, `l`, `v`:
 * seven signs a row of the arrows, flames, visions: the distance, then one a face of the die. `n`, `m`: two signs a counter: its letter, then the
 * arrows or flames that it needs. `k`: three signs a counter: its letter, then how many there are, in two. `t`: 1 where the edges of the map meet, else 0, its columns in two,
 * then its hexes row by row, each a letter of `GROUNDS`, after how many there are of it where there are several. `d`: names of its lands, joined by `-`. Numbers are in base 36; counters and results are letters from `a`, by their rank in `KINDS` and `RESULTS`.
 */
import { type ByKind, differencesOf, isAlike, type SomeFactors } from '../data/differences.ts';
import { BOX } from '../data/tables.ts';
import { type Box, KINDS, type Kind, type OwnMap, RESULTS, type Result, type Shot } from '../types.ts';

/** Raised when the same text would mean something else. */
export const BOX_VERSION = '1';

/** Longest text that is read; the longest that is written has 395 signs, and with a map of 1,200 hexes that are all unlike their neighbours, 2,400. */
export const MAX_BOX = 2500;

/** The letters of a map's signs, in this order. */
export const GROUND_SIGNS = '.c~Abo123456789';
export const GROUND_LETTERS = 'pcmhbgqrstuvwxy';

export const LETTERS = 'abcdefghijklmnopqrs';
const letterOf = (kind: Kind): string => LETTERS.charAt(KINDS.indexOf(kind));
const resultLetter = (result: Result): string => LETTERS.charAt(RESULTS.indexOf(result));

/** Added to a first difference, which may be as low as -20. */
export const OFFSET = 20;

export const TABLES = { a: 'arrows', l: 'flames', v: 'visions' } as const satisfies Record<string, Shot>;
export const NEEDS = { n: 'arrows', m: 'flames' } as const satisfies Record<string, keyof Box['needs']>;

const digit = (value: number): string => value.toString(36);

const kinds = <Value>(values: ByKind<Value> | undefined, write: (value: Value) => string): string =>
  KINDS.map((kind) => {
    const value = values?.[kind];
    return value === undefined ? '' : letterOf(kind) + write(value);
  }).join('');

const factorSigns = ({ combat, movement }: SomeFactors): string =>
  [combat, movement].map((one) => (one === undefined ? '-' : digit(one))).join('');

const rows = (box: Box, shot: Shot): string =>
  box[shot].map((row, at) => (isAlike(row, BOX[shot][at]) ? '' : `${at + 1}${row.map(digit).join('')}`)).join('');

/** Any text in signs that a link keeps, `-` left out. */
const inSigns = (text: string): string =>
  [...text].map((sign) => (/[\dA-Za-z]/.test(sign) ? sign : `_${(sign.codePointAt(0) ?? 0).toString(16).padStart(5, '0')}`)).join('');

function groundSigns({ rows, wraps }: OwnMap): string {
  const runs = rows.join('').match(/(.)\1*/g) ?? [];
  const ground = runs.map((run) => `${run.length > 1 ? run.length : ''}${GROUND_LETTERS.charAt(GROUND_SIGNS.indexOf(run.charAt(0)))}`);
  return `${wraps ? 1 : 0}${(rows[0]?.length ?? 0).toString().padStart(2, '0')}${ground.join('')}`;
}

/** The value of `boite=`; ours is the version alone. */
export function formatBox(box: Box): string {
  const { factors, combat = [], needs, copies, map } = differencesOf(box);
  const bands = combat.map(({ from, results }) => digit(from + OFFSET).padStart(2, '0') + results.map(resultLetter).join(''));
  const sections = [
    `f${kinds(factors, factorSigns)}`,
    `c${bands.join('')}`,
    ...Object.entries(TABLES).map(([sign, shot]) => sign + rows(box, shot)),
    ...Object.entries(NEEDS).map(([sign, shot]) => sign + kinds(needs?.[shot], digit)),
    `k${kinds(copies, (count) => count.toString().padStart(2, '0'))}`,
    `t${map ? groundSigns(map) : ''}`,
    `d${map ? map.names.map(inSigns).join('-') : ''}`,
  ];
  return [BOX_VERSION, ...sections.filter((section) => section.length > 1)].join('~');
}

export const FILE_FORMAT = 'boite-zargos-lords';
export const FILE_VERSION = 1;

/** A box as its file holds it: only what differs from ours. */
export const boxFileOf = (box: Box) => ({ format: FILE_FORMAT, version: FILE_VERSION, box: differencesOf(box) });
