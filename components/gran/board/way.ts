/** A way over a board as path data, along its lines, curves included. */
import type { Board, PointId } from '#engine/gran/types.ts';
import { MARGIN, spotOf } from './sheet-of.ts';

/** The path data of ways on this board. */
export function wayOn({ points, lines }: Pick<Board, 'points' | 'lines'>): (path: readonly PointId[]) => string {
  const spots: ReadonlyMap<PointId, string> = new Map(points.map((point) => [point.id, spotOf(point).join(' ')]));
  const at = (id: PointId): string => spots.get(id) ?? '0 0';
  const stepPath = (from: PointId, to: PointId): string => {
    const line = lines.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
    return line?.bend ? `Q${line.bend[0] + MARGIN} ${line.bend[1] + MARGIN} ${at(to)}` : `L${at(to)}`;
  };
  return (path) => {
    const [start, ...rest] = path;
    return start === undefined ? '' : `M${at(start)}${rest.map((to, i) => stepPath(path[i] ?? start, to)).join('')}`;
  };
}
