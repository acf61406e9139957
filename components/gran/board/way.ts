/** A way over the board as path data, along its lines, curves included. */
import { BOARD } from '#engine/gran/data/board.ts';
import type { PointId } from '#engine/gran/types.ts';
import { MARGIN, spotOf } from './sheet-of.ts';

const SPOTS: ReadonlyMap<PointId, string> = /* @__PURE__ */ new Map(BOARD.points.map((point) => [point.id, spotOf(point).join(' ')]));

const at = (id: PointId): string => SPOTS.get(id) ?? '0 0';

function stepPath(from: PointId, to: PointId): string {
  const line = BOARD.lines.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  return line?.bend ? `Q${line.bend[0] + MARGIN} ${line.bend[1] + MARGIN} ${at(to)}` : `L${at(to)}`;
}

export const wayPath = (path: readonly PointId[]): string => {
  const [start, ...rest] = path;
  return start === undefined ? '' : `M${at(start)}${rest.map((to, i) => stepPath(path[i] ?? start, to)).join('')}`;
};
