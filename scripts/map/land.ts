/** Grows land round the hearts of the territories, and says whose it is. */

import type { Ground } from './ground.ts';
import { RINGS, SIZE } from './layout.ts';
import { IDS, LAC, MASS, PAIRS, SEA, TRIPLES } from './mesh.ts';

/** Heart of each territory, in the order of the board: x, y, and how much wider than the others it is to grow. */
export type Hearts = readonly (readonly [x: number, y: number, more: number])[];

/** Squared distance to the segment from a to b. */
function toSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const ex = x - ax - t * dx;
  const ey = y - ay - t * dy;
  return ex * ex + ey * ey;
}

/** What may matter to a tile lies this near: hearts from its middle, ends of lines from its edge. Units. */
const FAR = { heart: 150, line: 100 } as const;
/** Water kept between two land masses, in units. */
const CHANNEL = 30;
/** Land this near the rim shrinks: units. */
const SHY = 20;
const TILES = 20;
const TILE = SIZE / TILES;

/** What may matter to the cells of one tile of the square. */
interface Tile {
  readonly sites: readonly number[];
  /** Lines and triangles between hearts: the mass, then the corners. */
  readonly lines: readonly (readonly number[])[];
  readonly triangles: readonly (readonly number[])[];
}

function tileOf(tile: number, hearts: Hearts): Tile {
  const left = (tile % TILES) * TILE;
  const top = Math.floor(tile / TILES) * TILE;
  const isNear = (...who: number[]) => {
    const xs = who.map((i) => hearts[i]?.[0] ?? 0);
    const ys = who.map((i) => hearts[i]?.[1] ?? 0);
    return (
      Math.max(...xs) > left - FAR.line &&
      Math.min(...xs) < left + TILE + FAR.line &&
      Math.max(...ys) > top - FAR.line &&
      Math.min(...ys) < top + TILE + FAR.line
    );
  };
  const shape = (who: readonly number[]) => [MASS[who[0] ?? 0] ?? 0, ...who.flatMap((i) => (hearts[i] ?? []).slice(0, 2))];
  return {
    sites: hearts.flatMap(([x, y], i) =>
      Math.abs(x - left - TILE / 2) < FAR.heart && Math.abs(y - top - TILE / 2) < FAR.heart ? [i] : [],
    ),
    lines: PAIRS.filter((pair) => isNear(...pair)).map(shape),
    triangles: TRIPLES.filter((triple) => isNear(...triple)).map(shape),
  };
}

const MASSES = Math.max(...MASS) + 1;
const distances = new Float64Array(MASSES);

/** The mass that a point is land of, or -1. */
function massAt(x: number, y: number, reach: number, { lines, triangles }: Tile): number {
  distances.fill(1e9);
  for (const [mass = 0, ax = 0, ay = 0, bx = 0, by = 0] of lines) {
    distances[mass] = Math.min(distances[mass] ?? 0, toSegment(x, y, ax, ay, bx, by));
  }
  for (const [mass = 0, ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] of triangles) {
    const one = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const two = (cx - bx) * (y - by) - (cy - by) * (x - bx);
    const three = (ax - cx) * (y - cy) - (ay - cy) * (x - cx);
    if ((one >= 0 && two >= 0 && three >= 0) || (one <= 0 && two <= 0 && three <= 0)) distances[mass] = 0;
  }
  let first = 0;
  for (let mass = 1; mass < MASSES; mass++) if ((distances[mass] ?? 0) < (distances[first] ?? 0)) first = mass;
  const d = Math.sqrt(distances[first] ?? 0);
  if (d >= reach) return -1;
  for (let mass = 0; mass < MASSES; mass++) if (mass !== first && Math.sqrt(distances[mass] ?? 0) < d + CHANNEL) return -1;
  return first;
}

const CITY = IDS.indexOf('zargos');
const ISLAND = MASS[CITY];

/** Owner of a place on the island of Zargos, where territories are sectors of rings. */
function onIsland(x: number, y: number): number {
  const [dx, dy] = [x - RINGS.center[0], y - RINGS.center[1]];
  const radius = Math.sqrt(dx * dx + dy * dy);
  if (radius < RINGS.city) return CITY;
  const sectors = radius < RINGS.inner ? RINGS.innerEnds : RINGS.coastEnds;
  const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const whose = sectors.find(([, from, to]) => [turn, turn + 360].some((angle) => angle >= from && angle < to));
  return IDS.indexOf(whose?.[0] ?? 'zargos');
}

export interface Window {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Owner of each cell (of those in the window only, if there is one): the number of a territory, SEA or LAC. Land is what lies within reach of
 * a triangle or a line between hearts that border one another; it belongs to the nearest heart of its mass.
 */
export function grow(ground: Ground, hearts: Hearts, owner: Int8Array, window?: Window): void {
  const tiles: (Tile | undefined)[] = [];
  const px = Float64Array.from(hearts, ([x]) => x);
  const py = Float64Array.from(hearts, ([, y]) => y);
  const more = Float64Array.from(hearts, ([, , m]) => m);
  for (let cell = 0; cell < owner.length; cell++) {
    const [ox, oy] = [ground.mesh.x[cell] ?? 0, ground.mesh.y[cell] ?? 0];
    if (window && (Math.abs(ox - window.x) > window.radius || Math.abs(oy - window.y) > window.radius)) continue;
    owner[cell] = ground.lake[cell] ? LAC : SEA;
    const room = ground.room[cell] ?? 0;
    if (room < 0 || ground.lake[cell]) continue;
    const at = Math.min(TILES - 1, Math.floor(oy / TILE)) * TILES + Math.min(TILES - 1, Math.floor(ox / TILE));
    let tile = tiles[at];
    if (!tile) {
      tile = tileOf(at, hearts);
      tiles[at] = tile;
    }
    const mass = massAt(ground.coast[2 * cell] ?? 0, ground.coast[2 * cell + 1] ?? 0, Math.min(ground.reach[cell] ?? 0, room + SHY), tile);
    if (mass < 0) continue;
    const wx = ground.border[2 * cell] ?? 0;
    const wy = ground.border[2 * cell + 1] ?? 0;
    if (mass === ISLAND) {
      owner[cell] = onIsland(wx, wy);
      continue;
    }
    let best = Number.POSITIVE_INFINITY;
    for (const i of tile.sites) {
      if (MASS[i] !== mass) continue;
      const dx = wx - (px[i] ?? 0);
      const dy = wy - (py[i] ?? 0);
      const d = Math.sqrt(dx * dx + dy * dy) - (more[i] ?? 0);
      if (d < best) {
        best = d;
        owner[cell] = i;
      }
    }
  }
}
