/** Where each place and each kingdom of our map is marked, by number and by kingdom: made at build, handed to the islands that draw over the map. */

import type { Point } from '#components/kit/drawing/ink.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { KingdomId } from '#engine/zargos/data/board-types.ts';
import { OURS } from '../ground.ts';
import { MAP } from './map.ts';

/** Room that a name wants round its middle, in units of the map. */
const ROOM = { x: 170, y: 70 } as const;

/** Near the middle of its territories, clear of castles and volcanoes. */
function middleOf(kingdom: KingdomId): Point {
  const own = BOARD.territories.filter((one) => one.kingdom === kingdom).map((one) => ({ ...one, at: MAP.shapeOf(one.id).place }));
  const mean = (axis: 0 | 1) => own.reduce((sum, { at }) => sum + at[axis], 0) / own.length;
  const middle: Point = [mean(0), mean(1)];
  const marks = own.filter(({ kind, volcano }) => kind === 'capital' || kind === 'city' || volcano).map(({ at }) => at);
  const far = ([ax, ay]: Point, [bx, by]: Point) => (ax - bx) ** 2 + (ay - by) ** 2;
  const between = own.flatMap(({ at }) => own.map((other): Point => [(at[0] + other.at[0]) / 2, (at[1] + other.at[1]) / 2]));
  const free = between.filter(([x, y]) => marks.every(([mx, my]) => Math.abs(x - mx) > ROOM.x || Math.abs(y - my) > ROOM.y));
  const [x, y] = (free.length > 0 ? free : [middle]).reduce((best, point) => (far(point, middle) < far(best, middle) ? point : best));
  return [Math.round(x), Math.round(y)];
}

export const OUR_SPOTS = OURS.tables.ids.map((id) => MAP.shapeOf(id).place);
export const OUR_KINGDOMS = BOARD.kingdoms.map(({ id, name }) => ({ id, name, at: middleOf(id) }));
