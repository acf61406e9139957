import type { Dice } from './dice.ts';

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
