/** A fight boiled down to the numbers that its odds depend on: two situations with equal terms have equal odds. */

import type { Defender, Situation } from '../fight/types.ts';
import { readingsOf } from '../options.ts';
import { diceInRound, divisorOf, type Side } from '../rules/combat.ts';
import { defendingPawns, monkSide, monkThrowsFirst, monkTouchesShot, type Shot, shotOf } from '../rules/powers.ts';

/** Dice by band of pawns: 1 to 3, 4 to 6, 7 and more (ZAR-COM-3). */
export type DiceByBand = readonly [number, number, number];

export interface Terms {
  readonly attackers: number;
  /** The called group included (ZAR-ARA-2). */
  readonly defenders: number;
  readonly dice: Readonly<Record<Side, DiceByBand>>;
  /** What each side's total is divided by. */
  readonly divisor: Readonly<Record<Side, number>>;
  readonly shot: Shot | undefined;
  /** The side with the hand of God. */
  readonly monk: Side | undefined;
  readonly monkFirst: boolean;
  readonly monkTouchesShot: boolean;
}

/** Band of a side that stands: 0 for 1 to 3 pawns, 1 for 4 to 6, 2 for 7 and more. */
export const bandOf = (pawns: number): number => (pawns < 4 ? 0 : pawns < 7 ? 1 : 2);

/** Any pawns of each band: the dice do not tell them apart. */
const bands = (warWind: boolean, { options }: Situation): DiceByBand => [
  diceInRound(1, warWind, readingsOf({ options })),
  diceInRound(4, warWind, readingsOf({ options })),
  diceInRound(7, warWind, readingsOf({ options })),
];

/** The terms of a fight between two peoples; demons are no fight of rounds. */
export const termsOf = (situation: Situation, defender: Defender): Terms => ({
  attackers: situation.attacker.pawns,
  defenders: defendingPawns(defender),
  dice: { attacker: bands(situation.attacker.warWind, situation), defender: bands(defender.warWind, situation) },
  divisor: { attacker: divisorOf('attacker', situation.site), defender: divisorOf('defender', situation.site) },
  shot: shotOf(situation),
  monk: monkSide(situation),
  monkFirst: monkThrowsFirst(situation),
  monkTouchesShot: monkTouchesShot(situation),
});
