/**
 * Where a group may go in a world, and how. One hop is a border, a vortex, a crossing by boat, a stroke of the Dragons' swimming or a flight of
 * the Ailés; a way is one hop in an attack, the hops of one group in reorganisation.
 */
import { between, FAR } from '../../board/tables.ts';
import type { World } from './world.ts';

/** How a group gets from one place to the next. `strait`: a flight over a dotted line. */
const HOPS = ['land', 'vortex', 'flight', 'strait', 'boats', 'swim'] as const;
export type Hop = (typeof HOPS)[number];

/** A way to `place`: the last hop, and the way before it; the start has neither. */
export interface Trail {
  readonly place: number;
  /** Steps walked so far. */
  readonly steps: number;
  /** Sea cells crossed so far by boat. */
  readonly cells: number;
  readonly by?: Hop;
  /** The provinces that the last hop flew over, in order. */
  readonly over?: readonly number[];
  readonly before?: Trail;
}

/** Whether the kingdom of Zargos puts to sleep the power that leads from a to b, over other territories perhaps (ZAR-ZRG-4, ZAR-L-19). */
export function isAsleep({ sleeps, tables: { powerless } }: World, ...places: readonly number[]): boolean {
  if (sleeps === 'nowhere') return false;
  const isInside = (place: number) => powerless[place] === 1;
  return sleeps === 'touching' ? places.some(isInside) : places.every(isInside);
}

const mayStop = ({ frozen, shut, open }: World, place: number): boolean =>
  frozen[place] !== 1 && shut[place] !== 1 && (open === undefined || open[place] !== 0);

/** The province to fly over from a to b: one that is not frozen if there is one; undefined if there is none that may be. */
function overFrom(world: World, a: number, b: number): number | undefined {
  const free = between(world.tables, a, b).filter((over) => !isAsleep(world, a, over, b));
  return free.find((over) => world.frozen[over] !== 1) ?? (world.overIce ? free[0] : undefined);
}

/** The flight from a to b, if the Ailés have one: over one province, or over a strait and no farther (ZAR-AIL-1, ZAR-AIL-2). */
function flight(world: World, before: Trail, to: number): Trail | undefined {
  const { tables, attacks } = world;
  const [from, way] = [before.place, { place: to, cells: before.cells, before }];
  if (!world.flies || !mayStop(world, to)) return undefined;
  if (tables.land[from]?.includes(to)) {
    return attacks || isAsleep(world, from, to) ? undefined : { ...way, steps: before.steps + 1, by: 'flight' };
  }
  if (tables.straits[from]?.includes(to) && !isAsleep(world, from, to)) return { ...way, steps: before.steps + 1, by: 'strait' };
  const over = overFrom(world, from, to);
  return over === undefined ? undefined : { ...way, steps: before.steps + 2, by: 'flight', over: [over] };
}

/** Every place that one flight without limit leads to, with what it flies over: the fewest provinces first (ZAR-BRUME, ZAR-L-54). */
function farFlights(world: World, from: number): readonly { readonly to: number; readonly over: readonly number[] }[] {
  const { tables, frozen, overIce } = world;
  const found: { to: number; over: readonly number[] }[] = [];
  /** A place reached from outside the kingdom of Zargos is another state than the same one reached within it (ZAR-L-19). */
  const stateOf = (places: readonly number[]) => `${places.at(-1)} ${places.every((place) => tables.powerless[place] === 1)}`;
  const seen = new Set([stateOf([from])]);
  const flown: (readonly number[])[] = [[from]];
  for (const way of flown) {
    for (const to of tables.land[way.at(-1) ?? from] ?? []) {
      const longer = [...way, to];
      if (seen.has(stateOf(longer)) || (world.sleeps === 'touching' && isAsleep(world, ...longer))) continue;
      seen.add(stateOf(longer));
      if (mayStop(world, to) && !isAsleep(world, ...longer)) found.push({ to, over: way.slice(1) });
      if (overIce || frozen[to] !== 1) flown.push(longer);
    }
  }
  return found;
}

/** The swimming of the Dragons: to sea and along it, and ashore (ZAR-DRA-1, ZAR-DRA-2), on the coasts of Zargos as ZAR-L-18 has it. */
function maySwim(world: World, from: number, to: number): boolean {
  const { tables, swims, lands } = world;
  if (!swims) return false;
  if (from < tables.territories) return !isAsleep(world, from, to);
  return to >= tables.territories || lands || tables.powerless[to] === 0;
}

/**
 * The way with the fewest sea cells to each place, then with the fewest steps; where nothing is counted, one with the fewest hops. Ways are
 * made in the order of their steps, so that a later one to the same place is only worth keeping if it crosses less sea.
 */
function waysIn(world: World): (Trail | undefined)[] {
  const { tables, range, crossings, docks } = world;
  const { territories } = tables;
  const isFree = range === FAR && world.cells === FAR;
  const best: (Trail | undefined)[] = tables.ids.map(() => undefined);
  /** Sea cells of the best way so far: one as long is not kept. */
  const fewest = Uint16Array.from(tables.ids, (_, place) => (place !== world.from && mayStop(world, place) ? FAR : 0));
  const layers: Trail[][] = [[{ place: world.from, steps: 0, cells: 0 }]];
  const keep = (way: Trail): void => {
    fewest[way.place] = isFree ? 0 : way.cells;
    best[way.place] = way;
    layers[way.steps] ??= [];
    layers[way.steps]?.push(way);
  };
  const hop = (before: Trail, places: readonly number[] | undefined, by: Hop, isOpen?: (to: number) => boolean): void => {
    if (!places || before.steps >= range) return;
    for (const place of places) {
      if (before.cells >= (fewest[place] ?? 0) || (isOpen && !isOpen(place))) continue;
      keep({ place, steps: before.steps + 1, cells: before.cells, by, before });
    }
  };
  const sail = (before: Trail): void => {
    const row = before.place * territories;
    for (let place = 0; place < territories; place += 1) {
      const crossed = crossings[row + place] ?? FAR;
      const cells = before.cells + crossed;
      if (cells >= (fewest[place] ?? 0) || crossed === 0 || cells > world.cells || (docks && docks[place] !== 1)) continue;
      const steps = before.steps + (world.cellIsStep ? crossed : 1);
      if (steps <= range) keep({ place, steps, cells, by: 'boats', before });
    }
  };
  for (let steps = 0; steps < layers.length; steps += 1) {
    for (const before of layers[steps] ?? []) {
      const { place } = before;
      if (world.swims) {
        for (const graph of [tables.seas, tables.sea, tables.coasts]) hop(before, graph[place], 'swim', (to) => maySwim(world, place, to));
      }
      hop(before, tables.land[place], 'land');
      if (world.vortices) hop(before, tables.vortices[place], 'vortex', (to) => !isAsleep(world, place, to));
      if (place < territories && !world.ashore && (world.boards === 'always' || (world.boards === 'at-once' && !before.before)))
        sail(before);
      if (range === FAR && world.flies) {
        for (const to of tables.flights[place] ?? []) {
          const way = before.cells < (fewest[to] ?? 0) ? flight(world, before, to) : undefined;
          if (way) keep(way);
        }
      }
      if (world.soars && place < territories) {
        for (const { to, over } of farFlights(world, place)) {
          if (before.cells < (fewest[to] ?? 0)) keep({ place: to, steps: steps + 1, cells: before.cells, by: 'flight', over, before });
        }
      }
    }
  }
  return best;
}

/** The same without the kingdom of Zargos. */
const outside = (world: World): World => ({
  ...world,
  open: Uint8Array.from(world.tables.powerless, (asleep, place) => (asleep === 1 ? 0 : (world.open?.[place] ?? 1))),
});

/**
 * The best way to each place: the fewest sea cells, then the fewest steps. A flight of the Ailés is a whole movement of its own, and in
 * reorganisation takes nothing from the two groups (ZAR-AIL-3): it comes first where it crosses no more sea.
 */
export function searchIn(world: World): readonly (Trail | undefined)[] {
  const best = waysIn(world);
  if (!world.flies) return best;
  if (world.embarks && world.range === 1 && world.tables.powerless[world.from] !== 1) {
    for (const [to, way] of waysIn(outside({ ...world, range: 2 })).entries()) {
      if (way && way.cells < (best[to]?.cells ?? FAR)) best[to] = way;
    }
  }
  const start: Trail = { place: world.from, steps: 0, cells: 0 };
  for (const to of world.tables.flights[world.from] ?? []) {
    const flown = flight(world, start, to);
    const walked = best[to];
    if (flown && (!walked || walked.cells > 0 || !world.attacks)) best[to] = flown;
  }
  return best;
}
