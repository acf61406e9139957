/** Powers of the peoples in a fight, and what cancels them (ZAR-AMA-1, ZAR-MOI-1, ZAR-ARA-2, ZAR-ZRG-4, ZAR-ECLIPSE, ZAR-CANICULE). */

import type { Demons, Situation } from '../fight/types.ts';
import { readingsOf } from '../options.ts';
import type { Site } from '../types.ts';
import { diceByPawns, hasWalls, type Side } from './combat.ts';

/** In the ten provinces of the kingdom of Zargos no power of a people works (ZAR-ZRG-4). */
export const inKingdomOfZargos = (site: Site): boolean => site === 'zargos' || site === 'forbidden-city';

export const isDemons = (defender: Situation['defender']): defender is Demons => defender.people === 'demons';

/** Points of pawns that defend: the pawns there and the group called just before the fight (ZAR-ARA-2). */
export const defendingPawns = (defender: Situation['defender']): number => (isDemons(defender) ? 0 : defender.pawns + defender.called);

export interface Shot {
  readonly dice: number;
  readonly divisor: number;
}

/**
 * The Amazones' shot before the fight: only when attacked, dice by their pawns, no die of a Vent de Guerre, total ÷ 3 in a
 * province and ÷ 2 in a capital (ZAR-AMA-1). Undefined where there is none: under an Éclipse, in the kingdom of Zargos, other peoples.
 */
export function shotOf({ defender, site, eclipse }: Situation): Shot | undefined {
  if (defender.people !== 'amazones' || eclipse || inKingdomOfZargos(site)) return undefined;
  return { dice: diceByPawns(defender.pawns), divisor: hasWalls(site) ? 2 : 3 };
}

/** The side that has the hand of God (ZAR-MOI-1); undefined under a Canicule, in the kingdom of Zargos, without Moines. */
export function monkSide({ attacker, defender, site, heatwave }: Situation): Side | undefined {
  if (heatwave || inKingdomOfZargos(site)) return undefined;
  if (attacker.people === 'moines') return 'attacker';
  return defender.people === 'moines' ? 'defender' : undefined;
}

/** Whether the Moine throws and decides before his opponent throws: the default of ZAR-L-3. */
export const monkThrowsFirst = ({ options }: Situation): boolean => readingsOf({ options })['ZAR-L-3'] !== 'adversaire-d-abord';

/** Whether an attacking Moine may have one die of the Amazones' shot thrown again: not by default (ZAR-L-2). */
export const monkTouchesShot = (situation: Situation): boolean =>
  readingsOf(situation)['ZAR-L-2'] === 'oui' && monkSide(situation) === 'attacker' && shotOf(situation) !== undefined;
