/** Smooth noise from a seed: values at the knots of a grid, blended between them. Arithmetic only, so that every machine draws the same map. */
import type { Random } from '#engine/core/random.ts';

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
