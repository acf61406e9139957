/** The pile of dragon cards as a player knows it: what the next card may be, once some are out (GRA-DRA-1, GRA-L-1). */
import { COPIES, PILE, winningFaces } from '../data/box.ts';
import type { Readings } from '../options.ts';
import { FORCES, type Force } from '../types.ts';

/** Cards of each force that may come next, all equally likely, in the order of `FORCES`. */
export type Counts = readonly number[];

export const FULL: Counts = FORCES.map((force) => COPIES[force]);

export const countsWithout = (seen: readonly Force[]): Counts =>
  FORCES.map((force, at) => (FULL[at] ?? 0) - seen.filter((one) => one === force).length);

export const sizeOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** One card of the force at `at` in `FORCES` drawn. */
export const afterDraw = (counts: Counts, at: number): Counts => counts.map((count, place) => (place === at ? count - 1 : count));

const certainly = (force: Force | undefined): Counts => FORCES.map((one) => (one === force ? 1 : 0));

/**
 * What the card after `seen` cards and `draws` unknown ones may be; `counts` is what was left of the pile after them. An exhausted pile is shuffled
 * anew, or goes round in the order in which it was seen: then the oldest cards seen come back first, and are known.
 */
export function nextCounts(counts: Counts, seen: readonly Force[], draws: number, readings: Readings): Counts {
  if (sizeOf(counts) > 0) return counts;
  return readings['GRA-L-1'] === 'sous-la-pile' ? certainly(seen[seen.length + draws - PILE]) : FULL;
}

/** Ways to win out of `6 × sizeOf(counts)`: the card, then the die. */
export const winningWays = (counts: Counts): number =>
  FORCES.reduce<number>((sum, force, at) => sum + (counts[at] ?? 0) * winningFaces(force), 0);
