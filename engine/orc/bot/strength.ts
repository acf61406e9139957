/**
 * What hands promise: the points that a seat may expect of the battles to come, out of everybody's known cards. A light reckoning in fractions, no
 * sampling: forces are compared two by two, and the less is known the less a lead is trusted.
 */
import type { View } from '../types.ts';
import { type Counts, mercenaryForce, peopleForce, type Worths } from './kinds.ts';
import type { Holding } from './memory.ts';

/** A battle ahead: which people (by place), and what it is worth. */
export interface Ahead {
  readonly people: number;
  readonly points: number;
}

/** Points of the four battles (ORC-BAT-9). */
export const BATTLE_POINTS = [2, 1, 1, 2] as const;

/** Mean value of a card that was forgotten. */
const FORGOTTEN_SOLDIER = 4;
const FORGOTTEN_MERCENARY = 3;

/** The part of one's mercenaries that each of so many battles ahead may count upon: they fight once, but where one wants. */
const SHARE = [0, 1, 0.6, 0.45, 0.38] as const;

/** The chance that a lead of `lead` holds when forces are known to within `doubt`: a half for none, nearly 1 for many times the doubt. */
export const holds = (lead: number, doubt: number): number => (1 + lead / (doubt + Math.abs(lead))) / 2;

/** Force of each seat for each people, mercenaries counted for their share; 0 for seats that do not fight. */
export function forcesOf(hands: readonly (Counts | undefined)[], ahead: readonly Ahead[], worths: Worths): readonly (readonly number[])[] {
  const share = SHARE[ahead.length] ?? 0;
  return hands.map((hand) => {
    if (!hand) return ahead.map(() => 0);
    const mercenaries = share * mercenaryForce(hand, worths);
    return ahead.map(({ people }) => ((hand[people * 3 + 2] ?? 0) > 1 ? 0 : peopleForce(hand, people, worths) + mercenaries));
  });
}

/** Points that `seat` may expect of the battles ahead. */
export function promise(
  forces: readonly (readonly number[])[],
  seat: number,
  sorcier: number,
  ahead: readonly Ahead[],
  doubt: number,
): number {
  const own = forces[seat] ?? [];
  let sum = 0;
  for (let at = 0; at < ahead.length; at += 1) {
    const force = own[at] ?? 0;
    if (force <= 0) continue;
    let chance = 1;
    for (let other = 0; other < forces.length; other += 1) {
      if (other === seat || other === sorcier) continue;
      chance *= holds(force - (forces[other]?.[at] ?? 0), doubt);
    }
    sum += (ahead[at]?.points ?? 0) * chance;
  }
  return sum;
}

/** Force of the cards that a bot forgot, of one back. */
export const forgottenForce = ({ unknown }: Holding, people: number): number => (unknown[people] ?? 0) * FORGOTTEN_SOLDIER;
export const forgottenMercenaries = ({ unknown }: Holding): number => (unknown.at(-1) ?? 0) * FORGOTTEN_MERCENARY;

/** The battles that remain after those called: each people still to be called, at the mean of the points left. */
export function aheadOf({ called }: Pick<View, 'called'>, peoples: readonly string[]): readonly Ahead[] {
  const left = peoples.flatMap((people, at) => (called.some((one) => one === people) ? [] : [at]));
  const points = BATTLE_POINTS.slice(called.length).reduce((sum, one) => sum + one, 0);
  return left.map((people) => ({ people, points: points / Math.max(1, left.length) }));
}
