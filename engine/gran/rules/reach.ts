/**
 * Who can still get to a point, one point at a time (GRA-L-5): obstacle stones close the way, dragons do not, for one may stop on them, and
 * neither do knights and occupied cities, which will not stay. The leaps of a bearer or of a duel's winner are not counted on.
 */
import { distancesFrom, FAR, shortestPath } from '../../core/graph.ts';
import { type BoardTables, neighboursOf, numberOf, pointAt } from '../board/tables.ts';
import type { Color, PointId, Position } from '../types.ts';

const closedBy = (tables: BoardTables, stones: readonly PointId[]): ((number: number) => boolean) => {
  const closed = new Uint8Array(tables.graph.length);
  for (const id of stones) closed[numberOf(tables, id)] = 1;
  return (number) => closed[number] === 0;
};

/** Steps from `to` to every point, by number; FAR where stones close the way. */
const stepsTo = (tables: BoardTables, stones: readonly PointId[], to: PointId): Uint16Array =>
  distancesFrom(tables.graph, [numberOf(tables, to)], closedBy(tables, stones));

/** Points from which `to` can be reached, itself included, in the board's order. */
export function pocketOf(tables: BoardTables, stones: readonly PointId[], to: PointId): readonly PointId[] {
  const steps = stepsTo(tables, stones, to);
  return tables.board.points.flatMap(({ id }, number) => (steps[number] === FAR ? [] : [id]));
}

/** The stones that close a pocket: those beside it, in the order laid. */
export function wallOf(tables: BoardTables, stones: readonly PointId[], pocket: readonly PointId[]): readonly PointId[] {
  const inside = new Set(pocket);
  return stones.filter((stone) => neighboursOf(tables, stone).some((id) => inside.has(id)));
}

/** Knights other than those of `but` that have a way to `to`. */
export function reachers(tables: BoardTables, position: Position, stones: readonly PointId[], to: PointId, but?: Color): readonly Color[] {
  const steps = stepsTo(tables, stones, to);
  return position.pieces.flatMap(({ color, at }) => (color !== but && steps[numberOf(tables, at)] !== FAR ? [color] : []));
}

/** A set of points. */
export interface Reach {
  has(at: PointId): boolean;
}

/** Points to which one knight or another has a way. */
export function reachOfKnights(tables: BoardTables, { pieces, stones }: Position): Reach {
  const starts = pieces.map(({ at }) => numberOf(tables, at));
  const steps = distancesFrom(tables.graph, starts, closedBy(tables, stones));
  return { has: (at) => steps[numberOf(tables, at)] !== FAR };
}

/** A shortest way past the stones, both ends included; without stopping on a dragon where `dragonless`. Undefined where there is none. */
export function wayTo(
  tables: BoardTables,
  stones: readonly PointId[],
  from: PointId,
  to: PointId,
  dragonless = false,
): readonly PointId[] | undefined {
  const isClear = closedBy(tables, stones);
  const start = numberOf(tables, from);
  const isOpen = (number: number): boolean =>
    isClear(number) && (!dragonless || number === start || pointAt(tables, number).kind !== 'dragon');
  return shortestPath(tables.graph, [start], [numberOf(tables, to)], isOpen)?.map((number) => pointAt(tables, number).id);
}
