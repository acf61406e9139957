/** Shares the water out between the sea cells. */
import type { Random } from '#engine/core/random.ts';
import { around, LAC, type Mesh, type Point, SEA } from './mesh.ts';
import { absorb } from './tidy.ts';

/** Of each mesh cell its sea cell, by number; -1: none. */
export type Seas = Int8Array;

/** The water cell nearest to a point. */
function nearest(mesh: Mesh, owner: Int8Array, [x, y]: Point): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < mesh.count; cell++) {
    const d = ((mesh.x[cell] ?? 0) - x) ** 2 + ((mesh.y[cell] ?? 0) - y) ** 2;
    if (owner[cell] !== SEA || d >= least) continue;
    best = cell;
    least = d;
  }
  return best;
}

/** Every water cell goes to the heart it is nearest to by boat, `rough` water being slower (1: one unit a unit). */
function flood(mesh: Mesh, owner: Int8Array, hearts: readonly Point[], rough: Float64Array): Seas {
  const seas: Seas = new Int8Array(mesh.count).fill(-1);
  const cost = new Float64Array(mesh.count).fill(Number.POSITIVE_INFINITY);
  const queue: number[][] = [];
  const push = (cell: number, at: number, whose: number) => {
    if (at >= (cost[cell] ?? 0)) return;
    cost[cell] = at;
    seas[cell] = whose;
    const step = Math.floor(at);
    const list = queue[step];
    if (list) list.push(cell);
    else queue[step] = [cell];
  };
  for (const [whose, heart] of hearts.entries()) push(nearest(mesh, owner, heart), 0, whose);
  for (let step = 0; step < queue.length; step++) {
    for (const cell of queue[step] ?? []) {
      const from = cost[cell] ?? 0;
      if (Math.floor(from) !== step) continue;
      for (const other of around(mesh, cell)) {
        if (owner[other] !== SEA) continue;
        const dx = (mesh.x[cell] ?? 0) - (mesh.x[other] ?? 0);
        const dy = (mesh.y[cell] ?? 0) - (mesh.y[other] ?? 0);
        push(other, from + Math.sqrt(dx * dx + dy * dy) * (rough[other] ?? 1), seas[cell] ?? -1);
      }
    }
  }
  return seas;
}

/** Coasts are numbered after sea cells. */
const COAST = 128;

/** What a mesh cell is, seen from the water: a sea cell, or a coast; -1: the lake. */
const placeAt = (owner: Int8Array, seas: Seas, cell: number): number => {
  const sea = seas[cell] ?? -1;
  return sea >= 0 || owner[cell] === LAC ? sea : COAST + (owner[cell] ?? 0);
};

/** Lengths in units of the contacts of sea cells with one another and with coasts, by `a * 256 + b`, both ways between sea cells. */
function lengthsOf(mesh: Mesh, owner: Int8Array, seas: Seas): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (let cell = 0; cell < mesh.count; cell++) {
    const one = seas[cell] ?? -1;
    if (one < 0) continue;
    for (let k = mesh.start[cell] ?? 0; k < (mesh.start[cell + 1] ?? 0); k++) {
      const two = placeAt(owner, seas, mesh.near[k] ?? 0);
      if (two >= 0 && two !== one) lengths.set(one * 256 + two, (lengths.get(one * 256 + two) ?? 0) + (mesh.edge[k] ?? 0));
    }
  }
  return lengths;
}

/** The sea cell that most of a mesh cell's neighbours belong to, of those in `isTaken`. */
function majority(mesh: Mesh, seas: Seas, cell: number, isTaken: (sea: number) => boolean): number | undefined {
  const votes = new Map<number, number>();
  for (const other of around(mesh, cell)) {
    const sea = seas[other] ?? -1;
    if (sea >= 0 && isTaken(sea)) votes.set(sea, (votes.get(sea) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
}

/**
 * Takes away or draws out contacts shorter than `least` units, which a player could overlook: the water along them changes hands with a third
 * sea cell beside it. Answers how many are left.
 */
function mend(mesh: Mesh, owner: Int8Array, seas: Seas, random: Random, least: number): number {
  const cells = Array.from({ length: mesh.count }, (_, cell) => cell).filter((cell) => (seas[cell] ?? -1) >= 0);
  for (let pass = 0; pass < 400; pass++) {
    const short = [...lengthsOf(mesh, owner, seas)].flatMap(([key, length]) => (length < least ? [key] : []));
    const key = short[random.next() % Math.max(1, short.length)];
    if (key === undefined) break;
    const [one, two] = [Math.floor(key / 256), key % 256];
    const touches = (cell: number, place: number) => around(mesh, cell).some((other) => placeAt(owner, seas, other) === place);
    if (random.next() % 2 === 0) {
      const along = cells.filter((cell) => seas[cell] === one && touches(cell, two));
      for (const cell of along) seas[cell] = majority(mesh, seas, cell, (sea) => sea !== one && sea !== two) ?? one;
    } else {
      const beside = cells.filter((cell) => seas[cell] !== one && seas[cell] !== two && touches(cell, one) && touches(cell, two));
      for (const cell of beside) seas[cell] = one;
    }
    absorb(mesh, seas, (sea) => sea >= 0);
  }
  return [...lengthsOf(mesh, owner, seas).values()].filter((length) => length < least).length;
}

export interface Shared {
  readonly seas: Seas;
  /** Contacts shorter than asked. */
  readonly short: number;
}

/** Shares the water between the hearts of the sea cells, with no contact shorter than `least` units. */
export function shareWater(
  mesh: Mesh,
  owner: Int8Array,
  hearts: readonly Point[],
  rough: Float64Array,
  random: Random,
  least: number,
): Shared {
  const seas = flood(mesh, owner, hearts, rough);
  return { seas, short: mend(mesh, owner, seas, random, least) };
}
