/** What rule functions roll with. Handed in as the last argument; the order of the rolls is part of each function's contract. */
import type { Random } from './random.ts';

export interface Dice {
  /** One die of `faces` sides: 1 to `faces`, all equally likely. */
  roll(faces: number): number;
}

/** `count` dice of `faces` sides, in the order rolled. */
export const rollMany = (dice: Dice, count: number, faces: number): number[] => Array.from({ length: count }, () => dice.roll(faces));

/** One of them, all equally likely: one roll. Throws on an empty list. */
export function oneOf<Value>(values: readonly Value[], dice: Dice): Value {
  const found = values[dice.roll(values.length) - 1];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const WORDS = 2 ** 32;

/** Dice from a generator: words above the last full multiple of `faces` are thrown away, so no face is favoured. */
export function diceFrom(random: Random): Dice {
  return {
    roll(faces) {
      if (!Number.isInteger(faces) || faces < 1 || faces > WORDS) throw new Error(`no die of ${faces} sides`);
      const limit = WORDS - (WORDS % faces);
      let word = random.next();
      while (word >= limit) word = random.next();
      return (word % faces) + 1;
    },
  };
}

/** A fair shuffle: one roll a card, from the last to the second. */
export function shuffled<Value>(cards: readonly Value[], dice: Dice): readonly Value[] {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = dice.roll(last + 1) - 1;
    const [a, b] = [deck[last], deck[other]];
    if (a === undefined || b === undefined) throw new Error(`no card ${last} or ${other} to shuffle`);
    deck[last] = b;
    deck[other] = a;
  }
  return deck;
}
