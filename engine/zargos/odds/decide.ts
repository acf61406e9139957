/** The Moine's best decision at each throw, given what each result is worth (ZAR-MOI-1). */
import { FACES } from '../rules/combat.ts';
import type { Choices } from './throws.ts';

/** At equal chances he does not throw again; doubles are equal within this. */
export const TIE = 1e-12;

/** Values of throwing again, by what the other dice total; as long as the largest rest needs. */
const again = new Float64Array(20);
/** Chance of each rest that is thrown again. */
const mass = new Float64Array(20);

/**
 * The best decision at each throw: what is kept adds its chance to `kept` (from `atKept`) by losses, what is thrown again to
 * `rethrown`. `keepValues` and `againValues` are the values by losses inflicted.
 */
export function decide(
  { keep, rest, chance, again: losses }: Choices,
  keepValues: Float64Array,
  againValues: Float64Array,
  kept: Float64Array,
  atKept: number,
  rethrown: Float64Array,
  atRethrown: number,
): void {
  const rests = losses.length / FACES;
  for (let r = 0; r < rests; r++) {
    let total = 0;
    for (let i = r * FACES; i < (r + 1) * FACES; i++) total += againValues[losses[i] ?? 0] ?? 0;
    again[r] = total / FACES;
    mass[r] = 0;
  }
  for (let i = 0; i < keep.length; i++) {
    const stay = keep[i] ?? 0;
    const left = rest[i] ?? 0;
    const part = chance[i] ?? 0;
    if ((again[left] ?? 0) > (keepValues[stay] ?? 0) + TIE) mass[left] = (mass[left] ?? 0) + part;
    else kept[atKept + stay] = (kept[atKept + stay] ?? 0) + part;
  }
  for (let r = 0; r < rests; r++) {
    const share = (mass[r] ?? 0) / FACES;
    if (share === 0) continue;
    for (let i = r * FACES; i < (r + 1) * FACES; i++) {
      const to = atRethrown + (losses[i] ?? 0);
      rethrown[to] = (rethrown[to] ?? 0) + share;
    }
  }
}
