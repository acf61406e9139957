/** Where each place and each kingdom of our map is marked, by number and by kingdom: made at build, handed to the islands that draw over the map. */

import type { Point } from '#components/kit/drawing/ink.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { KingdomId } from '#engine/zargos/data/board-types.ts';
import { OURS } from '../ground.ts';
import { FRAME } from './BoardDecor.tsx';
import { MAP_SIZE } from './geometry.ts';
import { MAP } from './map.ts';

/** Seen from as far as on a phone, in units of the map: a letter of a name and half its height, half of what pawns take, the worth beside a capital's mark, and half a mark. */
const FAR = { letter: 32, high: 34, pawns: { x: 80, y: 54 }, worth: { x: 50, y: -25, room: 50 }, mark: 40 } as const;
/** What a name seeks round the middle, and how far from one try to the next. */
const [REACH, STEP] = [260, 20] as const;
/** Names stay clear of the frame. */
const EDGE = FRAME.inner + 14;
/** What a unit away from the middle costs, in square units covered. */
const NEAR = 14;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, a.wide + b.wide - Math.abs(a.x - b.x)) * Math.max(0, a.high + b.high - Math.abs(a.y - b.y));

/** What stands in each territory, seen from far: its pawns under the middle of its label, its mark, a capital's worth. */
const TAKEN: readonly Box[] = BOARD.territories.flatMap((one) => {
  const [x, y] = MAP.shapeOf(one.id).place;
  const isMarked = one.kind === 'capital' || one.kind === 'city' || one.volcano;
  const under = one.kind === 'capital' || one.volcano ? 80 : 29;
  return [
    ...(isMarked ? [{ x: one.kind === 'capital' ? x - 25 : x, y, wide: FAR.mark, high: FAR.mark }] : []),
    { x, y: y + under, wide: FAR.pawns.x, high: FAR.pawns.y },
    ...(one.kind === 'capital' ? [{ x: x + FAR.worth.x, y: y + FAR.worth.y, wide: FAR.worth.room, high: FAR.worth.room }] : []),
  ];
});

/** Near the middle of its territories, clear of pawns. */
function middleOf(kingdom: KingdomId, name: string): Point {
  const places = BOARD.territories.map(({ id, kingdom: land }) => ({ land, at: MAP.shapeOf(id).place }));
  const own = places.filter(({ land }) => land === kingdom);
  const mean = (axis: 0 | 1) => own.reduce((sum, { at }) => sum + at[axis], 0) / own.length;
  const [x, y] = [mean(0), mean(1)];
  const half = (name.length * FAR.letter) / 2;
  const steps = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, at) => at * STEP - REACH);
  const cost = ([at, down]: Point): number => {
    const box = { x: at, y: down, wide: half, high: FAR.high };
    return TAKEN.reduce((sum, taken) => sum + overlap(box, taken), 0) + NEAR * Math.hypot(at - x, down - y);
  };
  const far = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);
  const isOwn = (point: Point) => places.reduce((best, one) => (far(one.at, point) < far(best.at, point) ? one : best)).land === kingdom;
  const isInside = ([at]: Point) => at > EDGE + half && at < MAP_SIZE - EDGE - half;
  const tried = steps
    .flatMap((dx) => steps.map((dy): Point => [Math.round(x + dx), Math.round(y + dy)]))
    .filter((point) => isInside(point) && isOwn(point));
  return tried.reduce((best, point) => (cost(point) < cost(best) ? point : best));
}

export const OUR_SPOTS = OURS.tables.ids.map((id) => MAP.shapeOf(id).place);
export const OUR_KINGDOMS = BOARD.kingdoms.map(({ id, name }) => ({ id, name, at: middleOf(id, name) }));
