/** What the Moine should do with the dice that lie on the table. */
import { bestDecisionIn, type Fight, firstSideOf, throwerIn } from '#engine/zargos/fight/simulator.ts';
import type { Advice, Situation } from '#engine/zargos/fight/types.ts';
import { adviceFor, handOfGod, monkFight, shotHand } from '#engine/zargos/odds/hand-of-god.ts';

export interface DecisionAdvice {
  /** Index of the die to throw again; undefined: keep. */
  readonly best: number | undefined;
  /** The reason in figures; undefined at the Amazones' shot. */
  readonly sentence: string | undefined;
  /** Chance that the Moine's people holds the province if the dice are kept; undefined where it is not counted. */
  readonly keep: number | undefined;
  /** By die, in the order of the throw: the same if it is thrown again. */
  readonly again: readonly (number | undefined)[];
}

/** Beneath it, or as near to certain, one chance is worth another to whoever is asked. */
const SLIGHT = 0.01;

/** Whether nobody need be asked: the province is held as often whatever is thrown again, or hardly ever, or almost surely. */
export const changesNothing = ({ keep, again }: DecisionAdvice): boolean =>
  keep !== undefined &&
  again.every(
    (chance) => chance !== undefined && (chance === keep || Math.max(chance, keep) < SLIGHT || Math.min(chance, keep) > 1 - SLIGHT),
  );

/** What each choice on `faces` is worth. */
function choicesOn(advice: Advice | undefined, faces: readonly number[]): Pick<DecisionAdvice, 'keep' | 'again'> {
  return { keep: advice?.keep, again: faces.map((face) => advice?.rerolls.find((one) => one.face === face)?.hold) };
}

export function decisionOn(fight: Fight): DecisionAdvice {
  const { situation, pawns, faces, stage } = fight;
  const best = bestDecisionIn(fight);
  const thrown = faces[throwerIn(fight)];
  if (situation.defender.people === 'demons') return { best, sentence: undefined, ...choicesOn(undefined, thrown) };
  if (stage === 'shot-decision') {
    const monk = monkFight(situation);
    const hand = monk && shotHand(monk);
    return { best, sentence: undefined, ...choicesOn(hand && adviceFor(hand, thrown), thrown) };
  }
  const standing: Situation = {
    ...situation,
    attacker: { ...situation.attacker, pawns: pawns.attacker },
    defender: { ...situation.defender, pawns: pawns.defender, called: 0 },
  };
  const first = stage === 'second-decision' ? faces[firstSideOf(situation)] : undefined;
  const hand = handOfGod(standing, first);
  const advice = hand && adviceFor(hand, thrown);
  return { best, sentence: advice?.sentence, ...choicesOn(advice, thrown) };
}
