/** `main`: what the hand of God throws again, or not, for the chance that the Moine's people holds the place. */
import { ZARGOS } from '../game/game.ts';
import { situationOf } from '../game/situation.ts';
import type { Move, State } from '../game/types.ts';
import { adviceFor, handOfGod } from '../odds/hand-of-god.ts';
import { firstSideOf, throwerAt } from '../rules/fight.ts';
import type { Advice, Situation } from '../types.ts';
import type { Question } from './question.ts';

/** What is to be decided on the throw that lies there; undefined at the Amazones' shot and against demons. */
function adviceAt(state: State): Advice | undefined {
  const fight = state.turn?.combat?.fight;
  if (!fight || fight.stage === 'shot-decision') return undefined;
  const situation = situationOf(state);
  const { attacker, defender } = situation;
  if (defender.people === 'demons') return undefined;
  const standing: Situation = {
    ...situation,
    attacker: { ...attacker, pawns: fight.pawns.attacker },
    defender: { ...defender, pawns: fight.pawns.defender, called: 0 },
  };
  const first = fight.stage === 'second-decision' ? fight.faces[firstSideOf(situation)] : undefined;
  const hand = handOfGod(standing, first);
  return hand && adviceFor(hand, fight.faces[throwerAt(situation, fight)]);
}

function chanceToHold(state: State, move: Move): number {
  const advice = adviceAt(state);
  if (!advice || move.kind !== 'reroll') return advice?.keep ?? 0;
  const fight = state.turn?.combat?.fight;
  const face = fight?.faces[throwerAt(situationOf(state), fight)][move.die];
  return advice.rerolls.find((one) => one.face === face)?.hold ?? 0;
}

export const HAND: Question = {
  asks: ({ phase }) => (phase === 'hand' ? [[]] : []),
  choices: (state, seat) => ZARGOS.moves(state, seat),
  valueOf: (state, _seat, _places, move) => chanceToHold(state, move),
};
