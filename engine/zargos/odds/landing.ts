/** One throw against one side: where its pawns may stand afterwards. */
import type { Side } from '../rules/combat.ts';
import { lossChances } from './losses.ts';
import { bandOf, type Terms } from './terms.ts';

/** `chances[i]`: chance that `least + i` pawns are left; the last entry is the chance that nobody falls. */
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

/** The chance that nobody falls. */
export const unhurt = ({ chances }: Landing): number => chances.at(-1) ?? 0;

/** Landings of so many pawns under the dice of so many of the other side, `striker`; each is made once, when first asked for. */
export function landings(striker: Side, { dice, divisor }: Terms): (pawns: number, strikers: number) => Landing {
  const made: (Landing | undefined)[] = [];
  return (pawns, strikers) => {
    const band = bandOf(strikers);
    const key = pawns * 3 + band;
    const landing = made[key] ?? land(pawns, lossChances(dice[striker][band] ?? 0, divisor[striker]));
    made[key] = landing;
    return landing;
  };
}
