/**
 * A club's own box: what its counters and its sheet print, in place of our reconstruction. A table given replaces ours whole; what is left out stays
 * ours. What the booklet tells of the lost tables holds of every box, and each fault is one French sentence; what it does not tell is only doubted.
 */
import {
  type Checked,
  firstProblem,
  isRecord,
  misfit,
  type Problem,
  type Report,
  readFields,
  readInteger,
  shown,
} from '../../core/input.ts';
import { type Band, type Box, type ByDie, KINDS, type Kind, PEOPLES, type RangeTable, RESULTS, type Result } from '../types.ts';
import { kindsOf, PEOPLE_NAMES } from './counters.ts';
import { BOX } from './tables.ts';

export const MAX_COMBAT = 20;
export const MAX_MOVEMENT = 20;
export const MAX_NEED = 20;
export const MAX_COPIES = 60;
/** Counters of a people without its cities: what their numbers tell apart. */
const MOST_OF_A_PEOPLE = 66;
/** Most hits of one shot, or hexes of a flight. */
export const MAX_HITS = 12;
export const MAX_BANDS = 12;
export const LEAST_DIFFERENCE = -20;
export const MOST_DIFFERENCE = 60;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A list of `length` entries, else nothing. */
function readList(value: unknown, path: string, least: number, most: number, what: string, report: Report): readonly unknown[] | undefined {
  if (Array.isArray(value) && value.length >= least && value.length <= most) return value;
  const wanted = least === most ? `${most}` : `de ${least} à ${most}`;
  const given = Array.isArray(value) ? `une liste de ${value.length}` : shown(value);
  report(path, `${path} attend une liste de ${wanted} ${what}, pas ${given}.`);
  return undefined;
}

/** Six entries, one a face. */
function readByDie<Value>(
  value: unknown,
  path: string,
  fallback: ByDie<Value>,
  read: (one: unknown, path: string, fallback: Value) => Value,
  report: Report,
): ByDie<Value> {
  const list = readList(value, path, 6, 6, 'valeurs, une par face du dé', report);
  if (!list) return fallback;
  const [a, b, c, d, e, f] = FACES.map((_, at) => read(list[at], `${path}[${at}]`, fallback[at] ?? fallback[0]));
  return [a, b, c, d, e, f] as unknown as ByDie<Value>;
}

function readFactors(value: unknown, path: string, report: Report): Box['factors'] {
  if (value === undefined) return BOX.factors;
  const fields = readFields(value, path, KINDS, report);
  const found = { ...BOX.factors };
  for (const kind of KINDS) {
    if (fields[kind] === undefined) continue;
    const where = `${path}.${kind}`;
    const ours = BOX.factors[kind];
    const given = readFields(fields[kind], where, ['combat', 'movement'], report);
    found[kind] = {
      combat: given.combat === undefined ? ours.combat : readInteger(given.combat, `${where}.combat`, 0, MAX_COMBAT, ours.combat, report),
      movement:
        given.movement === undefined
          ? ours.movement
          : readInteger(given.movement, `${where}.movement`, 1, MAX_MOVEMENT, ours.movement, report),
    };
  }
  for (const kind of ['faucon', 'moines-fantassin'] as const) {
    const printed = BOX.factors[kind].combat;
    if (found[kind].combat !== printed)
      report(
        `${path}.${kind}.combat`,
        `${path}.${kind}.combat attend ${printed} : c’est ce que l’exemple du livret lui donne (LOR-COM-5).`,
      );
  }
  return found;
}

const rankOf = (result: Result): number => RESULTS.indexOf(result);

/** What the booklet tells of the table of combats. */
function combatFaults(bands: readonly Band[], path: string, report: Report): void {
  for (const [at, { from }] of bands.entries()) {
    const before = bands[at - 1];
    if (before && from <= before.from)
      report(`${path}[${at}].from`, `${path}[${at}].from attend plus de ${before.from} : les bandes montent.`);
  }
  const known = bands.findIndex(({ from }) => from === 4);
  const next = bands[known + 1];
  if (known < 0 || (next && next.from !== 8) || bands[known]?.results[3] !== 'D3')
    report(path, `${path} attend une bande de 4 à 7 où le dé 4 donne D3 : c’est l’exemple du livret (LOR-COM-5).`);
  if (!bands.some(({ results }) => results.some((result) => result.startsWith('A'))))
    report(path, `${path} attend aussi des résultats A : une attaque peut échouer (LOR-COM-2).`);
}

/** Luck and force that hurt: strange, and no fault, since the booklet promises it of no table of combats. */
function combatDoubts(bands: readonly Band[], path: string, report: Report): void {
  for (const [at, { results }] of bands.entries())
    for (const [die, result] of results.entries()) {
      const [lower, weaker] = [results[die - 1], bands[at - 1]?.results[die]];
      if (lower && rankOf(result) < rankOf(lower))
        report(`${path}[${at}].results[${die}]`, `${path}[${at}].results : le ${die + 1} y est pire que le ${die} pour l’attaquant.`);
      if (weaker && rankOf(result) < rankOf(weaker))
        report(`${path}[${at}].results[${die}]`, `${path}[${at}].results : le ${die + 1} y est pire que dans la bande d’en dessous.`);
    }
}

/** Where a higher die or a nearer target does less. */
function rangeDoubts(table: RangeTable, path: string, report: Report): void {
  for (const [at, row] of table.entries())
    for (const [die, hits] of row.entries()) {
      const [lower, nearer] = [row[die - 1] ?? 0, table[at - 1]?.[die] ?? MAX_HITS];
      if (hits < lower) report(`${path}[${at}][${die}]`, `${path}[${at}] : le ${die + 1} y donne moins que le ${die}.`);
      if (hits > nearer) report(`${path}[${at}][${die}]`, `${path}[${at}] : on y atteint mieux qu’un hexagone plus près.`);
    }
}

function readResult(value: unknown, path: string, fallback: Result, report: Report): Result {
  const found = RESULTS.find((one) => one === value);
  if (!found) misfit(value, path, 'AE, A8 à A1, -, D1 à D8 ou DE', report);
  return found ?? fallback;
}

function readCombat(value: unknown, path: string, report: Report): readonly Band[] {
  if (value === undefined) return BOX.combat;
  const list = readList(value, path, 1, MAX_BANDS, 'bandes', report);
  if (!list) return BOX.combat;
  let isRead = true;
  const listen: Report = (field, because) => {
    isRead = false;
    report(field, because);
  };
  const bands = list.map((one, at): Band => {
    const where = `${path}[${at}]`;
    const fields = readFields(one, where, ['from', 'results'], listen);
    return {
      from: readInteger(fields.from, `${where}.from`, LEAST_DIFFERENCE, MOST_DIFFERENCE, 0, listen),
      results: readByDie<Result>(
        fields.results,
        `${where}.results`,
        ['-', '-', '-', '-', '-', '-'],
        (result, field, fallback) => readResult(result, field, fallback, listen),
        listen,
      ),
    };
  });
  if (isRead) combatFaults(bands, path, listen);
  return isRead ? bands : BOX.combat;
}

function readRange(value: unknown, path: string, ours: RangeTable, rule: string, report: Report): RangeTable {
  if (value === undefined) return ours;
  const list = readList(value, path, ours.length, ours.length, `distances (${rule})`, report);
  if (!list) return ours;
  let isGood = true;
  const listen: Report = (field, because) => {
    isGood = false;
    report(field, because);
  };
  const table = list.map((row, at) =>
    readByDie<number>(row, `${path}[${at}]`, [0, 0, 0, 0, 0, 0], (one, field) => readInteger(one, field, 0, MAX_HITS, 0, listen), listen),
  );
  // Of visions the booklet says it: farther when nearer and when the die is higher.
  if (isGood && rule === 'LOR-SOR-2') rangeDoubts(table, path, listen);
  return isGood ? table : ours;
}

function readNeeds(value: unknown, path: string, report: Report): Box['needs'] {
  if (value === undefined) return BOX.needs;
  const fields = readFields(value, path, ['arrows', 'flames'], report);
  const read = (shot: 'arrows' | 'flames') => {
    const ours: Record<Kind, number> = { ...BOX.needs[shot] };
    if (fields[shot] === undefined) return ours;
    const given = readFields(fields[shot], `${path}.${shot}`, KINDS, report);
    for (const kind of KINDS)
      if (given[kind] !== undefined) ours[kind] = readInteger(given[kind], `${path}.${shot}.${kind}`, 1, MAX_NEED, ours[kind], report);
    return ours;
  };
  const needs = { arrows: read('arrows'), flames: read('flames') };
  if (needs.arrows.dragon !== 6) report(`${path}.arrows.dragon`, `${path}.arrows.dragon attend 6 : c’est l’exemple du livret (LOR-ARC-2).`);
  return needs;
}

/** A people takes the field with somebody, and with no more than their numbers tell apart. */
function readCopies(value: unknown, path: string, report: Report): Box['copies'] {
  if (value === undefined) return BOX.copies;
  const fields = readFields(value, path, KINDS, report);
  const copies: Record<Kind, number> = { ...BOX.copies };
  for (const kind of KINDS)
    if (fields[kind] !== undefined) copies[kind] = readInteger(fields[kind], `${path}.${kind}`, 0, MAX_COPIES, copies[kind], report);
  for (const people of PEOPLES) {
    const count = kindsOf(people).reduce((sum, kind) => sum + copies[kind], 0);
    if (count < 1 || count > MOST_OF_A_PEOPLE)
      report(path, `${path} attend de 1 à ${MOST_OF_A_PEOPLE} pions pour les ${PEOPLE_NAMES[people]}, pas ${count}.`);
  }
  return copies;
}

/** The three archers of the booklet made 1, 3 and 2 arrows: the table must hold them. */
function arrowFaults(arrows: RangeTable, path: string, report: Report): void {
  const all = arrows.flat();
  if (![1, 2, 3].every((hits) => all.includes(hits)))
    report(path, `${path} attend des 1, des 2 et des 3 : les trois archers du livret les font (LOR-ARC-2).`);
}

const pathOf = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** A club's box from outside; nothing at all is ours, and what is at fault stays ours. */
export function readBox(value: unknown, path: string, report: Report): Box {
  if (value === undefined) return BOX;
  const fields = readFields(value, path, ['factors', 'combat', 'arrows', 'flames', 'visions', 'needs', 'copies'], report);
  if (!isRecord(value)) return BOX;
  const arrows = readRange(fields.arrows, pathOf(path, 'arrows'), BOX.arrows, 'LOR-ARC-1', report);
  arrowFaults(arrows, pathOf(path, 'arrows'), report);
  return {
    factors: readFactors(fields.factors, pathOf(path, 'factors'), report),
    combat: readCombat(fields.combat, pathOf(path, 'combat'), report),
    arrows,
    flames: readRange(fields.flames, pathOf(path, 'flames'), BOX.flames, 'LOR-DRA-1', report),
    visions: readRange(fields.visions, pathOf(path, 'visions'), BOX.visions, 'LOR-SOR-2', report),
    needs: readNeeds(fields.needs, pathOf(path, 'needs'), report),
    copies: readCopies(fields.copies, pathOf(path, 'copies'), report),
  };
}

/** The same, refused whole at the first fault. */
export const checkBox = (input: unknown): Checked<Box> => firstProblem((report) => readBox(input, '', report));

const MAX_PROBLEMS = 50;

/** What would surprise in a box without being a fault: to be read again on the sheet. */
export function boxDoubts(box: Box): readonly Problem[] {
  const doubts: Problem[] = [];
  const report: Report = (field, because) => doubts.push({ field, because });
  combatDoubts(box.combat, 'combat', report);
  rangeDoubts(box.arrows, 'arrows', report);
  rangeDoubts(box.flames, 'flames', report);
  return doubts;
}

/** Every fault of a box, 50 at most: for a page where a club copies its sheet. */
export function boxProblems(input: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  readBox(input, '', (field, because) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ field, because });
  });
  return problems;
}
