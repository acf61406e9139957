/** `npm run map`: draws the map and freezes it. Says its size and how long it took. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Topology } from 'topojson-specification';
import { drawMap, SEED } from './draw.ts';

export const MAP_FILE = new URL('../../components/zargos/board/map/map.topo.json', import.meta.url);

/** The text of the file. */
export const frozen = (map: Topology): string => `${JSON.stringify(map)}\n`;

if (import.meta.main) {
  const start = performance.now();
  const map = drawMap(SEED);
  const text = frozen(map);
  writeFileSync(MAP_FILE, text);
  const points = map.arcs.reduce((sum, arc) => sum + arc.length, 0);
  const time = Math.round(performance.now() - start);
  console.log(`${map.arcs.length} lines, ${points} points, ${text.length} bytes (${gzipSync(text).length} gzip), ${time} ms`);
}
