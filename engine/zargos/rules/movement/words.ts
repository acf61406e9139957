/** How sentences on movements name places, kingdoms, peoples and numbers. */
import { counted, of } from '../../../core/french.ts';
import { type BoardTables, FAR } from '../../board/tables.ts';
import { PEOPLE_NAMES } from '../../data/peoples.ts';
import type { People } from '../../types.ts';
import type { Trail } from './search.ts';

/** A place as it is called; « Banzol-est » is one, so that no sentence lets a name stand before the verb « est ». */
export const nameOf = ({ names }: BoardTables, place: number): string => names[place] ?? '';

/** A place in a list: sea cells are put in quotes. */
export const quoted = (tables: BoardTables, place: number): string =>
  place < tables.territories ? nameOf(tables, place) : `« ${nameOf(tables, place)} »`;

/** A place after a preposition or a verb. */
export const placeName = (tables: BoardTables, place: number): string =>
  place < tables.territories ? nameOf(tables, place) : `la case ${quoted(tables, place)}`;

/** « le royaume d’Ohms » */
export const realmOf = ({ board, kingdomOf }: BoardTables, place: number): string =>
  `le royaume ${of(board.kingdoms[kingdomOf[place] ?? 0]?.name ?? '')}`;

export const boatsOf = (number: number): string => counted(number, 'bateau', 'bateaux');
export const cellsOf = (number: number): string => counted(number, 'case mer', 'cases mer');

/** « vous en avez 2 », « vous n’en avez pas » */
export const youHave = (number: number): string => (number === 0 ? 'vous n’en avez pas' : `vous en avez ${number}`);

export const people = (one: People): string => PEOPLE_NAMES[one];

/** The ways from the start to this one, start left out. */
export function hopsOf(trail: Trail): readonly Trail[] {
  const hops: Trail[] = [];
  for (let way: Trail | undefined = trail; way?.before; way = way.before) hops.unshift(way);
  return hops;
}

/** Steps by land as a sentence says them; undefined from one land mass to another. */
export function landSteps({ steps, territories }: BoardTables, a: number, b: number): number | undefined {
  const far = a < territories && b < territories ? (steps[a * territories + b] ?? FAR) : FAR;
  return far === FAR ? undefined : far;
}
