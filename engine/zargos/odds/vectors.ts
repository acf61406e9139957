/**
 * The two sums that long fights are made of, over chances by pawns. They are kept small so that the machine compiles them at once:
 * most of the time of a first call is spent here.
 *
 * A list of chances holds `[PAD + pawns]`, from -PAD pawns up, so that losses may run below zero and be read as "none left".
 */

/** The most pawns that one throw takes off: four dice, ÷ 2. */
export const PAD = 12;

/** A list for 0 to `pawns` pawns, padded. */
export const chanceList = (pawns: number): Float64Array => new Float64Array(PAD + pawns + 1);

/** Adds `factor` × `from` to `into`, from index `first` on. Where there is no list there is nothing to add. */
export function addScaled(into: Float64Array | undefined, from: Float64Array | undefined, factor: number, first: number): void {
  if (factor === 0 || !into || !from) return;
  for (let i = first; i < from.length; i++) into[i] = (into[i] ?? 0) + factor * (from[i] ?? 0);
}

/** Adds to `into` what is left of `from`, from index `first` (at least PAD) on, after losses of chances `hits`. */
export function addStruck(into: Float64Array, from: Float64Array, hits: Float64Array, first: number): void {
  for (let i = first; i < from.length; i++) {
    const chance = from[i] ?? 0;
    if (chance === 0) continue;
    for (let k = 0; k < hits.length; k++) into[i - k] = (into[i - k] ?? 0) + chance * (hits[k] ?? 0);
  }
}

/** The sum of a list, from index `first` up to `end`, not included. */
export function sum(list: Float64Array, first: number, end: number): number {
  let total = 0;
  for (let i = first; i < end; i++) total += list[i] ?? 0;
  return total;
}
