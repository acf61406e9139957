/** What the Moine should do with the dice that lie on the table. */
import { adviceFor, handOfGod } from '#engine/zargos/odds/hand-of-god.ts';
import { bestDecision, type Fight, firstSideOf, throwerAt } from '#engine/zargos/simulator.ts';
import type { Situation } from '#engine/zargos/types.ts';

export interface DecisionAdvice {
  /** Index of the die to throw again; undefined: keep. */
  readonly best: number | undefined;
  /** The reason in figures; undefined at the Amazones' shot. */
  readonly sentence: string | undefined;
}

/** The advice at a decision of `fight`. */
export function decisionOn(fight: Fight): DecisionAdvice {
  const { situation, pawns, faces, stage } = fight;
  const best = bestDecision(fight);
  if (situation.defender.people === 'demons' || stage === 'shot-decision') return { best, sentence: undefined };
  const standing: Situation = {
    ...situation,
    attacker: { ...situation.attacker, pawns: pawns.attacker },
    defender: { ...situation.defender, pawns: pawns.defender, called: 0 },
  };
  const first = stage === 'second-decision' ? faces[firstSideOf(situation)] : undefined;
  const hand = handOfGod(standing, first);
  return { best, sentence: hand && adviceFor(hand, faces[throwerAt(fight)])?.sentence };
}
