/**
 * The world of a whole game (LOR-MAT-1, LOR-MAT-2): the printed map is lost, this one is ours. `npm run map:lords` draws its rows from the seed that
 * `world-rows.ts` keeps; here is what they are called.
 */
import type { Origin } from '../../core/origin.ts';

/** In the order of the sketch: the two of the north, then the two of the south. */
export const CONTINENT_IDS = ['cornelune', 'griffemer', 'montenclume', 'torsevague'] as const;
export type ContinentId = (typeof CONTINENT_IDS)[number];

interface Continent {
  readonly name: string;
  /** What its outline looks like. */
  readonly outline: string;
  /** Column and row of a hex of it, whatever the seed. */
  readonly heart: readonly [column: number, row: number];
}

export const WORLD_CONTINENTS: Readonly<Record<ContinentId, Continent>> = {
  cornelune: { name: 'Cornelune', outline: 'un croissant ouvert à l’est', heart: [3, 6] },
  griffemer: { name: 'Griffemer', outline: 'une patte, trois griffes au sud', heart: [27, 5] },
  montenclume: { name: 'Montenclume', outline: 'une enclume à la taille étroite', heart: [15, 19] },
  torsevague: { name: 'Torsevague', outline: 'une vague qui déferle par-dessus le bord', heart: [38, 18] },
};

export const WORLD_ORIGIN: Origin = {
  provenance: 'reconstruction',
  because:
    'La carte imprimée est perdue : terres, ponts et noms sont les nôtres, tirés d’une graine et mesurés pour que les continents se valent.',
};
