/** A fine irregular mesh over the square: jittered points and their Voronoi cells. */
import { Delaunay } from 'd3';
import type { Random } from '#engine/core/random.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { SIZE } from './layout.ts';

/** Owners of mesh cells that are no territory. */
export const SEA = -1;
export const LAC = -2;

export const IDS = BOARD.territories.map(({ id }) => id);
export const PAIRS: readonly (readonly [number, number])[] = BOARD.borders.map(({ a, b }) => [IDS.indexOf(a), IDS.indexOf(b)]);
/** Of each territory, those it borders. */
export const NEAR: readonly ReadonlySet<number>[] = IDS.map(
  (_, at) => new Set(PAIRS.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []))),
);
/** Three territories that all touch one another. */
export const TRIPLES = PAIRS.flatMap(([a, b]) =>
  [...(NEAR[a] ?? [])].filter((c) => c > b && NEAR[b]?.has(c)).map((c) => [a, b, c] as const),
);

/** The land mass of each territory, by number. */
export const MASS: readonly number[] = (() => {
  const mass = IDS.map(() => -1);
  let count = 0;
  for (const start of IDS.keys()) {
    if (mass[start] !== -1) continue;
    const queue = [start];
    for (const at of queue) {
      if (mass[at] !== -1) continue;
      mass[at] = count;
      queue.push(...(NEAR[at] ?? []));
    }
    count += 1;
  }
  return mass;
})();

export type Point = readonly [x: number, y: number];

/** Cells by number; lists of neighbours lie end to end, those of cell `i` from `start[i]` to `start[i + 1]`. */
export interface Mesh {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly start: Int32Array;
  readonly near: Int32Array;
  /** Length of the edge shared with that neighbour, in units. */
  readonly edge: Float64Array;
  /** Corners of a cell, in order, the first one not repeated. */
  readonly corners: (cell: number) => readonly Point[];
}

const keyOf = ([x, y]: Point) => `${x},${y}`;

/** `across` rows and columns of points, each thrown at most 0.4 of a step off its place. */
export function meshOf(across: number, random: Random): Mesh {
  const step = SIZE / across;
  const count = across * across;
  const place = (rank: number) => (rank + 0.5 + (random.next() / 2 ** 32 - 0.5) * 0.8) * step;
  const points = Array.from({ length: count }, (_, i): [number, number] => [place(i % across), place(Math.floor(i / across))]);
  const voronoi = Delaunay.from(points).voronoi([0, 0, SIZE, SIZE]);
  const polygons = points.map((_, cell) => voronoi.cellPolygon(cell).slice(1));
  const lists = points.map((_, cell) => [...voronoi.neighbors(cell)]);
  const edges = lists.flatMap((list, cell) => {
    const own = new Set(polygons[cell]?.map(keyOf));
    return list.map((other) => {
      const shared = polygons[other]?.filter((corner) => own.has(keyOf(corner))) ?? [];
      const [[ax, ay] = [0, 0], [bx, by] = [ax, ay]] = shared;
      return Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);
    });
  });
  const start = new Int32Array(count + 1);
  for (const [cell, list] of lists.entries()) start[cell + 1] = (start[cell] ?? 0) + list.length;
  return {
    count,
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
    start,
    near: Int32Array.from(lists.flat()),
    edge: Float64Array.from(edges),
    corners: (cell) => polygons[cell] ?? [],
  };
}

export const around = (mesh: Mesh, cell: number): Int32Array => mesh.near.subarray(mesh.start[cell], mesh.start[cell + 1]);
