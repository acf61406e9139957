/** Look-ups on a board, built once. Rules name points by their ids; ways are sought by their numbers. */
import { type Graph, graphOf } from '../../core/graph.ts';
import type { Board, BoardPoint, PointKind } from '../data/board-types.ts';
import { KINGDOM_NAMES } from '../data/box.ts';
import type { Kingdom, PointId } from '../types.ts';

export interface BoardTables {
  readonly board: Board;
  /** Number of a point: its place in `board.points`. */
  readonly numbers: ReadonlyMap<PointId, number>;
  readonly graph: Graph;
}

export function tablesOf(board: Board): BoardTables {
  const numbers = new Map(board.points.map(({ id }, at) => [id, at]));
  const numberOf = (id: PointId): number => numbers.get(id) ?? -1;
  return {
    board,
    numbers,
    graph: graphOf(
      board.points.length,
      board.lines.map(({ a, b }) => [numberOf(a), numberOf(b)] as const),
    ),
  };
}

/** Throws on a point that the board has not: those from outside are checked at the door. */
export function numberOf({ numbers }: BoardTables, id: PointId): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`no point ${id} on this board`);
  return number;
}

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
export const neighboursOf = (tables: BoardTables, id: PointId): readonly PointId[] =>
  (tables.graph[numberOf(tables, id)] ?? []).map((number) => pointAt(tables, number).id);

export const idsOfKind = ({ board }: BoardTables, kind: PointKind): readonly PointId[] =>
  board.points.filter((point) => point.kind === kind).map(({ id }) => id);

/** « Galad 7 », « Dragon du Lac ». */
export const nameOf = (tables: BoardTables, id: PointId): string => pointOf(tables, id).name;

export const kingdomName = (kingdom: Kingdom): string => KINGDOM_NAMES[kingdom];
