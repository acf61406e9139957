/**
 * One fight, step by step, with dice: the same rule functions as the odds. A step is a throw or a decision of the Moine, and says what
 * happened in log lines with their rules. The order of the dice is fixed: each throw from its first die to its last, a die thrown
 * again right after its throw. Without a Moine the attacker throws first (the order then changes nothing).
 */
import { type Dice, diceFrom } from '../core/dice.ts';
import { type RandomState, resume, seeded } from '../core/random.ts';
import { applyRound, applyShot, type Fight, firstSideOf, logged, meetDemons, NO_DICE, openFight, the, throwerAt } from './fight.ts';
import { adviceFor, firstHand, monkFight, secondHand, shotHand } from './odds/hand-of-god.ts';
import { together } from './odds/words.ts';
import { diceInRound, divisorOf, FACES, lossesFrom, throwDice, totalOf } from './rules/combat.ts';
import { monkSide, monkTouchesShot, shotOf } from './rules/powers.ts';
import type { Situation } from './types.ts';

export { type Fight, firstSideOf, type LogLine, openFight, STAGES, type Stage, throwerAt } from './fight.ts';

/** Where a throw or a decision leads once the dice of the stage lie. */
function onward(fight: Fight): Fight {
  switch (fight.stage) {
    case 'shot':
    case 'shot-decision':
      return applyShot(fight);
    case 'first':
    case 'first-decision':
      return { ...fight, stage: 'second' };
    case 'second':
    case 'second-decision':
      return applyRound(fight);
    case 'demons':
    case 'over':
      throw new Error(`nothing follows ${fight.stage}`);
  }
}

/** Whether the Moine may decide on the dice that were just thrown. */
function mayDecide({ situation, stage, used }: Fight): boolean {
  if (stage === 'shot') return monkTouchesShot(situation);
  return !used && monkSide(situation) !== undefined;
}

const DECISIONS = { shot: 'shot-decision', first: 'first-decision', second: 'second-decision' } as const;

/** Throws the dice that the stage calls for. Throws an Error at a stage that waits for a decision, and once it is over. */
export function throwNext(fight: Fight, dice: Dice): Fight {
  const { stage, situation } = fight;
  if (stage === 'demons') return meetDemons(fight, dice);
  if (stage !== 'shot' && stage !== 'first' && stage !== 'second') throw new Error(`no dice to throw: ${stage}`);
  const side = throwerAt(fight);
  const army = situation[side];
  const warWind = 'warWind' in army && army.warWind;
  const count = stage === 'shot' ? (shotOf(situation)?.dice ?? 0) : diceInRound(fight.pawns[side], warWind, situation.options);
  const faces = throwDice(count, dice);
  const thrown: Fight = { ...fight, faces: { ...(stage === 'second' ? fight.faces : NO_DICE), [side]: faces } };
  const what = `${the(fight, side)} ${stage === 'shot' ? 'tirent' : 'lancent'} ${together(faces.map(String))}`;
  const said =
    stage === 'shot'
      ? logged(thrown, `Avant le combat, ${what}.`, 'ZAR-AMA-1')
      : logged(thrown, `Round ${fight.round} : ${what}.`, 'ZAR-COM-3', ...(warWind ? (['ZAR-GUERRE'] as const) : []));
  return mayDecide(said) ? { ...said, stage: DECISIONS[stage] } : onward(said);
}

/**
 * The Moine's decision on the dice that lie there: the index of the die to throw again, or undefined to keep them. Throws an Error at
 * another stage, and on a die that is not there.
 */
export function decideThrow(fight: Fight, die: number | undefined, dice: Dice): Fight {
  if (fight.stage !== 'shot-decision' && fight.stage !== 'first-decision' && fight.stage !== 'second-decision') {
    throw new Error(`nothing to decide: ${fight.stage}`);
  }
  const side = throwerAt(fight);
  const own = side === monkSide(fight.situation);
  if (die === undefined) {
    return onward(logged(fight, own ? 'Le Moine garde ses dés.' : 'Le Moine laisse les dés de l’adversaire.', 'ZAR-MOI-1'));
  }
  const old = fight.faces[side][die];
  if (old === undefined) throw new Error(`no die ${die} among ${fight.faces[side].length}`);
  const face = dice.roll(FACES);
  const faces = { ...fight.faces, [side]: fight.faces[side].map((shown, i) => (i === die ? face : shown)) };
  const text = own ? `Le Moine relance son ${old} : ${face}.` : `Le Moine fait relancer le ${old} : ${face}.`;
  return onward(logged({ ...fight, faces, used: true }, text, 'ZAR-MOI-1'));
}

/** The Moine's best decision on the dice that lie there: the index of a die, or undefined to keep them. */
export function bestDecision(fight: Fight): number | undefined {
  const { situation, stage, pawns } = fight;
  const monk = monkFight(situation);
  if (!monk) return undefined;
  const side = throwerAt(fight);
  const first = firstSideOf(situation);
  const taken = lossesFrom(totalOf(fight.faces[first]), divisorOf(first, situation.site));
  const hand =
    stage === 'shot-decision' ? shotHand(monk) : stage === 'first-decision' ? firstHand(monk, pawns) : secondHand(monk, pawns, taken);
  const face = hand && adviceFor(hand, fight.faces[side])?.best;
  return face === undefined ? undefined : fight.faces[side].indexOf(face);
}

/** One step with the Moine at his best: a throw, or his decision. */
export const playStep = (fight: Fight, dice: Dice): Fight =>
  fight.stage === 'shot-decision' || fight.stage === 'first-decision' || fight.stage === 'second-decision'
    ? decideThrow(fight, bestDecision(fight), dice)
    : throwNext(fight, dice);

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
  fight: openFight(situation),
  random: seeded(seed).state(),
});

/** Any of the steps above on a fight with its own dice: `withDice(seeded, playRound)`, or `(fight, dice) => decideThrow(fight, 1, dice)`. */
export function withDice({ fight, random }: SeededFight, step: (fight: Fight, dice: Dice) => Fight): SeededFight {
  const source = resume(random);
  return { fight: step(fight, diceFrom(source)), random: source.state() };
}
