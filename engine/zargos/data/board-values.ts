/**
 * What a kingdom held as a whole is worth. The value printed on each capital (ZAR-PTS-2) is lost: ours counts the points of its territories
 * (ZAR-PTS-1) and adds two for every front on which it has to be held.
 */
import { BORDERS } from './board-borders.ts';
import { TERRITORIES } from './board-lands.ts';
import { type Border, KINGDOM_IDS, type KingdomId, type Territory } from './board-types.ts';

/** Points of one territory held alone (ZAR-PTS-1). */
export function territoryPoints({ kingdom, kind }: Pick<Territory, 'kingdom' | 'kind'>): number {
  if (kingdom === 'zargos') return kind === 'city' ? 7 : 3;
  return kind === 'capital' ? 2 : 1;
}

const PER_FRONT = 2;

/** Fronts on which a kingdom may be attacked: every other kingdom that it borders by land, and the sea if it has a coast. */
export function frontsOf(kingdom: KingdomId, territories: readonly Territory[], borders: readonly Border[]): number {
  const kingdoms = new Map(territories.map((territory) => [territory.id, territory.kingdom]));
  const neighbours = borders.flatMap(({ a, b }) => {
    const [one, other] = [kingdoms.get(a), kingdoms.get(b)];
    return one === kingdom ? [other] : other === kingdom ? [one] : [];
  });
  const foreign = new Set(neighbours.filter((one) => one !== kingdom));
  return foreign.size + (territories.some((territory) => territory.kingdom === kingdom && territory.coastal) ? 1 : 0);
}

/** For the kingdom of Zargos, which has no printed value, the points of its ten territories. */
function worthOf(kingdom: KingdomId): number {
  const points = TERRITORIES.filter((territory) => territory.kingdom === kingdom).reduce((sum, one) => sum + territoryPoints(one), 0);
  return kingdom === 'zargos' ? points : points + PER_FRONT * frontsOf(kingdom, TERRITORIES, BORDERS);
}

export const VALUES = Object.fromEntries(KINGDOM_IDS.map((kingdom) => [kingdom, worthOf(kingdom)])) as Readonly<Record<KingdomId, number>>;
