/** What is fixed on a mesh before anything grows: how noise bends borders and coasts, how far land may reach, where the lake lies. */
import { type Random, seeded } from '#engine/core/random.ts';
import { LAKE, REACH, SIZE } from './layout.ts';
import type { Mesh } from './mesh.ts';

const KNOTS = 64;

/** A function of the plane with values from -1 to 1, of period 64 × `wave` units. */
export function noiseOf(random: Random, wave: number): (x: number, y: number) => number {
  const knots = Array.from({ length: KNOTS * KNOTS }, () => random.next() / 2 ** 31 - 1);
  const knot = (x: number, y: number) => knots[(((y % KNOTS) + KNOTS) % KNOTS) * KNOTS + (((x % KNOTS) + KNOTS) % KNOTS)] ?? 0;
  const ease = (t: number) => t * t * t * (t * (6 * t - 15) + 10);
  return (x, y) => {
    const [u, v] = [x / wave, y / wave];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [ease(u - i), ease(v - j)];
    const top = knot(i, j) + s * (knot(i + 1, j) - knot(i, j));
    const bottom = knot(i, j + 1) + s * (knot(i + 1, j + 1) - knot(i, j + 1));
    return top + t * (bottom - top);
  };
}

/** Several waves on one another: [wave, height] each. */
export function layered(random: Random, waves: readonly (readonly [wave: number, height: number])[]): (x: number, y: number) => number {
  const layers = waves.map(([wave, height]) => ({ height, noise: noiseOf(random, wave) }));
  return (x, y) => layers.reduce((sum, { height, noise }) => sum + height * noise(x, y), 0);
}

/** Water kept between land and the edge of the square, in units. */
const RIM = 34;

/** Waves of the noise: [length, height] each, in units. */
// biome-ignore format: a case a row
const BENDS = {
  border: [[75, 15], [30, 6]],
  coast: [[90, 20], [38, 12], [17, 6]],
  reach: [[130, 9], [55, 6]],
} as const;

export interface Ground {
  readonly mesh: Mesh;
  /** x and y of each cell as borders see it, and as coasts see it. */
  readonly border: Float64Array;
  readonly coast: Float64Array;
  /** Units from the water kept along the frame; negative: too near it for land. */
  readonly room: Float64Array;
  /** Units of land round the lines between hearts. */
  readonly reach: Float64Array;
  /** 1 where the lake is. */
  readonly lake: Uint8Array;
}

export function groundOf(mesh: Mesh, seed: string): Ground {
  const field = (name: string, waves: readonly (readonly [number, number])[]) => layered(seeded(`${seed}/${name}`), waves);
  const [bx, by] = [field('bx', BENDS.border), field('by', BENDS.border)];
  const [cx, cy] = [field('cx', BENDS.coast), field('cy', BENDS.coast)];
  const far = field('far', BENDS.reach);
  const { count } = mesh;
  const ground = {
    mesh,
    border: new Float64Array(2 * count),
    coast: new Float64Array(2 * count),
    room: new Float64Array(count),
    reach: new Float64Array(count),
    lake: new Uint8Array(count),
  };
  for (let cell = 0; cell < count; cell++) {
    const [x, y] = [mesh.x[cell] ?? 0, mesh.y[cell] ?? 0];
    ground.border.set([x + bx(x, y), y + by(x, y)], 2 * cell);
    ground.coast.set([x + cx(x, y), y + cy(x, y)], 2 * cell);
    ground.room[cell] = Math.min(x, y, SIZE - x, SIZE - y) - RIM;
    ground.reach[cell] = REACH.coast + far(x, y);
    const [lx, ly] = [x + 0.5 * cx(x, y) - LAKE[0], y + 0.5 * cy(x, y) - LAKE[1]];
    ground.lake[cell] = Math.sqrt(lx * lx + ly * ly) < REACH.lake ? 1 : 0;
  }
  return ground;
}
