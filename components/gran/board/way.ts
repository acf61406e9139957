/** A way over a board, along its lines, curves included. */
import type { Spot } from '#engine/gran/data/board-shape.ts';
import type { Board, PointId } from '#engine/gran/types.ts';
import { MARGIN, spotOf } from './sheet-of.ts';

type Ways = Pick<Board, 'points' | 'lines'>;

/** Where the line between two points is bent to; undefined of a straight one. */
function bendOf({ lines }: Ways, from: PointId, to: PointId): Spot | undefined {
  const bend = lines.find(({ a, b }) => (a === from && b === to) || (a === to && b === from))?.bend;
  return bend && [bend[0] + MARGIN, bend[1] + MARGIN];
}

const spotsOf = ({ points }: Ways): ReadonlyMap<PointId, Spot> => new Map(points.map((point) => [point.id, spotOf(point)]));

/** The path data of ways on this board. */
export function wayOn(board: Ways): (path: readonly PointId[]) => string {
  const spots = spotsOf(board);
  const at = (id: PointId): string => (spots.get(id) ?? [0, 0]).join(' ');
  const stepPath = (from: PointId, to: PointId): string => {
    const bend = bendOf(board, from, to);
    return bend ? `Q${bend.join(' ')} ${at(to)}` : `L${at(to)}`;
  };
  return (path) => {
    const [start, ...rest] = path;
    return start === undefined ? '' : `M${at(start)}${rest.map((to, i) => stepPath(path[i] ?? start, to)).join('')}`;
  };
}

/** Spots on each line of a way, between its ends. */
const STEPS = 8;

/** Spots close by one another along a way of this board. */
export function alongOn(board: Ways): (path: readonly PointId[]) => readonly Spot[] {
  const spots = spotsOf(board);
  return (path) =>
    path.slice(1).flatMap((id, i) => {
      const from = path[i] ?? id;
      const [start, end] = [spots.get(from) ?? [0, 0], spots.get(id) ?? [0, 0]];
      const bend = bendOf(board, from, id) ?? [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
      return Array.from({ length: STEPS }, (_, step): Spot => {
        const t = (step + 0.5) / STEPS;
        const at = (axis: 0 | 1) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * bend[axis] + t * t * end[axis];
        return [at(0), at(1)];
      });
    });
}
