/** Throws of a few dice, and what becomes of them when one die is thrown again (ZAR-MOI-1). */
import { FACES, lossesFrom, totalOf } from '../rules/combat.ts';

export interface Throw {
  /** In falling order. */
  readonly faces: readonly number[];
  /** Ways to throw it, out of 6 to the number of dice. */
  readonly ways: number;
}

/** Every different throw of `dice` dice, lowest first, with its ways: each face repeated divides the orders of the dice. */
export function throwsOf(dice: number): readonly Throw[] {
  const throws: Throw[] = [];
  const grow = (faces: readonly number[], most: number, ways: number, alike: number): void => {
    if (faces.length === dice) {
      throws.push({ faces, ways });
      return;
    }
    for (let face = 1; face <= most; face++) {
      const same = face === faces.at(-1) ? alike + 1 : 1;
      grow([...faces, face], face, (ways * (faces.length + 1)) / same, same);
    }
  };
  grow([], FACES, 1, 0);
  return throws;
}

/** Which die the Moine would have thrown again: the lowest of his own, the highest of his opponent's. */
export type Extreme = 'lowest' | 'highest';

/**
 * What the Moine chooses between at a throw, by what it is worth: keeping it inflicts `keep[i]` losses; throwing the extreme die again
 * leaves a total of `rest[i]` and a die. Alike throws are one entry, of chance `chance[i]`.
 */
export interface MonkChoices {
  readonly keep: Uint8Array;
  readonly rest: Uint8Array;
  readonly chance: Float64Array;
  /** `[total]`: losses inflicted by a total. */
  readonly losses: Uint8Array;
  /** Chances of the losses of the throw as it falls. */
  readonly falls: Float64Array;
}

const known = new Map<string, MonkChoices>();

function makeChoices(dice: number, divisor: number, extreme: Extreme): MonkChoices {
  const ways = new Map<number, number>();
  const falls = new Float64Array(lossesFrom(dice * FACES, divisor) + 1);
  const all = FACES ** dice;
  for (const { faces, ways: count } of throwsOf(dice)) {
    const total = totalOf(faces);
    const rest = total - ((extreme === 'lowest' ? faces.at(-1) : faces[0]) ?? 0);
    const key = lossesFrom(total, divisor) * 32 + rest;
    ways.set(key, (ways.get(key) ?? 0) + count);
    falls[key >> 5] = (falls[key >> 5] ?? 0) + count / all;
  }
  const keys = [...ways.keys()];
  return {
    keep: Uint8Array.from(keys, (key) => key >> 5),
    rest: Uint8Array.from(keys, (key) => key & 31),
    chance: Float64Array.from(ways.values(), (count) => count / all),
    losses: Uint8Array.from({ length: dice * FACES + 1 }, (_, total) => lossesFrom(total, divisor)),
    falls,
  };
}

/** The choices at a throw of `dice` dice whose total is divided by `divisor`. Made once. */
export function choicesOf(dice: number, divisor: number, extreme: Extreme): MonkChoices {
  const key = `${dice}/${divisor}/${extreme}`;
  const made = known.get(key) ?? makeChoices(dice, divisor, extreme);
  known.set(key, made);
  return made;
}
