/** The world as a map, and whose land each of its hexes is. */
import { CONTINENT_IDS, type ContinentId, WORLD_CONTINENTS } from '../data/world.ts';
import { ROWS } from '../data/world-rows.ts';
import { continentsOf } from './continents.ts';
import { type Hex, isSame, keyOf } from './hex.ts';
import { type HexMap, hexAt, hexesOf } from './map.ts';

export const WORLD: HexMap = { rows: ROWS, wraps: true };

/** Filled when it is first asked for: a page that only draws the world counts no shores. */
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
