/** Who comes first: dice at the choice of peoples, points at each count (ZAR-PREP-2, ZAR-ORD-1, ZAR-L-9, ZAR-L-33). */
import type { Dice } from '../../core/dice.ts';
import type { Readings } from '../options.ts';
import { FACES } from './combat.ts';

export interface Ranked<Seat> {
  /** First to last. */
  readonly order: readonly Seat[];
  /** Every die that was thrown, in order: who, and what it showed. */
  readonly rolls: readonly { readonly seat: Seat; readonly face: number }[];
}

/** Groups of equal value, the highest first; inside a group the order handed in stays. */
function groups<Seat>(seats: readonly Seat[], worthOf: (seat: Seat) => number): Seat[][] {
  const values = [...new Set(seats.map(worthOf))].sort((a, b) => b - a);
  return values.map((value) => seats.filter((seat) => worthOf(seat) === value));
}

/**
 * Ranks seats by one die each, the highest first; those who are equal throw again, and again, until they are told apart (ZAR-PREP-2,
 * ZAR-L-9, ZAR-L-33). Dice: one for each seat in the order handed in, then those of each group of equals, the highest group first.
 */
export function rankByDice<Seat>(seats: readonly Seat[], dice: Dice): Ranked<Seat> {
  if (seats.length < 2) return { order: seats, rolls: [] };
  const rolls = seats.map((seat) => ({ seat, face: dice.roll(FACES) }));
  const faceOf = (seat: Seat) => rolls.find((roll) => roll.seat === seat)?.face ?? 0;
  const ranked = groups(seats, faceOf).map((group) => rankByDice(group, dice));
  return { order: ranked.flatMap(({ order }) => order), rolls: [...rolls, ...ranked.flatMap((rank) => rank.rolls)] };
}

/** The order of play after a count: by points, the most first; equals throw dice (ZAR-ORD-1). `seats` stand in the order of the turn that ends. */
export function orderByPoints<Seat>(seats: readonly Seat[], pointsOf: (seat: Seat) => number, dice: Dice): Ranked<Seat> {
  const ranked = groups(seats, pointsOf).map((group) => rankByDice(group, dice));
  return { order: ranked.flatMap(({ order }) => order), rolls: ranked.flatMap(({ rolls }) => rolls) };
}

/**
 * The order in which pawns are set down, which is that of the first turn too: the most pawns first (ZAR-POS-5, ZAR-TOUR-2). Equals throw
 * dice, or keep the order of choice in which `seats` stand under the other reading of ZAR-L-33.
 */
export function placementOrder<Seat>(
  seats: readonly Seat[],
  pawnsOf: (seat: Seat) => number,
  readings: Readings,
  dice: Dice,
): Ranked<Seat> {
  if (readings['ZAR-L-33'] === 'ordre-de-choix') return { order: groups(seats, pawnsOf).flat(), rolls: [] };
  return orderByPoints(seats, pawnsOf, dice);
}
