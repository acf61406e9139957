/** A club's box out of a text (`box.ts` says how it is written), apart from its writing: a page that only writes does without it. */
import { type Checked, firstProblem, shown } from '../../core/input.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../board/map.ts';
import { readOwnMap } from '../board/own-map.ts';
import { checkBox } from '../data/box.ts';
import { faultInWords } from '../data/differences.ts';
import { BOX } from '../data/tables.ts';
import { type Box, KINDS, type Kind, type OwnMap, RANGES, RESULTS, type Shot } from '../types.ts';
import { BOX_VERSION, GROUND_LETTERS, GROUND_SIGNS, LETTERS, MAX_BOX, NEEDS, OFFSET, TABLES } from './box.ts';

const MAX_HEXES = MAX_COLUMNS * MAX_ROWS;

const numberIn = (text: string): number => Number.parseInt(text, 36);

const outOfSigns = (signs: string): string =>
  signs.replace(/_([\da-f]{5})/g, (_, digits: string) => String.fromCodePoint(Math.min(Number.parseInt(digits, 16), 0x10ffff)));

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

const copiesIn = (text: string) => bySign(cut(text, 3, /^[a-p]\d\d$/), kindAt, Number);

/** The rows of a map; undefined for what is none. */
function groundIn(text: string): Pick<OwnMap, 'rows' | 'wraps'> | undefined {
  const [, edges, width = '', ground = ''] = /^([01])(\d\d)((?:\d{0,4}[a-z])+)$/.exec(text) ?? [];
  const columns = Number(width);
  const runs = [...ground.matchAll(/(\d*)([a-z])/g)].map(([, count, letter = '']) => ({
    count: count ? Number(count) : 1,
    sign: GROUND_SIGNS.charAt(GROUND_LETTERS.indexOf(letter)),
  }));
  const hexes = runs.reduce((sum, { count }) => sum + count, 0);
  if (columns < 1 || hexes > MAX_HEXES || hexes % columns > 0 || runs.some(({ count, sign }) => count < 1 || sign === '')) return undefined;
  const signs = runs.map(({ count, sign }) => sign.repeat(count)).join('');
  const rows = Array.from({ length: hexes / columns }, (_, at) => signs.slice(at * columns, (at + 1) * columns));
  return { rows, wraps: edges === '1' };
}

const namesIn = (text: string): readonly string[] | undefined =>
  /^(?:[\dA-Za-z-]|_[\da-f]{5})+$/.test(text) ? text.split('-').map(outOfSigns) : undefined;

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
    case 'k':
      return ['copies', copiesIn(text)];
    case 't':
      return ['map', groundIn(text)];
    case 'd':
      return ['names', namesIn(text)];
    default:
      return undefined;
  }
}

/** The tables of a box as `checkBox` reads them, and its map. */
interface RawBox {
  readonly tables: unknown;
  readonly map?: unknown;
}

/** The unchecked box that sections write; undefined where one is not a section, or comes twice. */
function rawIn(sections: readonly string[]): RawBox | undefined {
  const found = new Map<string, unknown>();
  for (const section of sections) {
    const [path, value] = sectionIn(section) ?? [];
    if (path === undefined || value === undefined || found.has(path)) return undefined;
    found.set(path, value);
  }
  const { 'needs.arrows': arrows, 'needs.flames': flames, map, names = [], ...raw } = Object.fromEntries(found);
  if (found.has('names') && map === undefined) return undefined;
  return {
    tables: { ...raw, needs: { ...(arrows !== undefined && { arrows }), ...(flames !== undefined && { flames }) } },
    ...(typeof map === 'object' && { map: { ...map, names } }),
  };
}

/** The tables and the map of a box from outside, refused whole at the first fault. */
export function checkWholeBox({ tables, map }: RawBox): Checked<Box> {
  const read = checkBox(tables);
  if (!read.ok) return read;
  const own = firstProblem((report) => readOwnMap(map, 'map', report));
  return own.ok ? { ok: true, value: { ...read.value, ...(own.value && { map: own.value }) } } : own;
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
  const box = checkWholeBox(raw);
  return box.ok ? box : no(`La boîte de ce lien ne va pas. ${faultInWords(box)}`);
}
