/** The drawn sheet: the board with a margin for its frame, in units of the board. */
import { SHEET } from '#engine/gran/types.ts';

export const MARGIN = 50;
/** Units a side. */
export const SIZE = SHEET + 2 * MARGIN;

export type Spot = readonly [x: number, y: number];

export const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): Spot => [x + MARGIN, y + MARGIN];
