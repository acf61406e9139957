/** What Zargos lets a table choose: readings, and the whole board of its own box. */
import { boardBox } from '#components/our-table/box/board-box.ts';
import type { OurTableSpec } from '#components/our-table/spec.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';
import { groundInWords, readGround } from './board/own/ground.ts';

export const OUR_TABLE: OurTableSpec = {
  rulings: RULINGS,
  box: boardBox(readGround, groundInWords, 'zargos/plateau/'),
};
