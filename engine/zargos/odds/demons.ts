/** The odds of entering a province of the demons (ZAR-ZRG-1, ZAR-ZRG-2). */
import { DEMON_DIVISOR } from '../rules/demons.ts';
import type { DemonDice } from '../types.ts';
import { add, emptyOutcome, type FightOutcome } from './outcome.ts';
import { lossChances } from './vectors.ts';

/** One round; the demons have no pawns, so what they keep is booked as the defender's, with none. `start[n]`: chance of n pawns. */
export function solveDemons(start: Float64Array, dice: DemonDice): FightOutcome {
  const outcome = emptyOutcome(start.length - 1, 0);
  const falls = lossChances(dice, DEMON_DIVISOR);
  start.forEach((chance, pawns) => {
    falls.forEach((part, losses) => {
      if (pawns > losses) add(outcome.attacker, pawns - losses, chance * part);
      else add(outcome.defender, 0, chance * part);
    });
  });
  add(outcome.rounds, 1, 1);
  add(outcome.meanRounds, 0, 1);
  return outcome;
}
