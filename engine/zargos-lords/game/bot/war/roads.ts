/** How far a place is for who walks, or flies, and nobody in the way. */
import { type Hex, keyOf } from '../../../board/hex.ts';
import { type HexMap, hexCountOf, isBridgeWrong, neighboursOf, numberOf, terrainAt } from '../../../board/map.ts';
import { type Counter, flies } from '../../../board/position.ts';
import { FACTORS, fighterOf } from '../../../data/counters.ts';
import type { Terrain } from '../../../types.ts';

/** Points to enter a hex on foot: a mount ends the march of a turn, half of it at an estimate. Who flies pays one for each. */
const STEPS = { plaine: 1, cote: 1, pont: 1, bois: 2, mont: 3 } as const satisfies Partial<Record<Terrain, number>>;

/** Where no road leads. */
export const UNREACHED = 200;

const stepOnto = (map: HexMap, hex: Hex, onWings: boolean): number | undefined => {
  const terrain = terrainAt(map, hex);
  if (terrain === undefined || terrain === 'mer' || terrain === 'gouffre') return undefined;
  return onWings ? 1 : STEPS[terrain];
};

const ROADS = new WeakMap<HexMap, Map<string, Uint8Array>>();

/** Points from every hex to one, by number: from there outwards, ring after ring. */
function roadsTo(map: HexMap, goal: Hex, onWings: boolean): Uint8Array {
  const known = ROADS.get(map) ?? new Map<string, Uint8Array>();
  ROADS.set(map, known);
  const key = `${keyOf(goal)} ${onWings}`;
  const found = known.get(key);
  if (found) return found;
  const far = new Uint8Array(hexCountOf(map)).fill(UNREACHED);
  const rings: Hex[][] = [[goal]];
  far[numberOf(map, goal)] = 0;
  for (let points = 0; points < Math.min(rings.length, UNREACHED); points += 1)
    for (const hex of rings[points] ?? []) {
      if (far[numberOf(map, hex)] !== points) continue;
      const cost = points === 0 ? 1 : stepOnto(map, hex, onWings);
      if (cost === undefined) continue;
      for (const from of neighboursOf(map, hex)) {
        const number = numberOf(map, from);
        if (terrainAt(map, from) === 'mer' || isBridgeWrong(map, from, hex) || (far[number] ?? 0) <= points + cost) continue;
        far[number] = points + cost;
        const ring = rings[points + cost];
        if (ring) ring.push(from);
        else rings[points + cost] = [from];
      }
    }
  known.set(key, far);
  return far;
}

/** Points of the road of a counter from a hex to a goal. */
export const roadOf = (map: HexMap, counter: Counter, from: Hex, goal: Hex): number =>
  roadsTo(map, goal, flies(counter))[numberOf(map, from)] ?? UNREACHED;

/** Months that a counter needs to stand next to a goal: 0 for one that does. */
export const monthsTo = (map: HexMap, counter: Counter, goal: Hex): number =>
  Math.ceil(Math.max(0, roadOf(map, counter, counter.at, goal) - 1) / FACTORS[fighterOf(counter)].movement);
