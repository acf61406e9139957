/** How hard a question of « Est-ce légal ? » is, and what its answer is about: what a page needs before the first one. */

/** As a thing to know, all that may be played. */
export const LEGAL = 'legal';

/** How near a miss is wanted: 0, the plainest, to `LAST_LEVEL`, the nearest. */
export type Difficulty = number;
export const LAST_LEVEL = 4;
export const FIRST_LEVEL: Difficulty = 1;

/** After an answer: a nearer miss where it was right, a plainer one where it was not. */
export const levelAfter = (level: Difficulty, isRight: boolean): Difficulty =>
  Math.max(0, Math.min(LAST_LEVEL, level + (isRight ? 1 : -1)));
