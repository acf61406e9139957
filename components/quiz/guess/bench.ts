/** The situations of « Combien de chances ? » of a game with all that a page says of them, as plain data. */
import type { Reason } from '#engine/core/verdict.ts';
import type { Edition } from '#engine/practice/edition.ts';
import { type Guessing, guesses } from '#engine/practice/guess.ts';

/** What a game says of a situation. `Drawn`: what its picture is made of. */
export interface ToldGuess<Drawn> {
  /** What is known, one sentence each. */
  readonly facts: readonly string[];
  /** « Quelle chance ont les Ailés de prendre la province ? » */
  readonly asked: string;
  readonly drawn: Drawn;
  /** The exact answer in a sentence, and why. */
  readonly sentence: string;
  readonly reasons: readonly Reason<string>[];
  /** Of the calculator's address: this very situation. */
  readonly query: string;
}

export interface PosedGuess<Drawn> extends ToldGuess<Drawn> {
  /** 0 to 1. */
  readonly chance: number;
}

export interface GuessBench<Drawn> {
  /** Without an edition, the last one. */
  readonly from: (seed: string, edition?: Edition) => Iterator<PosedGuess<Drawn>, never>;
}

export function guessBench<Situation, Drawn>(
  guessing: Guessing<Situation>,
  tell: (situation: Situation) => ToldGuess<Drawn>,
): GuessBench<Drawn> {
  return {
    from(seed, edition) {
      const made = guesses(guessing, seed, edition);
      return {
        next() {
          const { situation, chance } = made.next().value;
          return { done: false, value: { ...tell(situation), chance } };
        },
      };
    },
  };
}
