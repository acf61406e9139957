/** Which sums are too long for the page. */
import { defendingPawns, monkSide } from '#engine/zargos/rules/powers.ts';
import type { Situation } from '#engine/zargos/types.ts';

/** Pawns against pawns under the hand of God that a slow phone still does at once: measured. */
const MOST_STATES = 400;

/** Whether the odds of `situation` could hold the page up. */
export const isHeavy = (situation: Situation): boolean =>
  monkSide(situation) !== undefined && situation.attacker.pawns * defendingPawns(situation.defender) > MOST_STATES;
