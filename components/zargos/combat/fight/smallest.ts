/** The fewest pawns for a chance, and what they and one less are worth. */

import type { Situation } from '#engine/zargos/fight/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { smallestAttack } from '#engine/zargos/odds/smallest.ts';
import { MAX_PAWNS } from '#engine/zargos/types.ts';

export interface Smallest {
  /** Undefined: even 100 are too few. */
  readonly pawns: number | undefined;
  /** The chance of that attack; of 100 pawns where none will do. */
  readonly chance: number;
  /** The chance with one pawn less; undefined where there is none. */
  readonly before: number | undefined;
}

export const withAttackers = (situation: Situation, pawns: number): Situation => ({
  ...situation,
  attacker: { ...situation.attacker, pawns },
});

/** `target` in percent. */
export function smallest(situation: Situation, target: number): Smallest {
  const pawns = smallestAttack(situation, target / 100);
  const chance = (count: number) => oddsOf(withAttackers(situation, count)).win.attacker;
  return {
    pawns,
    chance: chance(pawns ?? MAX_PAWNS),
    before: pawns !== undefined && pawns > 1 ? chance(pawns - 1) : undefined,
  };
}
