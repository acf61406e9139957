/** How a fight ends, as chances: what the two solvers (with and without the hand of God) hand over. */
import { ROUND_ENTRIES } from '../fight/types.ts';

/** Fights of up to so many rounds are counted one by one; longer ones share the last entry of `roundsDistribution`. */
export const LAST_COUNTED = ROUND_ENTRIES - 2;

export interface FightOutcome {
  /** `[k]`: chance that the attacker holds the province with exactly k pawns; `[0]` stays 0. */
  readonly attacker: Float64Array;
  readonly defender: Float64Array;
  /** Chance of mutual elimination, in `[0]`. */
  readonly nobody: Float64Array;
  /** Chance that the fight ends in exactly k rounds; the last entry: that many or more. */
  readonly rounds: Float64Array;
  /** Mean number of rounds, in `[0]`. */
  readonly meanRounds: Float64Array;
}

/** An outcome to be filled. Its arrays are the solver's own until it hands them over. */
export const emptyOutcome = (attackers: number, defenders: number): FightOutcome => ({
  attacker: new Float64Array(attackers + 1),
  defender: new Float64Array(defenders + 1),
  nobody: new Float64Array(1),
  rounds: new Float64Array(ROUND_ENTRIES),
  meanRounds: new Float64Array(1),
});

export function add(to: Float64Array, index: number, chance: number): void {
  to[index] = (to[index] ?? 0) + chance;
}

/** Books the end of a fight with so many pawns left on each side; one of them at least is 0. */
export function settle(outcome: FightOutcome, attackers: number, defenders: number, chance: number): void {
  if (attackers > 0) add(outcome.attacker, attackers, chance);
  else if (defenders > 0) add(outcome.defender, defenders, chance);
  else add(outcome.nobody, 0, chance);
}
