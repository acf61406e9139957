/** Which rulings weigh on a fight: the others are shown, but change nothing. */

import type { FIGHT_RULINGS, Situation } from '#engine/zargos/fight/types.ts';
import { diceByPawns } from '#engine/zargos/rules/combat.ts';
import { defendingPawns, isDemons, monkSide, shotOf } from '#engine/zargos/rules/powers.ts';

export type FightRuling = (typeof FIGHT_RULINGS)[number];

const fourDice = (pawns: number, warWind: boolean): boolean => warWind && diceByPawns(pawns) === 3;

/** Whether the readings of `id` can give this fight different odds. */
export function weighs(id: FightRuling, situation: Situation): boolean {
  const { attacker, defender } = situation;
  switch (id) {
    case 'ZAR-L-2':
      return monkSide(situation) === 'attacker' && shotOf(situation) !== undefined;
    case 'ZAR-L-3':
      return monkSide(situation) !== undefined;
    case 'ZAR-L-8':
      return !isDemons(defender) && (fourDice(attacker.pawns, attacker.warWind) || fourDice(defendingPawns(defender), defender.warWind));
  }
}

/** How many of them change this fight. */
export const weighWords = (count: number): string =>
  count === 0 ? 'aucune ne change ce combat' : count === 1 ? 'une change ce combat' : `${count} changent ce combat`;
