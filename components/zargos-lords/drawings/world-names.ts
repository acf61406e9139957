/** Where the names of the continents are written: over the broadest plain of each, within the edges. Found at build: the pages are given them. */
import { columnsOf, hexAt, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { continentAt, WORLD } from '#engine/zargos-lords/board/world.ts';
import { CONTINENT_IDS, WORLD_CONTINENTS } from '#engine/zargos-lords/data/world.ts';
import type { Terrain } from '#engine/zargos-lords/types.ts';
import type { WorldName } from './WorldPicture.tsx';

/** Names are best read on plains; a range or a wood shows through. */
const WORTH = { plaine: 4, cote: 3, mont: 1, bois: 1, gouffre: 1, mer: 0, pont: 0 } as const satisfies Record<Terrain, number>;

/** Columns to each side of the middle of a name. */
const REACH = 4;

export function worldNames(): readonly WorldName[] {
  return CONTINENT_IDS.map((id) => {
    let best = { column: 0, row: 0, room: -1 };
    for (let row = 1; row < WORLD.rows.length - 1; row += 1)
      for (let column = REACH; column < columnsOf(WORLD) - REACH; column += 1) {
        let room = 0;
        for (let dx = -REACH; dx <= REACH; dx += 1)
          for (const dy of [-1, 0, 1]) {
            const hex = hexAt(column + dx, row + dy);
            if (continentAt(hex) === id) room += WORTH[terrainAt(WORLD, hex) ?? 'mer'] * (dy === 0 ? 2 : 1);
          }
        if (room > best.room) best = { column, row, room };
      }
    return { text: WORLD_CONTINENTS[id].name, column: best.column, row: best.row };
  });
}
