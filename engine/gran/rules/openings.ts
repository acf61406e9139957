/** The points that a stone may take, found at once for the whole board: what `judgeStone` and `judgeSword` say point by point, for games played fast. */
import { FAR } from '../../core/graph.ts';
import { type BoardTables, idsOfKind, numberOf } from '../board/tables.ts';
import { STONES } from '../data/box.ts';
import { readingsOf } from '../options.ts';
import type { Color, PointId, Position } from '../types.ts';
import { hasStone, ringPoint } from './pieces.ts';
import { reachers } from './reach.ts';
import { pointFault } from './stones.ts';

/**
 * Numbers of the points whose closing would part `to` from some of `from`, of those that have a way now: one walk through the graph, by the lowest point
 * that each part behind a point still touches (Tarjan). `to` itself is left out.
 */
function cuttersOf(tables: BoardTables, stones: readonly PointId[], to: PointId, from: readonly PointId[]): ReadonlySet<number> {
  const { graph } = tables;
  const root = numberOf(tables, to);
  const order = new Uint16Array(graph.length);
  const lowest = new Uint16Array(graph.length);
  const held = new Uint16Array(graph.length);
  for (const stone of stones) order[numberOf(tables, stone)] = FAR;
  for (const id of from) held[numberOf(tables, id)] = (held[numberOf(tables, id)] ?? 0) + 1;
  const cutters = new Set<number>();
  let count = 0;
  /** Knights at `node` and behind it. */
  const visit = (node: number, parent: number): number => {
    count += 1;
    order[node] = count;
    let low = count;
    let knights = held[node] ?? 0;
    for (const next of graph[node] ?? []) {
      if (next === parent || order[next] === FAR) continue;
      if (order[next] !== 0) {
        low = Math.min(low, order[next] ?? 0);
        continue;
      }
      const behind = visit(next, node);
      knights += behind;
      low = Math.min(low, lowest[next] ?? 0);
      if (behind > 0 && node !== root && (lowest[next] ?? 0) >= (order[node] ?? 0)) cutters.add(node);
    }
    lowest[node] = low;
    return knights;
  };
  visit(root, -1);
  return cutters;
}

/** Numbers of the points on which a stone, `stones` being the others, would take a way that somebody has now and that the table protects (GRA-PIE-3, GRA-L-26). */
function closers(tables: BoardTables, position: Position, stones: readonly PointId[], guardsRing: boolean): readonly ReadonlySet<number>[] {
  const bearer = 'bearer' in position.ring ? position.ring.bearer : undefined;
  const knights = (to: PointId, but?: Color): readonly Color[] =>
    // Where no stone was lifted, `cuttersOf` meets by itself only those who have a way.
    stones === position.stones
      ? position.pieces.flatMap(({ color }) => (color === but ? [] : [color]))
      : reachers(tables, position, position.stones, to, but);
  const cutting = (to: PointId, but?: Color) => {
    const had = knights(to, but);
    const from = position.pieces.flatMap(({ color, at }) => (had.includes(color) ? [at] : []));
    return cuttersOf(tables, stones, to, from);
  };
  const cities = readingsOf(position)['GRA-L-26'] === 'oui' ? [] : idsOfKind(tables, 'city');
  return [...(guardsRing ? [cutting(ringPoint(position), bearer)] : []), ...cities.map((city) => cutting(city))];
}

/** What the judges allow, point after point in the board's order, the ways being looked at once for all. */
function* pointsFor(tables: BoardTables, position: Position, stones: readonly PointId[], guardsRing: boolean): Generator<PointId> {
  const closed = closers(tables, position, stones, guardsRing);
  for (const [number, { id }] of tables.board.points.entries())
    if (!closed.some((one) => one.has(number)) && !pointFault(tables, position, id)) yield id;
}

const forStone = (tables: BoardTables, position: Position): Iterable<PointId> =>
  position.stones.length >= STONES ? [] : pointsFor(tables, position, position.stones, true);

const forSword = (tables: BoardTables, position: Position, from: PointId): Iterable<PointId> =>
  hasStone(position, from)
    ? pointsFor(
        tables,
        position,
        position.stones.filter((stone) => stone !== from),
        readingsOf(position)['GRA-L-16'] === 'oui',
      )
    : [];

const isSome = (points: Iterable<PointId>): boolean => {
  for (const _ of points) return true;
  return false;
};

/** Points on which the magic stone's obstacle may be laid; none: nothing happens. */
export const openForStone = (tables: BoardTables, position: Position): readonly PointId[] => [...forStone(tables, position)];

/** Points to which the sword may move the obstacle on `from`. */
export const openForSword = (tables: BoardTables, position: Position, from: PointId): readonly PointId[] => [
  ...forSword(tables, position, from),
];

export const hasOpenForStone = (tables: BoardTables, position: Position): boolean => isSome(forStone(tables, position));

export const hasOpenForSword = (tables: BoardTables, position: Position, from: PointId): boolean =>
  isSome(forSword(tables, position, from));
