/**
 * A fight on the table, between two steps of the simulator: what stands, what lies there, what was said. And what dice do once they are
 * final: pawns taken off, the end booked, each with its log line.
 */
import type { Dice } from '../core/dice.ts';
import { PEOPLE_NAMES } from './data/peoples.ts';
import type { RuleId } from './ids.ts';
import { plural, together, troop } from './odds/words.ts';
import { divisorOf, holderOf, lossesFrom, otherSide, remaining, type Side, totalOf } from './rules/combat.ts';
import { DEMON_DIVISOR, faceDemons } from './rules/demons.ts';
import { defendingPawns, isDemons, monkSide, monkThrowsFirst, shotOf } from './rules/powers.ts';
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

export const the = (fight: Fight, side: Side): string => `les ${PEOPLE_NAMES[peopleOf(fight, side)]}`;

export const logged = (fight: Fight, text: string, ...rules: RuleId[]): Fight => ({ ...fight, log: [...fight.log, { text, rules }] });

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

export const NO_DICE = { attacker: [], defender: [] } as const;

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
export function applyShot(fight: Fight): Fight {
  const divisor = shotOf(fight.situation)?.divisor ?? 1;
  const losses = lossesFrom(totalOf(fight.faces.defender), divisor);
  const attacker = remaining(fight.pawns.attacker, losses);
  const hit: Fight = { ...fight, pawns: { ...fight.pawns, attacker } };
  const text = `Le tir élimine ${troop(losses, peopleOf(fight, 'attacker'))} (${divided(fight.faces.defender, divisor)}) ; il en reste ${attacker}.`;
  return afterLosses(logged(hit, text, 'ZAR-AMA-1'));
}

/** Both throws are final: losses are taken off at the same time. */
export function applyRound(fight: Fight): Fight {
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

/** The single round against demons. */
export function meetDemons(fight: Fight, dice: Dice): Fight {
  const { attacker, defender } = fight.situation;
  if (!isDemons(defender)) throw new Error('no demons here');
  const { faces, losses, left } = faceDemons(attacker.pawns, defender.dice, dice);
  const met: Fight = { ...fight, stage: 'over', faces: { attacker: [], defender: faces }, pawns: { attacker: left, defender: 0 } };
  const text = `Les démons lancent ${together(faces.map(String))} : ${troop(losses, attacker.people)} en moins (${divided(faces, DEMON_DIVISOR)}).`;
  const said = logged(met, text, 'ZAR-ZRG-1');
  return left > 0
    ? logged({ ...said, holder: 'attacker' }, `Il reste ${troop(left, attacker.people)} : la province est prise.`, 'ZAR-ZRG-2')
    : logged({ ...said, holder: 'defender' }, 'Il ne reste personne : la province reste aux démons.', 'ZAR-ZRG-2');
}
