/** The Moine's best decision at each throw, given what each result is worth (ZAR-MOI-1). */
import { FACES } from '../rules/combat.ts';
import type { MonkChoices } from './throws.ts';

/** At equal chances he does not throw again; doubles are equal within this. */
export const TIE = 1e-12;

/** By what the other dice total, up to three sixes: what throwing again is worth, and the chance of the throws that do. */
const again = new Float64Array(20);
const mass = new Float64Array(20);

/** Fills `again` from the values by losses inflicted, six totals at a time, and empties `mass`. */
function weigh(losses: Uint8Array, values: Float64Array): void {
  let six = 0;
  for (let total = 1; total <= FACES; total++) six += values[losses[total] ?? 0] ?? 0;
  for (let rest = 0; rest + FACES < losses.length; rest++) {
    again[rest] = six / FACES;
    mass[rest] = 0;
    six += (values[losses[rest + FACES + 1] ?? 0] ?? 0) - (values[losses[rest + 1] ?? 0] ?? 0);
  }
}

/** Adds the chances of throws thrown again to `into`, by losses. */
function spread(losses: Uint8Array, into: Float64Array, at: number): void {
  for (let rest = 0; rest + FACES < losses.length; rest++) {
    const share = (mass[rest] ?? 0) / FACES;
    if (share === 0) continue;
    for (let face = 1; face <= FACES; face++) {
      const to = at + (losses[rest + face] ?? 0);
      into[to] = (into[to] ?? 0) + share;
    }
  }
}

/**
 * The best decision at each throw: what is kept adds its chance to `kept` (from index `atKept`) by losses, what is thrown again to
 * `rethrown`. `keepValues` and `againValues` are what the losses inflicted are worth, the throw being kept or not.
 */
export function decide(
  { keep, rest, chance, losses }: MonkChoices,
  keepValues: Float64Array,
  againValues: Float64Array,
  kept: Float64Array,
  atKept: number,
  rethrown: Float64Array,
  atRethrown: number,
): void {
  weigh(losses, againValues);
  for (let i = 0; i < keep.length; i++) {
    const stay = keep[i] ?? 0;
    const left = rest[i] ?? 0;
    const part = chance[i] ?? 0;
    if ((again[left] ?? 0) > (keepValues[stay] ?? 0) + TIE) mass[left] = (mass[left] ?? 0) + part;
    else kept[atKept + stay] = (kept[atKept + stay] ?? 0) + part;
  }
  spread(losses, rethrown, atRethrown);
}
