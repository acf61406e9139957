/**
 * One fight, step by step, with dice and a log: the steps of `rules/fight.ts`, each event told in log lines with its rules.
 */
import { type Dice, diceFrom } from '../../core/dice.ts';
import type { Tell } from '../../core/events.ts';
import { type RandomState, resume, seeded } from '../../core/random.ts';
import { bestDecision as bestChoice } from '../odds/hand-of-god.ts';
import * as steps from '../rules/fight.ts';
import { campsOf, type Fight, linesOf } from './told.ts';
import type { Situation } from './types.ts';

export { firstSideOf } from '../rules/fight.ts';
export type { Fight } from './told.ts';

/** A fight about to begin. */
export const begunFight = (situation: Situation): Fight => ({ ...steps.opened(situation), situation, log: [] });

/** A step of the rules on a fight with its log. */
function logged(fight: Fight, step: (state: steps.FightState, tell: Tell<steps.FightEvent>) => steps.FightState): Fight {
  const { situation, log, ...state } = fight;
  const said = [...log];
  const after = step(state, (event) => {
    said.push(...linesOf(campsOf(situation), event));
  });
  return { ...after, situation, log: said };
}

/** The side whose dice the stage is about. */
export const throwerIn = (fight: Fight) => steps.throwerAt(fight.situation, fight);

/** Throws the dice that the stage calls for. Throws an Error at a stage that waits for a decision, and once it is over. */
export const throwDiceIn = (fight: Fight, dice: Dice): Fight =>
  logged(fight, (state, tell) => steps.throwNext(fight.situation, state, dice, tell));

/**
 * The Moine's decision on the dice that lie there: the index of the die to throw again, or undefined to keep them. Throws an Error at
 * another stage, and on a die that is not there.
 */
export const decideIn = (fight: Fight, die: number | undefined, dice: Dice): Fight =>
  logged(fight, (state, tell) => steps.decideThrow(fight.situation, state, die, dice, tell));

/** The Moine's best decision on the dice that lie there: the index of a die, or undefined to keep them. */
export const bestDecisionIn = (fight: Fight): number | undefined => bestChoice(fight.situation, fight);

/** One step with the Moine at his best: a throw, or his decision. */
export const playStep = (fight: Fight, dice: Dice): Fight =>
  steps.isDecision(fight) ? decideIn(fight, bestDecisionIn(fight), dice) : throwDiceIn(fight, dice);

/** To the end of the shot or of the round that is on, the Moine at his best. */
export function playRound(fight: Fight, dice: Dice): Fight {
  let now = playStep(fight, dice);
  while (now.stage !== 'over' && now.round === fight.round) now = playStep(now, dice);
  return now;
}

/** To the end, the Moine at his best. */
export function playFight(fight: Fight, dice: Dice): Fight {
  let now = fight;
  while (now.stage !== 'over') now = playStep(now, dice);
  return now;
}

/** A fight with its own dice: JSON-safe, so that a page can keep it, go back, and go on. */
export interface SeededFight {
  readonly fight: Fight;
  readonly random: RandomState;
}

export const startFight = (situation: Situation, seed: string): SeededFight => ({
  fight: begunFight(situation),
  random: seeded(seed).state(),
});

/** Any of the steps above on a fight with its own dice: `withDice(seeded, playRound)`, or `(fight, dice) => decideThrow(fight, 1, dice)`. */
export function withDice({ fight, random }: SeededFight, step: (fight: Fight, dice: Dice) => Fight): SeededFight {
  const source = resume(random);
  return { fight: step(fight, diceFrom(source)), random: source.state() };
}
