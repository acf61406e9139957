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

/** From the middle of a point to where a way begins: past a number as a phone writes it. */
const CLEAR = 26;

/** The path data of ways on this board, from the edge of a point to that of the next, so that what points bear is read. */
export function wayOn(board: Ways): (path: readonly PointId[]) => string {
  const spots = spotsOf(board);
  const told = (spot: Spot): string => spot.map((one) => Math.round(one * 10) / 10).join(' ');
  const mix = ([x, y]: Spot, [X, Y]: Spot, t: number): Spot => [x + (X - x) * t, y + (Y - y) * t];
  const stepPath = (from: PointId, to: PointId): string => {
    const [start, end]: readonly [Spot, Spot] = [spots.get(from) ?? [0, 0], spots.get(to) ?? [0, 0]];
    const bend = bendOf(board, from, to) ?? mix(start, end, 0.5);
    const long = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    const first = Math.min(0.4, CLEAR / long);
    const last = 1 - first;
    const at = (t: number): Spot => mix(mix(start, bend, t), mix(bend, end, t), t);
    return `M${told(at(first))}Q${told(mix(mix(start, bend, first), mix(bend, end, first), last))} ${told(at(last))}`;
  };
  return (path) =>
    path
      .slice(1)
      .map((to, i) => stepPath(path[i] ?? to, to))
      .join('');
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
