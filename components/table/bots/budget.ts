/** How many evaluations a bot gets: what this device affords in a time that does not bore, from what its last thought took. */

export interface Thought {
  /** Evaluations it was given. */
  readonly budget: number;
  readonly ms: number;
}

/** Of the first thought: short on any device. */
export const PROBE = 200;
const LEAST = 50;
const MOST = 20_000;
/** Milliseconds that a bot may think. */
export const ALLOWED = 250;

/** The budget after `last`: at most four times more or less than the last, so that one hiccup decides nothing. */
export function budgetAfter(last: Thought | undefined, allowed = ALLOWED): number {
  if (!last) return PROBE;
  const wanted = (last.budget * allowed) / Math.max(last.ms, 0.5);
  const near = Math.max(last.budget / 4, Math.min(last.budget * 4, wanted));
  return Math.round(Math.max(LEAST, Math.min(MOST, near)));
}
