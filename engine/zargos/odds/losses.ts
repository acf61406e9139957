/** Chances of the losses that so many dice inflict, ready for the long sums: doubles out of integer weights. */
import { mapped, probabilities, sumOfDice } from '../../core/distribution.ts';
import { FACES, lossesFrom } from '../rules/combat.ts';

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
