/** Where the places of a box's board are drawn: where its file puts them, or, where it says nothing, where our map has those of the same name. */

import type { Point } from '#components/kit/drawing/ink.ts';
import type { BoardTables } from '#engine/zargos/board/tables.ts';
import { type Placed, SHEET } from '#engine/zargos/data/board-types.ts';
import { OURS } from '../ground.ts';

/** Units of the map left round its places, for their circles and names. */
const MARGIN = 110;

/** Of a place's circle, in units of the map: two places lie no nearer than twice that once the margin has drawn them together. */
export const RADIUS = 44;

const inside = (along: number): number => Math.round(MARGIN + (along * (SHEET - 2 * MARGIN)) / SHEET);

/** By place, as a file has them; `ours` are the labels of our map, in the order of our tables. */
export const placedOn = ({ board }: BoardTables, ours: readonly Point[]): readonly Placed[] =>
  [...board.territories, ...board.seas].map(({ id, x, y }) => {
    const [ourX = 0, ourY = 0] = ours[OURS.tables.places.get(id) ?? -1] ?? [];
    return { x: x ?? ourX, y: y ?? ourY };
  });

export const spotsOn = (tables: BoardTables, ours: readonly Point[]): readonly Point[] =>
  placedOn(tables, ours).map(({ x = 0, y = 0 }): Point => [inside(x), inside(y)]);

/** Path data of the circle of a place. */
export const circleAt = ([x, y]: Point): string =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0z`;

/** The name of each kingdom, amid its territories. */
export const kingdomsOn = ({ board, kingdoms, members }: BoardTables, spots: readonly Point[]) =>
  board.kingdoms.map(({ id, name }) => {
    const own = (members[kingdoms.indexOf(id)] ?? []).flatMap((place) => (spots[place] ? [spots[place]] : []));
    const mean = (axis: 0 | 1) => Math.round(own.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, own.length));
    return { id, name, at: [mean(0), mean(1)] as const };
  });
