/** What the lines of the map part, and the lines drawn over it: path data in map units. */

import type { Point } from '#components/kit/drawing/ink.ts';
import type { Board, PlaceId } from '#engine/zargos/data/board-types.ts';
import type { MapLine, MapShapes } from './geometry.ts';

const joined = (lines: readonly MapLine[]): string => lines.map(({ path }) => path).join('');

/** Path data of the map's lines by what they part. */
export function mapLines(board: Board, { lines }: MapShapes) {
  const kingdoms = new Map<PlaceId | 'frame', string>(board.territories.map(({ id, kingdom }) => [id, kingdom]));
  const isDoubtful = new Map(board.borders.map(({ a, b, doubtful }) => [`${a} ${b}`, doubtful === true]));
  const of = (isWanted: (line: MapLine, a: string | undefined, b: string | undefined) => boolean) =>
    joined(lines.filter((line) => isWanted(line, kingdoms.get(line.a), kingdoms.get(line.b))));
  const doubtful = ({ a, b }: MapLine) => isDoubtful.get(`${a} ${b}`) ?? isDoubtful.get(`${b} ${a}`) ?? false;
  return {
    firm: of((line, a, b) => a !== undefined && a === b && !doubtful(line)),
    doubtful: of((line, a, b) => a !== undefined && a === b && doubtful(line)),
    kingdom: of((line, a, b) => a !== undefined && b !== undefined && a !== b && !doubtful(line)),
    doubtfulKingdom: of((line, a, b) => a !== undefined && b !== undefined && a !== b && doubtful(line)),
    doubts: of((line) => doubtful(line)),
    coast: of((line, a, b) => (a === undefined) !== (b === undefined) && line.b !== 'frame'),
    sea: of((line, a, b) => a === undefined && b === undefined && line.b !== 'frame'),
  };
}

/** A bowed line from inside one coast to inside the other. */
export function straitPath([from, to]: readonly [Point, Point]): string {
  const bow = 0.12;
  const middle = [(from[0] + to[0]) / 2 - bow * (to[1] - from[1]), (from[1] + to[1]) / 2 + bow * (to[0] - from[0])];
  const [x0, y0, cx, cy, x1, y1] = [...from, ...middle, ...to].map(Math.round);
  return `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`;
}

/** A bowed line from volcano to volcano. */
export function vortexPath([ax, ay]: Point, [bx, by]: Point): string {
  const bow = 0.12;
  return `M${ax} ${ay}Q${Math.round((ax + bx) / 2 - (by - ay) * bow)} ${Math.round((ay + by) / 2 + (bx - ax) * bow)} ${bx} ${by}`;
}
