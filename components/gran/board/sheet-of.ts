/** The drawn sheet: the board with a margin for its frame, in units of the board. */
import type { Spot } from '#engine/gran/data/board-shape.ts';
import { SHEET } from '#engine/gran/types.ts';

export const MARGIN = 50;
/** Units a side. */
export const SIZE = SHEET + 2 * MARGIN;

export const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): Spot => [x + MARGIN, y + MARGIN];
