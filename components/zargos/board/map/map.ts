/** Our map, as `npm run map` froze it. */
import type { Topology } from 'topojson-specification';
import { type MapShapes, readMap } from './geometry.ts';
import map from './map.topo.json' with { type: 'json' };

export const MAP: MapShapes = readMap(map as unknown as Topology);
