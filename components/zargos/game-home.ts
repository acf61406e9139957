/** What Zargos lets a table choose: readings, and the whole board of its own box. */
import { boardHome } from '#components/our-table/box/board-home.ts';
import type { GameHome } from '#components/our-table/home.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';
import { groundInWords, readGround } from './board/own/ground.ts';

export const HOME: GameHome = {
  rulings: RULINGS,
  box: boardHome(readGround, groundInWords, 'zargos/plateau/'),
};
