/** The world as a map. */
import { ROWS } from '../data/world-rows.ts';
import type { HexMap } from './map.ts';

export const WORLD: HexMap = { rows: ROWS, wraps: true };
