/** Chances from 0 to 1 in tenths. */
export const BINS = 10;
export const binOf = (chance: number): number => Math.min(BINS - 1, Math.floor(chance * BINS));
