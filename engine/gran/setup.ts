/** The position in which a game begins (GRA-PREP-1). */
import type { Board } from './data/board-types.ts';
import { MAX_AMULETS } from './data/box.ts';
import { COLORS, type Color, type Goal, type Options, type Position } from './types.ts';

/** Knights of `colors`, 1 to 6 each once, wait on the start with three amulets; the ring lies on Tirad's crystal ball. */
export const openingOf = (board: Board, colors: readonly Color[], goal: Goal = 3, options: Options = {}): Position => ({
  pieces: COLORS.filter((color) => colors.includes(color)).map((color) => ({
    color,
    at: board.start,
    amulets: MAX_AMULETS,
    seals: [],
    held: false,
    waiting: true,
  })),
  ring: { at: board.ring },
  stones: [],
  goal,
  options,
});
