/** Dice for tests and printed examples: apart from those of games, so that no table carries them. */
import type { Dice } from '../../core/dice.ts';

export interface ScriptedDice extends Dice {
  /** Throws if some of the rolls were never used. */
  done(): void;
}

/** Dice that fall as written. Throws when they run out, and on a face that the die does not have. */
export function scriptedDice(rolls: readonly number[]): ScriptedDice {
  let used = 0;
  return {
    roll(faces) {
      const face = rolls[used];
      if (face === undefined) throw new Error(`the ${rolls.length} scripted dice are used up`);
      if (!Number.isInteger(face) || face < 1 || face > faces) throw new Error(`scripted die ${used + 1} shows ${face} on ${faces} sides`);
      used += 1;
      return face;
    },
    done() {
      if (used < rolls.length) throw new Error(`${rolls.length - used} scripted dice left over: ${rolls.slice(used).join(' ')}`);
    },
  };
}
