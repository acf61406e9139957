/**
 * The two sums that long fights are made of, over chances by pawns. They are kept small so that the machine compiles them at once:
 * most of the time of a first call is spent here.
 *
 * A list of chances holds `[PAD + pawns]`, from -PAD pawns up, so that losses may run below zero and be read as "none left".
 */
import { mapped, probabilities, sumOfDice } from '../../core/distribution.ts';
import { FACES, lossesFrom } from '../rules/combat.ts';

/** `chances[i]`: chance that `least + i` pawns are left. */
export interface Landing {
  readonly least: number;
  readonly chances: Float64Array;
}

/** `hits[k]`: chance of k losses. Losses beyond the pawns there are count as all of them. */
export function land(pawns: number, hits: Float64Array): Landing {
  const least = Math.max(0, pawns - hits.length + 1);
  const chances = new Float64Array(pawns - least + 1);
  for (let losses = 0; losses < hits.length; losses++) {
    const place = Math.max(0, pawns - losses) - least;
    chances[place] = (chances[place] ?? 0) + (hits[losses] ?? 0);
  }
  return { least, chances };
}

const known = new Map<number, Float64Array>();

/** `[k]`: chance that `dice` dice, their total divided by `divisor`, take off exactly k pawns (ZAR-COM-4, ZAR-CAP-1). */
export function lossChances(dice: number, divisor: number): Float64Array {
  const key = dice * 8 + divisor;
  const found = known.get(key);
  if (found) return found;
  const made = Float64Array.from(probabilities(mapped(sumOfDice(dice, FACES), (total) => lossesFrom(total, divisor))));
  known.set(key, made);
  return made;
}

/** The most pawns that one throw takes off: four dice, ÷ 2. */
export const PAD = 12;

/** A state less likely than this is no longer followed round by round: an error below that of doubles, and half the work saved. */
export const NEGLIGIBLE = 1e-18;

/** A list for 0 to `pawns` pawns, padded. */
export const chanceList = (pawns: number): Float64Array => new Float64Array(PAD + pawns + 1);

/** The index after the last entry, from `first` on, that is not negligible; `first` where there is none. */
export function endOf(list: Float64Array, first: number): number {
  let end = list.length;
  while (end > first && (list[end - 1] ?? 0) < NEGLIGIBLE) end--;
  return end;
}

/** Adds `factor` × `from`, unless it is negligible, to `into`, from index `first` up to `end`, not included. */
export function addScaled(into: Float64Array, from: Float64Array, factor: number, first: number, end: number): void {
  if (factor < NEGLIGIBLE) return;
  for (let i = first; i < end; i++) into[i] = (into[i] ?? 0) + factor * (from[i] ?? 0);
}

/** Adds to `into` what is left of `from`, from index `first` (at least PAD) up to `end`, not included, after losses of chances `hits`. */
export function addStruck(into: Float64Array, from: Float64Array, hits: Float64Array, first: number, end: number): void {
  for (let i = first; i < end; i++) {
    const chance = from[i] ?? 0;
    if (chance < NEGLIGIBLE) continue;
    for (let k = 0; k < hits.length; k++) into[i - k] = (into[i - k] ?? 0) + chance * (hits[k] ?? 0);
  }
}

/** The sum of a list, from index `first` up to `end`, not included. */
export function sum(list: Float64Array, first: number, end: number): number {
  let total = 0;
  for (let i = first; i < end; i++) total += list[i] ?? 0;
  return total;
}
