/** What the toy game lets a table choose: nothing. */
import type { GameHome } from '#components/our-table/home.ts';

export const HOME: GameHome = { rulings: [] };
