/** Which sums are too long for the page. */

import type { Situation } from '#engine/zargos/fight/types.ts';
import { defendingPawns, monkSide } from '#engine/zargos/rules/powers.ts';

/** Attackers times defenders. 20 against 20 with the hand of God takes 15 ms on a desk, about 60 when slowed four times as a phone is. */
const MOST_STATES = 400;

/** Whether the odds of `situation` could hold the page up. */
export const isHeavy = (situation: Situation): boolean =>
  monkSide(situation) !== undefined && situation.attacker.pawns * defendingPawns(situation.defender) > MOST_STATES;
