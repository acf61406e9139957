/**
 * The eleven kingdoms and fifty-seven territories. The provinces' numbers are ours (the box gives them names that are lost to us);
 * their bearings are read on our map, which a test checks.
 */
import { KINGDOM_IDS, type KingdomId, type Territory, type TerritoryId, type TerritoryKind } from './board-types.ts';

export const KINGDOM_NAMES = {
  akilon: 'Akilon',
  banzol: 'Banzol',
  itak: 'Itak',
  kahil: 'Kahil',
  kori: 'Kori',
  ludos: 'Ludos',
  ohms: 'Ohms',
  oz: 'Oz',
  palmyr: 'Palmyr',
  tairo: 'Taïro',
  zargos: 'Zargos',
} as const satisfies Record<KingdomId, string>;

/** Of each kingdom, where its provinces 1, 2, 3… lie in it. */
const BEARINGS = {
  akilon: ['est', 'sud-ouest', 'nord'],
  banzol: ['nord', 'nord-ouest', 'sud-ouest', 'sud', 'est'],
  itak: ['nord-ouest', 'est'],
  kahil: ['sud-est', 'sud-ouest', 'est', 'nord-ouest', 'nord-est'],
  kori: ['sud', 'sud-ouest', 'est'],
  ludos: ['sud', 'est', 'ouest', 'nord'],
  ohms: ['sud-est', 'sud-ouest', 'ouest', 'nord-ouest', 'nord', 'nord-est'],
  oz: ['sud'],
  palmyr: ['sud', 'est', 'nord', 'nord-ouest'],
  tairo: ['sud-est', 'ouest', 'nord-est', 'nord'],
  zargos: ['nord', 'nord-est', 'est', 'sud', 'sud-ouest', 'nord-ouest', 'intérieur nord-ouest', 'intérieur nord-est', 'intérieur sud'],
} as const satisfies Record<KingdomId, readonly string[]>;

/** The inner ring around the Forbidden City (ZAR-MAT-6). */
const INNER: readonly TerritoryId[] = ['zargos-7', 'zargos-8', 'zargos-9'];

/** The ten territories that touch no sea cell. */
const INLAND: readonly TerritoryId[] = ['kahil', 'ludos', 'ohms-5', 'palmyr-2', 'palmyr-3', 'tairo', 'zargos', ...INNER];

/**
 * Ours, but for Itak's: one at most in a kingdom, none in a capital (a way round its walls), none in the kingdom of Zargos (where vortices
 * would not work, ZAR-ZRG-4), none in Taïro (already the richest) and no two nearer than three steps by land.
 */
const VOLCANOES: readonly TerritoryId[] = ['akilon-2', 'banzol-2', 'itak-1', 'kahil-5', 'kori-3', 'ohms-5', 'oz-1', 'palmyr-3'];

const head = (kingdom: KingdomId): Pick<Territory, 'name' | 'kind'> =>
  kingdom === 'zargos' ? { name: 'la Cité Interdite', kind: 'city' } : { name: KINGDOM_NAMES[kingdom], kind: 'capital' };

function territory(kingdom: KingdomId, id: TerritoryId, name: string, kind: TerritoryKind): Territory {
  return { id, name, kingdom, kind, coastal: !INLAND.includes(id), volcano: VOLCANOES.includes(id) };
}

/** « Kahil nord-est », but « Kahil-est »: after a space the bearing would be read as the verb. */
const provinceName = (kingdom: KingdomId, bearing: string): string => `${KINGDOM_NAMES[kingdom]}${bearing === 'est' ? '-' : ' '}${bearing}`;

/** Kingdom by kingdom: the capital, then the provinces. */
export const TERRITORIES: readonly Territory[] = KINGDOM_IDS.flatMap((kingdom) => {
  const { name, kind } = head(kingdom);
  const provinces = BEARINGS[kingdom].map((bearing, at) => {
    const id: TerritoryId = `${kingdom}-${at + 1}`;
    return territory(kingdom, id, provinceName(kingdom, bearing), INNER.includes(id) ? 'inner' : 'province');
  });
  return [territory(kingdom, kingdom, name, kind), ...provinces];
});
