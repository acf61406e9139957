/** Where each place and each kingdom of our map is marked, by number and by kingdom: made at build, handed to the islands that draw over the map. */
import { BOARD } from '#engine/zargos/data/board.ts';
import { OURS } from '../ground.ts';
import { MAP } from './map.ts';
import { middleOf } from './middle.ts';

export const OUR_SPOTS = OURS.tables.ids.map((id) => MAP.shapeOf(id).place);
export const OUR_KINGDOMS = BOARD.kingdoms.map(({ id, name }) => ({ id, name, at: middleOf(id) }));
