/** What each continent of a map is worth: counted on the map itself, and walked by the engine's own movement. */
import { continentsOf } from '#engine/zargos-lords/board/continents.ts';
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, type HexMap, neighboursOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { reachOf } from '#engine/zargos-lords/rules/movement.ts';
import type { Terrain } from '#engine/zargos-lords/types.ts';
import { mostApart } from './packing.ts';

/** Steps between two cities, at least (LOR-PREP-2, LOR-L-11). */
export const CITY_STEPS = 4;

export interface Measures {
  readonly area: number;
  readonly grounds: Readonly<Record<Terrain, number>>;
  /** Hexes where a city may stand (LOR-PREP-2, LOR-L-30). */
  readonly sites: number;
  /** The most cities that they hold. */
  readonly cities: number;
  /** The same with the revision of 1983: plain, and plain all around. */
  readonly clearCities: number;
  /** Its middle: the plain with the fewest steps to all its hexes. */
  readonly middle: Hex;
  /** Points from its middle to those of the others, over the bridges, in their order. */
  readonly ways: readonly number[];
}

const GROUNDS: readonly Terrain[] = ['plaine', 'cote', 'mer', 'mont', 'bois', 'gouffre', 'pont'];

function middleOf(map: HexMap, land: readonly Hex[]): Hex {
  const sum = (hex: Hex): number => land.reduce((steps, other) => steps + distanceOn(map, hex, other), 0);
  const plains = land.filter((hex) => terrainAt(map, hex) === 'plaine').map((hex) => ({ hex, steps: sum(hex) }));
  const [first] = plains.sort((a, b) => a.steps - b.steps);
  if (!first) throw new Error('a continent without a plain');
  return first.hex;
}

/** Points that infantry spends from a hex to others, with as many as it wants in one turn. */
function walk(map: HexMap, from: Hex, to: readonly Hex[]): readonly number[] {
  const kind = 'chevaliers-fantassin';
  const box = { ...BOX, factors: { ...BOX.factors, [kind]: { combat: 1, movement: 999 } } };
  const position = { map, counters: [{ id: 'walker', kind, at: from } as const], cities: [], allies: [], options: {} };
  const { arrivals } = reachOf({ position, counter: 'walker', attacked: [], individual: false }, box);
  return to.map((end) => arrivals.find(({ at }) => isSame(at, end))?.cost ?? Number.POSITIVE_INFINITY);
}

export function measured(map: HexMap): readonly Measures[] {
  const lands = continentsOf(map);
  const middles = lands.map((land) => middleOf(map, land));
  const most = (hexes: readonly Hex[]): number => mostApart(hexes, CITY_STEPS, (a, b) => distanceOn(map, a, b));
  return lands.map((land, at) => {
    const is = (hex: Hex, ...grounds: readonly Terrain[]): boolean => grounds.includes(terrainAt(map, hex) ?? 'mer');
    const sites = land.filter((hex) => !is(hex, 'cote', 'gouffre'));
    const clear = land.filter((hex) => [hex, ...neighboursOf(map, hex)].every((one) => is(one, 'plaine')));
    const middle = middles[at] ?? { q: 0, r: 0 };
    return {
      area: land.length,
      grounds: Object.fromEntries(GROUNDS.map((ground) => [ground, land.filter((hex) => is(hex, ground)).length])) as Record<
        Terrain,
        number
      >,
      sites: sites.length,
      cities: most(sites),
      clearCities: most(clear),
      middle,
      ways: walk(
        map,
        middle,
        middles.filter((_, other) => other !== at),
      ),
    };
  });
}

/** How far the greatest is above the least, as a part of it. */
export const spread = (values: readonly number[]): number => Math.max(...values) / Math.min(...values) - 1;
