/** The continents of a map: lands that no sea parts. Bridges join none: they hang over the sea (LOR-MER-1). */
import { type Hex, keyOf } from './hex.ts';
import { type HexMap, hexesOf, neighboursOf, terrainAt } from './map.ts';

export const isLand = (map: HexMap, hex: Hex): boolean => {
  const terrain = terrainAt(map, hex);
  return terrain !== undefined && terrain !== 'mer' && terrain !== 'pont';
};

const KNOWN = new WeakMap<HexMap, readonly (readonly Hex[])[]>();

/** Each as its hexes, row by row; the continents in the order of their first hex. */
export function continentsOf(map: HexMap): readonly (readonly Hex[])[] {
  const known = KNOWN.get(map) ?? continents(map);
  KNOWN.set(map, known);
  return known;
}

function continents(map: HexMap): readonly (readonly Hex[])[] {
  const hexes = hexesOf(map).filter((hex) => isLand(map, hex));
  const found = new Set<string>();
  return hexes.flatMap((first) => {
    if (found.has(keyOf(first))) return [];
    const shore = new Map([[keyOf(first), first]]);
    for (const hex of shore.values()) for (const other of neighboursOf(map, hex)) if (isLand(map, other)) shore.set(keyOf(other), other);
    for (const key of shore.keys()) found.add(key);
    return [hexes.filter((hex) => shore.has(keyOf(hex)))];
  });
}

/** Where a city may stand, whatever the readings: inland, on no chasm (LOR-PREP-2). */
function isSite(map: HexMap, hex: Hex): boolean {
  const terrain = terrainAt(map, hex);
  return terrain === 'plaine' || terrain === 'mont' || terrain === 'bois';
}

/** Lands with room for a city, by their numbers among all: a people may have one for its own. Without any, it is an island. */
export const peopledOn = (map: HexMap): readonly number[] =>
  continentsOf(map).flatMap((land, at) => (land.some((hex) => isSite(map, hex)) ? [at] : []));
