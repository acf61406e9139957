/**
 * One fight, step by step, with dice: what the simulator of a single fight and the whole game share. A step is a throw or a decision of the Moine; what
 * happens is told as events. Order of the dice: each throw from its first die to its last, a die thrown again right after its throw. Without a Moine the
 * attacker throws first, which changes nothing.
 */
import type { Dice } from '../../core/dice.ts';
import type { Tell as CoreTell } from '../../core/events.ts';
import type { Situation } from '../fight/types.ts';
import { readingsOf } from '../options.ts';
import { diceInRound, divisorOf, FACES, holderOf, lossesFrom, otherSide, remaining, type Side, throwDice, totalOf } from './combat.ts';
import { faceDemons } from './demons.ts';
import { defendingPawns, isDemons, monkSide, monkThrowsFirst, monkTouchesShot, shotOf } from './powers.ts';

/** What comes next: a throw, a decision of the Moine on the dice that lie there, or nothing. */
export const STAGES = ['demons', 'shot', 'shot-decision', 'first', 'first-decision', 'second', 'second-decision', 'over'] as const;
type Stage = (typeof STAGES)[number];

/** Where a fight stands; what it is about is its `Situation`. */
export interface FightState {
  readonly stage: Stage;
  /** The round being fought, from 1; 0 during the shot. */
  readonly round: number;
  /** Pawns that stand. */
  readonly pawns: Readonly<Record<Side, number>>;
  /** Dice that lie on the table, in the order thrown; the shot's lie on the defender's side. */
  readonly faces: Readonly<Record<Side, readonly number[]>>;
  /** Whether the hand of God acted in this round (or on the shot). */
  readonly used: boolean;
  /** Who holds the province, once it is over. */
  readonly holder?: Side | 'nobody';
}

/** What a side lost, and by what division. */
export interface Loss {
  /** The striker's total, and what it is divided by. */
  readonly total: number;
  readonly divisor: number;
  readonly losses: number;
  /** Pawns that stand after it. */
  readonly left: number;
}

export type FightEvent =
  | { readonly kind: 'shot'; readonly faces: readonly number[] }
  | { readonly kind: 'throw'; readonly round: number; readonly side: Side; readonly faces: readonly number[]; readonly warWind: boolean }
  /** The Moine leaves a throw as it is; `own`: it is his. */
  | { readonly kind: 'kept'; readonly own: boolean }
  | { readonly kind: 'reroll'; readonly own: boolean; readonly die: number; readonly old: number; readonly face: number }
  | { readonly kind: 'hit'; readonly attacker: Loss }
  | { readonly kind: 'losses'; readonly attacker: Loss; readonly defender: Loss }
  | { readonly kind: 'demons'; readonly faces: readonly number[]; readonly attacker: Loss }
  | { readonly kind: 'end'; readonly holder: Side | 'nobody'; readonly left: number };

type Tell = CoreTell<FightEvent>;

const NO_DICE = { attacker: [], defender: [] } as const;

/** The side that throws first in each round (ZAR-L-3). */
export function firstSideOf(situation: Situation): Side {
  const monk = monkSide(situation);
  if (!monk) return 'attacker';
  return monkThrowsFirst(situation) ? monk : otherSide(monk);
}

/** The side whose dice the stage is about. */
export function throwerAt(situation: Situation, { stage }: Pick<FightState, 'stage'>): Side {
  if (stage === 'first' || stage === 'first-decision') return firstSideOf(situation);
  if (stage === 'second' || stage === 'second-decision') return otherSide(firstSideOf(situation));
  return 'defender';
}

/** A fight about to begin. */
export function opened(situation: Situation): FightState {
  const { attacker, defender } = situation;
  const stage = isDemons(defender) ? 'demons' : shotOf(situation) ? 'shot' : 'first';
  return {
    stage,
    round: stage === 'shot' ? 0 : 1,
    pawns: { attacker: attacker.pawns, defender: defendingPawns(defender) },
    faces: NO_DICE,
    used: false,
  };
}

/** Ends the fight if a side is gone, else opens the next round. */
function afterLosses(fight: FightState, tell: Tell): FightState {
  const { attacker, defender } = fight.pawns;
  const holder = holderOf(attacker, defender);
  if (!holder) return { ...fight, stage: 'first', round: fight.round + 1, used: false };
  tell({ kind: 'end', holder, left: attacker + defender });
  return { ...fight, stage: 'over', holder };
}

const lossOf = (faces: readonly number[], divisor: number, pawns: number): Loss => {
  const total = totalOf(faces);
  const losses = lossesFrom(total, divisor);
  return { total, divisor, losses, left: remaining(pawns, losses) };
};

/** The shot's dice are final: the attackers hit are taken off. */
function applyShot(situation: Situation, fight: FightState, tell: Tell): FightState {
  const attacker = lossOf(fight.faces.defender, shotOf(situation)?.divisor ?? 1, fight.pawns.attacker);
  tell({ kind: 'hit', attacker });
  return afterLosses({ ...fight, pawns: { ...fight.pawns, attacker: attacker.left } }, tell);
}

/** Both throws are final: losses are taken off at the same time. */
function applyRound({ site }: Situation, fight: FightState, tell: Tell): FightState {
  const { faces, pawns } = fight;
  const attacker = lossOf(faces.defender, divisorOf('defender', site), pawns.attacker);
  const defender = lossOf(faces.attacker, divisorOf('attacker', site), pawns.defender);
  tell({ kind: 'losses', attacker, defender });
  return afterLosses({ ...fight, pawns: { attacker: attacker.left, defender: defender.left } }, tell);
}

/** The single round against demons. */
function meetDemons({ attacker, defender }: Situation, fight: FightState, dice: Dice, tell: Tell): FightState {
  if (!isDemons(defender)) throw new Error('no demons here');
  const { faces, losses, left } = faceDemons(attacker.pawns, defender.dice, dice);
  tell({ kind: 'demons', faces, attacker: { total: totalOf(faces), divisor: 2, losses, left } });
  return {
    ...fight,
    stage: 'over',
    faces: { attacker: [], defender: faces },
    pawns: { attacker: left, defender: 0 },
    holder: left > 0 ? 'attacker' : 'defender',
  };
}

/** Where a throw or a decision leads once the dice of the stage lie. */
function onward(situation: Situation, fight: FightState, tell: Tell): FightState {
  switch (fight.stage) {
    case 'shot':
    case 'shot-decision':
      return applyShot(situation, fight, tell);
    case 'first':
    case 'first-decision':
      return { ...fight, stage: 'second' };
    case 'second':
    case 'second-decision':
      return applyRound(situation, fight, tell);
    case 'demons':
    case 'over':
      throw new Error(`nothing follows ${fight.stage}`);
  }
}

/** Whether the Moine may decide on the dice that were just thrown. */
function mayDecide(situation: Situation, { stage, used }: FightState): boolean {
  if (stage === 'shot') return monkTouchesShot(situation);
  return !used && monkSide(situation) !== undefined;
}

const DECISIONS = { shot: 'shot-decision', first: 'first-decision', second: 'second-decision' } as const;

/** Whether the fight waits for the Moine. */
export const isDecision = ({ stage }: Pick<FightState, 'stage'>): boolean =>
  stage === 'shot-decision' || stage === 'first-decision' || stage === 'second-decision';

/** Throws the dice that the stage calls for. Throws an Error at a stage that waits for a decision, and once it is over. */
export function throwNext(situation: Situation, fight: FightState, dice: Dice, tell: Tell): FightState {
  const { stage } = fight;
  if (stage === 'demons') return meetDemons(situation, fight, dice, tell);
  if (stage !== 'shot' && stage !== 'first' && stage !== 'second') throw new Error(`no dice to throw: ${stage}`);
  const side = throwerAt(situation, fight);
  const army = situation[side];
  const warWind = stage !== 'shot' && 'warWind' in army && army.warWind;
  const count = stage === 'shot' ? (shotOf(situation)?.dice ?? 0) : diceInRound(fight.pawns[side], warWind, readingsOf(situation));
  const faces = throwDice(count, dice);
  const thrown: FightState = { ...fight, faces: { ...(stage === 'second' ? fight.faces : NO_DICE), [side]: faces } };
  tell(stage === 'shot' ? { kind: 'shot', faces } : { kind: 'throw', round: fight.round, side, faces, warWind });
  return mayDecide(situation, thrown) ? { ...thrown, stage: DECISIONS[stage] } : onward(situation, thrown, tell);
}

/**
 * The Moine's decision on the dice that lie there: the index of the die to throw again, or undefined to keep them. Throws an Error at
 * another stage, and on a die that is not there.
 */
export function decideThrow(situation: Situation, fight: FightState, die: number | undefined, dice: Dice, tell: Tell): FightState {
  if (!isDecision(fight)) throw new Error(`nothing to decide: ${fight.stage}`);
  const side = throwerAt(situation, fight);
  const own = side === monkSide(situation);
  if (die === undefined) {
    tell({ kind: 'kept', own });
    return onward(situation, fight, tell);
  }
  const old = fight.faces[side][die];
  if (old === undefined) throw new Error(`no die ${die} among ${fight.faces[side].length}`);
  const face = dice.roll(FACES);
  tell({ kind: 'reroll', own, die, old, face });
  const faces = { ...fight.faces, [side]: fight.faces[side].map((shown, i) => (i === die ? face : shown)) };
  return onward(situation, { ...fight, faces, used: true }, tell);
}
