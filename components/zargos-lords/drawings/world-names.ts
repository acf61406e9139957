/** Where the names of the continents are written: over the broadest plain of each, within the edges. */
import { type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { columnsOf, type HexMap, hexAt, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { WORLD } from '#engine/zargos-lords/board/world.ts';
import { continentAt } from '#engine/zargos-lords/board/world-lands.ts';
import { WORLD_CONTINENTS } from '#engine/zargos-lords/data/world.ts';
import { continentsIn, landName, landsOf } from '#engine/zargos-lords/game/scenarios.ts';
import type { Terrain } from '#engine/zargos-lords/types.ts';
import type { WorldName } from './WorldPicture.tsx';

/** Names are best read on plains; a range or a wood shows through. */
const WORTH = { plaine: 4, cote: 3, mont: 1, bois: 1, gouffre: 1, mer: 0, pont: 0 } as const satisfies Record<Terrain, number>;

/** Columns to each side of the middle of a name. */
const REACH = 4;

/** `nameAt`: what the land there is called. */
function namesOn(map: HexMap, nameAt: (hex: Hex) => string | undefined): readonly WorldName[] {
  const best = new Map<string, { readonly column: number; readonly row: number; readonly room: number }>();
  for (let row = 1; row < map.rows.length - 1; row += 1)
    for (let column = REACH; column < columnsOf(map) - REACH; column += 1) {
      const name = nameAt(hexAt(column, row));
      if (name === undefined) continue;
      let room = 0;
      for (let dx = -REACH; dx <= REACH; dx += 1)
        for (const dy of [-1, 0, 1]) {
          const hex = hexAt(column + dx, row + dy);
          if (nameAt(hex) === name) room += WORTH[terrainAt(map, hex) ?? 'mer'] * (dy === 0 ? 2 : 1);
        }
      if (room > (best.get(name)?.room ?? -1)) best.set(name, { column, row, room });
    }
  return [...best].map(([text, { column, row }]) => ({ text, column, row }));
}

/** The names of the lands of any map: a club's own, or the world's where it is cut from it. */
export function landNames(map: HexMap): readonly WorldName[] {
  const lands = landsOf(map);
  const names = new Map(continentsIn(map).map((land) => [land, landName(map, land)]));
  return namesOn(map, (hex) => names.get(lands.get(keyOf(hex)) ?? -1));
}

export const worldNames = (): readonly WorldName[] =>
  namesOn(WORLD, (hex) => {
    const id = continentAt(hex);
    return id && WORLD_CONTINENTS[id].name;
  });
