/** Look-ups on a board, built once. Rules name points by their ids; ways are sought by their numbers. */
import { type Graph, graphOf } from '../../core/graph.ts';
import { KINGDOM_NAMES } from '../data/box.ts';
import { type Board, type BoardPoint, type Kingdom, POINT_KINDS, type PointId, type PointKind, type Walk } from '../types.ts';

export interface BoardTables {
  readonly board: Board;
  /** Number of a point: its place in `board.points`. */
  readonly numbers: ReadonlyMap<PointId, number>;
  readonly graph: Graph;
  /** Points joined to each point by a line, in the board's order. */
  readonly near: ReadonlyMap<PointId, readonly PointId[]>;
  /** Ways on from each point, by the first step: see `stepsFrom`. */
  readonly steps: ReadonlyMap<PointId, readonly Step[]>;
  readonly ofKind: ReadonlyMap<PointKind, readonly PointId[]>;
}

/** A first point, the walk that stops there, and those of one point more: back where it began included. */
export interface Step {
  readonly to: PointId;
  readonly short: Walk;
  readonly long: readonly Walk[];
}

export function tablesOf(board: Board): BoardTables {
  const numbers = new Map(board.points.map(({ id }, at) => [id, at]));
  const numberOf = (id: PointId): number => numbers.get(id) ?? -1;
  const graph = graphOf(
    board.points.length,
    board.lines.map(({ a, b }) => [numberOf(a), numberOf(b)] as const),
  );
  const near = new Map(board.points.map(({ id }, at) => [id, (graph[at] ?? []).flatMap((next) => board.points[next]?.id ?? [])]));
  const around = (id: PointId): readonly PointId[] => near.get(id) ?? [];
  const step = (to: PointId): Step => ({ to, short: [to], long: around(to).map((next): Walk => [to, next]) });
  const idsOf = (kind: PointKind) => board.points.filter((point) => point.kind === kind).map(({ id }) => id);
  return {
    board,
    numbers,
    graph,
    near,
    steps: new Map(board.points.map(({ id }) => [id, around(id).map(step)])),
    ofKind: new Map(POINT_KINDS.map((kind) => [kind, idsOf(kind)])),
  };
}

const known = <Value>(values: ReadonlyMap<PointId, Value>, id: PointId): Value => {
  const value = values.get(id);
  if (value === undefined) throw new Error(`no point ${id} on this board`);
  return value;
};

/** Throws on a point that the board has not: those from outside are checked at the door. */
export const numberOf = ({ numbers }: BoardTables, id: PointId): number => known(numbers, id);

/** Throws on a number that the board has not. */
export function pointAt({ board }: BoardTables, number: number): BoardPoint {
  const point = board.points[number];
  if (!point) throw new Error(`no point number ${number} on this board`);
  return point;
}

export const isPoint = ({ numbers }: BoardTables, id: string): boolean => numbers.has(id);

export const pointOf = (tables: BoardTables, id: PointId): BoardPoint => pointAt(tables, numberOf(tables, id));

export const kindOf = (tables: BoardTables, id: PointId): PointKind => pointOf(tables, id).kind;

/** None for a point of exile (GRA-L-15). */
export const kingdomOf = (tables: BoardTables, id: PointId): Kingdom | undefined => pointOf(tables, id).kingdom;

/** Points joined to this one by a line, in the board's order. */
export const neighboursOf = ({ near }: BoardTables, id: PointId): readonly PointId[] => known(near, id);

/** First steps from a point, in the board's order. */
export const stepsFrom = ({ steps }: BoardTables, id: PointId): readonly Step[] => known(steps, id);

export const idsOfKind = ({ ofKind }: BoardTables, kind: PointKind): readonly PointId[] => ofKind.get(kind) ?? [];

/** « Galad 7 », « Dragon du Lac ». */
export const nameOf = (tables: BoardTables, id: PointId): string => pointOf(tables, id).name;

export const kingdomName = (kingdom: Kingdom): string => KINGDOM_NAMES[kingdom];
