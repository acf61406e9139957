/** The Moine's best play in every state of a fight, as a table: what `monk-solve.ts` finds, and how to read it. */
import type { Side } from '../rules/combat.ts';
import { bandOf } from './terms.ts';
import type { MonkChoices } from './throws.ts';

/** Losses of one throw: 0 to 12. */
export const LOSSES = 13;

export interface MonkTable {
  /** The side that throws first, with up to `first` pawns; the other has up to `second`. */
  readonly firstSide: Side;
  readonly first: number;
  readonly second: number;
  /** Choices at the first and at the second throw, by band of the thrower. */
  readonly firstChoices: readonly MonkChoices[];
  readonly secondChoices: readonly MonkChoices[];
  /** `[cellOf(x, y)]`: chance that the Moine holds, x pawns throwing first against y. */
  readonly value: Float64Array;
  /** `[cellOf(x, y) × LOSSES + l]`: chance that the first throw is kept and takes off l. */
  readonly kept: Float64Array;
  /** The same for first throws of which a die is thrown again. */
  readonly rethrown: Float64Array;
  /** `[nodeOf(band, x, y) × LOSSES + j]`: chance that the second throw takes off j, the power being saved for it. */
  readonly answer: Float64Array;
}

export type Size = Pick<MonkTable, 'first' | 'second'>;

export const monkCell = ({ second }: Size, x: number, y: number): number => x * (second + 1) + y;

/** Chance that the Moine holds the province, so many attackers and defenders standing at the start of a round. */
export const holdOf = (table: MonkTable, attackers: number, defenders: number): number =>
  table.value[table.firstSide === 'attacker' ? monkCell(table, attackers, defenders) : monkCell(table, defenders, attackers)] ?? 0;

/** Cell of a node: the second side throws as `band` (it stood so at the start of the round), x pawns face y that are left. */
export const nodeOf = (size: Size, band: number, x: number, y: number): number =>
  band * (size.first + 1) * (size.second + 1) + monkCell(size, x, y);

/** Chance that a round takes nobody off, under the decisions of the table. */
export function nobodyFalls(table: MonkTable, x: number, y: number): number {
  const at = monkCell(table, x, y) * LOSSES;
  const band = bandOf(y);
  const saved = table.answer[nodeOf(table, band, x, y) * LOSSES] ?? 0;
  return (table.kept[at] ?? 0) * saved + (table.rethrown[at] ?? 0) * (table.secondChoices[band]?.falls[0] ?? 0);
}
