/** The kingdom of Zargos and its demons (ZAR-ZRG-1, 2, 7, 9). */
import type { Dice } from '../../core/dice.ts';
import type { Readings } from '../options.ts';
import type { DemonDice, Site } from '../types.ts';
import { lossesFrom, remaining, throwDice, totalOf } from './combat.ts';

/** The ten provinces: six on the coast, three round the Forbidden City, the City (ZAR-MAT-6). */
export const ZARGOS_RINGS = ['coast', 'inner', 'city'] as const;
export type ZargosRing = (typeof ZARGOS_RINGS)[number];

export const PROVINCES_OF_RING = { coast: 6, inner: 3, city: 1 } as const satisfies Record<ZargosRing, number>;

const DICE_OF_RING = { coast: 2, inner: 3, city: 4 } as const satisfies Record<ZargosRing, DemonDice>;

/**
 * Dice of the demons against whoever enters: by ring (ZAR-ZRG-1); none where pawns stand (an ordinary fight: ZAR-ZRG-3), again as
 * soon as the province is empty (ZAR-ZRG-9), and none against the Master of the Winds (ZAR-ZRG-7).
 */
export const demonDice = (ring: ZargosRing, occupied: boolean, master: boolean): DemonDice | 0 =>
  occupied || master ? 0 : DICE_OF_RING[ring];

/** The site that the demons' dice tell: four stand in the Forbidden City. */
export const siteOfDemons = (dice: DemonDice): Site => (dice === DICE_OF_RING.city ? 'forbidden-city' : 'zargos');

/** The demons' total is divided by two, rounded down (ZAR-ZRG-1). */
export const DEMON_DIVISOR = 2;

/** The single round against demons: what is left of the group; none left and the province stays theirs (ZAR-ZRG-2). */
export function faceDemons(pawns: number, count: DemonDice, dice: Dice): { faces: number[]; losses: number; left: number } {
  const faces = throwDice(count, dice);
  const losses = lossesFrom(totalOf(faces), DEMON_DIVISOR);
  return { faces, losses, left: remaining(pawns, losses) };
}

/** The groups that face the demons, when several enter together: united in one round, or each in its own under the other reading (ZAR-L-23). */
export const groupsEntering = (groups: readonly number[], readings: Readings): readonly number[] =>
  readings['ZAR-L-23'] === 'un-par-groupe' ? groups : [groups.reduce((sum, pawns) => sum + pawns, 0)];
