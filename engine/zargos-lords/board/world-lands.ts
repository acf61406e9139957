/** Whose land each hex of the world is. */
import { CONTINENT_IDS, type ContinentId, WORLD_CONTINENTS } from '../data/world.ts';
import { continentsOf } from './continents.ts';
import { type Hex, isSame, keyOf } from './hex.ts';
import { hexAt, hexesOf } from './map.ts';
import { WORLD } from './world.ts';

/** Filled when it is first asked for. */
const found: { owners?: ReadonlyMap<string, ContinentId> } = {};

function owners(): ReadonlyMap<string, ContinentId> {
  found.owners ??= new Map(
    continentsOf(WORLD).flatMap((land) => {
      const id = CONTINENT_IDS.find((one) => land.some((hex) => isSame(hex, hexAt(...WORLD_CONTINENTS[one].heart))));
      return id ? land.map((hex): [string, ContinentId] => [keyOf(hex), id]) : [];
    }),
  );
  return found.owners;
}

/** Whose land a hex is; undefined at sea and on a bridge. */
export const continentAt = (hex: Hex): ContinentId | undefined => owners().get(keyOf(hex));

/** The hexes of a continent, row by row. */
export const hexesIn = (id: ContinentId): readonly Hex[] => hexesOf(WORLD).filter((hex) => continentAt(hex) === id);
