/**
 * The four tables of the lost sheet, as our reconstruction: plausible, monotone, and true to every fact that the booklet tells of them. With
 * the factors they make `BOX`, the default of every function that needs a lost datum.
 */
import type { Origin } from '../../core/origin.ts';
import type { Band, Box, Needs, RangeTable } from '../types.ts';
import { COPIES, FACTORS } from './counters.ts';

/** Differences below 0 have no band: that attack is forbidden (LOR-COM-4). The booklet's band « de 4 à 7 » sets the width of ours. */
// biome-ignore format: a table
const COMBAT: readonly Band[] = [
  { from: 0,  results: ['AE', 'A3', 'A2', '-',  'D1', 'D2'] },
  { from: 4,  results: ['A2', '-',  'D2', 'D3', 'D4', 'DE'] },
  { from: 8,  results: ['-',  'D2', 'D3', 'D4', 'DE', 'DE'] },
  { from: 12, results: ['D2', 'D3', 'D4', 'DE', 'DE', 'DE'] },
];

/** Arrows on target by distance, 1 to 8, and die. */
// biome-ignore format: a table
const ARROWS: RangeTable = [
  [1, 2, 2, 3, 3, 4],
  [1, 1, 2, 3, 3, 4],
  [1, 1, 2, 2, 3, 3],
  [0, 1, 1, 2, 3, 3],
  [0, 1, 1, 2, 2, 3],
  [0, 0, 1, 1, 2, 3],
  [0, 0, 1, 1, 2, 2],
  [0, 0, 0, 1, 1, 2],
];

/** Flames on target by distance, 1 to 5, and die. */
// biome-ignore format: a table
const FLAMES: RangeTable = [
  [1, 1, 2, 2, 3, 3],
  [0, 1, 1, 2, 2, 3],
  [0, 1, 1, 2, 2, 2],
  [0, 0, 1, 1, 2, 2],
  [0, 0, 0, 1, 1, 2],
];

/** Hexes of flight by distance, 1 to 5, and die: farther when nearer and when the die is higher (LOR-SOR-2). */
// biome-ignore format: a table
const VISIONS: RangeTable = [
  [2, 3, 4, 4, 5, 6],
  [1, 2, 3, 4, 4, 5],
  [1, 2, 2, 3, 4, 4],
  [0, 1, 2, 2, 3, 4],
  [0, 1, 1, 2, 2, 3],
];

/** Arrows that eliminate each kind: 6 for a Dragon is the booklet's, the rest is ours. */
export const ARROW_NEEDS = {
  chevalier: 3,
  'chevaliers-fantassin': 2,
  sorcier: 2,
  'chevaliers-fantarcher': 2,
  dragon: 6,
  'dragons-fantassin': 2,
  'lance-flammes': 2,
  serpent: 4,
  aile: 3,
  faucon: 2,
  'ailes-fantassin': 2,
  'ailes-fantarcher': 2,
  moine: 3,
  'moines-fantassin': 2,
  'moines-chevalier': 3,
  illusionniste: 2,
} as const satisfies Needs;

/** Flames that eliminate each kind. */
const FLAME_NEEDS = {
  chevalier: 2,
  'chevaliers-fantassin': 1,
  sorcier: 1,
  'chevaliers-fantarcher': 1,
  dragon: 4,
  'dragons-fantassin': 1,
  'lance-flammes': 2,
  serpent: 3,
  aile: 2,
  faucon: 1,
  'ailes-fantassin': 1,
  'ailes-fantarcher': 1,
  moine: 2,
  'moines-fantassin': 1,
  'moines-chevalier': 2,
  illusionniste: 1,
} as const satisfies Needs;

export const BOX: Box = {
  factors: FACTORS,
  combat: COMBAT,
  arrows: ARROWS,
  flames: FLAMES,
  visions: VISIONS,
  needs: { arrows: ARROW_NEEDS, flames: FLAME_NEEDS },
  copies: COPIES,
};

export const TABLE_ORIGINS = {
  combat: {
    provenance: 'reconstruction',
    because: 'Du tableau perdu on ne connaît qu’une case : différence de 4 à 7, dé 4, D3. Le reste est le nôtre.',
  },
  arrows: {
    provenance: 'reconstruction',
    because: 'La planche des tirs est perdue : on sait la portée, 8, et que trois archers peuvent faire 1, 3 et 2 flèches.',
  },
  flames: {
    provenance: 'reconstruction',
    because: 'La planche des tirs est perdue : on sait la portée, 5, et que les flammes s’additionnent.',
  },
  visions: {
    provenance: 'reconstruction',
    because: 'La planche des tirs est perdue : on sait la portée, 5, et qu’on fuit plus loin de près et d’un dé plus haut.',
  },
} as const satisfies Record<'combat' | 'arrows' | 'flames' | 'visions', Origin>;

/** Where hits needed come from: one is the booklet's. */
export const needOrigin = (shot: 'arrows' | 'flames', kind: keyof typeof ARROW_NEEDS): Origin =>
  shot === 'arrows' && kind === 'dragon'
    ? { provenance: 'livret', because: 'L’exemple de tir du livret tue un Dragon de 6 flèches.' }
    : { provenance: 'reconstruction', because: 'La planche des tirs est perdue : ce nombre est le nôtre.' };
