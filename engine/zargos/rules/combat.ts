/** Combats: what a round is made of (chapter « Combats », ZAR-COM, ZAR-CAP-1, ZAR-GUERRE). */
import { type Dice, rollMany } from '../../core/dice.ts';
import type { Readings } from '../options.ts';
import type { Site } from '../types.ts';

/** The sides of a fight. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Dice of the box are six-sided (ZAR-MAT-1). */
export const FACES = 6;

/** From so many points of pawns on, one die more (ZAR-COM-3). */
export const DIE_THRESHOLDS = [1, 4, 7] as const;

/** Dice of a side that has `pawns` points of pawns, counted anew each round: 1 to 3 one, 4 to 6 two, 7 and more three (ZAR-COM-3). */
export const diceByPawns = (pawns: number): number => DIE_THRESHOLDS.filter((threshold) => pawns >= threshold).length;

/** The most dice that a side may throw, a Vent de Guerre included: the four of the box, or three under the other reading (ZAR-L-8). */
export const mostDice = (readings: Readings): number => (readings['ZAR-L-8'] === 'plafond-3' ? 3 : 4);

/** Dice in a round: by pawns (ZAR-COM-3), one more under a Vent de Guerre (ZAR-GUERRE), up to ZAR-L-8. No pawns, no dice. */
export const diceInRound = (pawns: number, warWind: boolean, readings: Readings): number =>
  pawns < 1 ? 0 : Math.min(diceByPawns(pawns) + (warWind ? 1 : 0), mostDice(readings));

/** Walls stand round a capital and round the Forbidden City (ZAR-CAP-1). */
export const hasWalls = (site: Site): boolean => site === 'capital' || site === 'forbidden-city';

/** What a side's total is divided by: 2 (ZAR-COM-4), 3 for the attacker of walls (ZAR-CAP-1). */
export const divisorOf = (side: Side, site: Site): number => (side === 'attacker' && hasWalls(site) ? 3 : 2);

/** Pawns that a total of dice takes off, rounded down (ZAR-COM-4). */
export const lossesFrom = (total: number, divisor: number): number => Math.floor(total / divisor);

export const totalOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** Throws the dice of one side, in order. */
export const throwDice = (count: number, dice: Dice): number[] => rollMany(dice, count, FACES);

/** What stands after losses: never less than nothing. */
export const remaining = (pawns: number, losses: number): number => Math.max(0, pawns - losses);

/** Who holds the province: the side that alone has pawns left (ZAR-COM-6), nobody when both are gone (ZAR-COM-5); undefined while both stand (ZAR-COM-2). */
export function holderOf(attackers: number, defenders: number): Side | 'nobody' | undefined {
  if (attackers > 0 && defenders > 0) return undefined;
  if (attackers > 0) return 'attacker';
  return defenders > 0 ? 'defender' : 'nobody';
}
