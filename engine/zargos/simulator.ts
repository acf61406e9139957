/**
 * One fight, step by step, with dice: the same rule functions as the odds. A step is a throw or a decision of the Moine, and says what
 * happened in log lines with their rules. The order of the dice is fixed: each throw from its first die to its last, a die thrown
 * again right after its throw. Without a Moine the attacker throws first (the order then changes nothing).
 */
import { type Dice, diceFrom } from '../core/dice.ts';
import { type RandomState, resume, seeded } from '../core/random.ts';
import { PEOPLE_NAMES } from './data/peoples.ts';
import type { RuleId } from './ids.ts';
import { adviceFor, firstHand, monkFight, secondHand, shotHand } from './odds/hand-of-god.ts';
import { plural, together, troop } from './odds/words.ts';
import {
  diceInRound,
  divisorOf,
  FACES,
  holderOf,
  lossesFrom,
  otherSide,
  remaining,
  type Side,
  throwDice,
  totalOf,
} from './rules/combat.ts';
import { faceDemons } from './rules/demons.ts';
import { defendingPawns, isDemons, monkSide, monkThrowsFirst, monkTouchesShot, shotOf } from './rules/powers.ts';
import type { People, Situation } from './types.ts';

/** What comes next: a throw, a decision of the Moine on the dice that lie there, or nothing. */
export const STAGES = ['demons', 'shot', 'shot-decision', 'first', 'first-decision', 'second', 'second-decision', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface LogLine {
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export interface Fight {
  readonly situation: Situation;
  readonly stage: Stage;
  /** The round being fought, from 1; 0 during the shot. */
  readonly round: number;
  /** Pawns that stand. */
  readonly pawns: Readonly<Record<Side, number>>;
  /** Dice that lie on the table, in the order thrown; the shot's lie on the defender's side. */
  readonly faces: Readonly<Record<Side, readonly number[]>>;
  /** Whether the hand of God acted in this round (or on the shot). */
  readonly used: boolean;
  /** Everything that happened, oldest first. */
  readonly log: readonly LogLine[];
  /** Who holds the province, once it is over. */
  readonly holder?: Side | 'nobody';
}

/** The people of a side; only the defence can be demons, and they never get here. */
const peopleOf = ({ situation }: Fight, side: Side): People =>
  isDemons(situation.defender) || side === 'attacker' ? situation.attacker.people : situation.defender.people;

const the = (fight: Fight, side: Side): string => `les ${PEOPLE_NAMES[peopleOf(fight, side)]}`;

const logged = (fight: Fight, text: string, ...rules: RuleId[]): Fight => ({ ...fight, log: [...fight.log, { text, rules }] });

/** The side that throws first in each round (ZAR-L-3). */
export function firstSideOf(situation: Situation): Side {
  const monk = monkSide(situation);
  if (!monk) return 'attacker';
  return monkThrowsFirst(situation) ? monk : otherSide(monk);
}

/** The side whose dice the stage is about. */
export function throwerAt({ situation, stage }: Fight): Side {
  if (stage === 'first' || stage === 'first-decision') return firstSideOf(situation);
  if (stage === 'second' || stage === 'second-decision') return otherSide(firstSideOf(situation));
  return 'defender';
}

const NO_DICE = { attacker: [], defender: [] } as const;

/** A fight about to begin. */
export function openFight(situation: Situation): Fight {
  const { attacker, defender } = situation;
  const stage = isDemons(defender) ? 'demons' : shotOf(situation) ? 'shot' : 'first';
  return {
    situation,
    stage,
    round: stage === 'shot' ? 0 : 1,
    pawns: { attacker: attacker.pawns, defender: defendingPawns(defender) },
    faces: NO_DICE,
    used: false,
    log: [],
  };
}

/** Ends the fight if a side is gone, else opens the next round. */
function afterLosses(fight: Fight): Fight {
  const { attacker, defender } = fight.pawns;
  const holder = holderOf(attacker, defender);
  if (!holder) return { ...fight, stage: 'first', round: fight.round + 1, used: false };
  const over: Fight = { ...fight, stage: 'over', holder };
  if (holder === 'nobody') return logged(over, 'Les deux camps sont éliminés : la province reste inoccupée.', 'ZAR-COM-5');
  const left = troop(fight.pawns[holder], peopleOf(fight, holder));
  return logged(
    over,
    `Le combat est fini : ${left} ${plural(fight.pawns[holder], 'tient', 'tiennent')} la province.`,
    'ZAR-COM-2',
    'ZAR-COM-6',
  );
}

const divided = (faces: readonly number[], divisor: number): string => `${totalOf(faces)} ÷ ${divisor}`;

/** The shot's dice are final: the attackers hit are taken off. */
function applyShot(fight: Fight): Fight {
  const divisor = shotOf(fight.situation)?.divisor ?? 1;
  const losses = lossesFrom(totalOf(fight.faces.defender), divisor);
  const attacker = remaining(fight.pawns.attacker, losses);
  const hit: Fight = { ...fight, pawns: { ...fight.pawns, attacker } };
  const text = `Le tir élimine ${troop(losses, peopleOf(fight, 'attacker'))} (${divided(fight.faces.defender, divisor)}) ; il en reste ${attacker}.`;
  return afterLosses(logged(hit, text, 'ZAR-AMA-1'));
}

/** Both throws are final: losses are taken off at the same time. */
function applyRound(fight: Fight): Fight {
  const { situation, faces, pawns } = fight;
  const lossOf = (side: Side): number => lossesFrom(totalOf(faces[otherSide(side)]), divisorOf(otherSide(side), situation.site));
  const left = { attacker: remaining(pawns.attacker, lossOf('attacker')), defender: remaining(pawns.defender, lossOf('defender')) };
  const words = (side: Side) => {
    const striker = otherSide(side);
    return `${troop(lossOf(side), peopleOf(fight, side))} (${divided(faces[striker], divisorOf(striker, situation.site))})`;
  };
  const text = `Pertes : ${words('attacker')} et ${words('defender')} ; restent ${troop(left.attacker, peopleOf(fight, 'attacker'))} et ${troop(left.defender, peopleOf(fight, 'defender'))}.`;
  const walls: RuleId[] = divisorOf('attacker', situation.site) === 3 ? ['ZAR-CAP-1'] : [];
  return afterLosses(logged({ ...fight, pawns: left }, text, 'ZAR-COM-4', ...walls));
}

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

function meetDemons(fight: Fight, dice: Dice): Fight {
  const { attacker, defender } = fight.situation;
  if (!isDemons(defender)) throw new Error('no demons here');
  const { faces, losses, left } = faceDemons(attacker.pawns, defender.dice, dice);
  const met: Fight = { ...fight, stage: 'over', faces: { attacker: [], defender: faces }, pawns: { attacker: left, defender: 0 } };
  const text = `Les démons lancent ${together(faces.map(String))} : ${troop(losses, attacker.people)} en moins (${divided(faces, 2)}).`;
  const said = logged(met, text, 'ZAR-ZRG-1');
  return left > 0
    ? logged({ ...said, holder: 'attacker' }, `Il reste ${troop(left, attacker.people)} : la province est prise.`, 'ZAR-ZRG-2')
    : logged({ ...said, holder: 'defender' }, 'Il ne reste personne : la province reste aux démons.', 'ZAR-ZRG-2');
}

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
