/** Where a group may go in a world, and how: one hop in an attack, the hops of one group in reorganisation. */
import { FAR } from '../../board/tables.ts';
import { crossing, eachDive, eachLanding, eachWalk, flightTo, flownOver, type Hop, mayStop } from './hops.ts';
import type { Journey } from './world.ts';

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

type Trails = readonly (Trail | undefined)[];

/** The flight to a place, if the Ailés have one: over one province, or over a strait and no farther (ZAR-AIL-1, ZAR-AIL-2). */
function flown(journey: Journey, before: Trail, to: number): Trail | undefined {
  if (!journey.flies || !mayStop(journey, to)) return undefined;
  const by = flightTo(journey, before.place, to);
  if (!by) return undefined;
  const isNext = by === 'strait' || journey.tables.land[before.place]?.includes(to);
  const over = isNext ? undefined : flownOver(journey, before.place, to);
  const way = { place: to, cells: before.cells, by, before };
  return over === undefined ? { ...way, steps: before.steps + 1 } : { ...way, steps: before.steps + 2, over: [over] };
}

/** Every place that one flight without limit leads to, with what it flies over: the fewest provinces first (ZAR-BRUME, ZAR-L-54). */
function farFlights(journey: Journey, from: number): readonly { readonly to: number; readonly over: readonly number[] }[] {
  const { tables, frozen, overIce, sleeps } = journey;
  const { land, powerless, territories } = tables;
  const found: { to: number; over: readonly number[] }[] = [];
  /** A place reached from outside the kingdom of Zargos is another state than the same one reached within it (ZAR-L-19). */
  const stateOf = (place: number, isWithin: boolean) => place + (isWithin ? territories : 0);
  const ways = [{ places: [from], isWithin: powerless[from] === 1 }];
  const seen = new Uint8Array(2 * territories);
  seen[stateOf(from, powerless[from] === 1)] = 1;
  if (sleeps === 'touching' && powerless[from] === 1) return found;
  for (const { places, isWithin: wasWithin } of ways) {
    for (const to of land[places.at(-1) ?? from] ?? []) {
      const isWithin = wasWithin && powerless[to] === 1;
      if (seen[stateOf(to, isWithin)] === 1 || (sleeps === 'touching' && powerless[to] === 1)) continue;
      seen[stateOf(to, isWithin)] = 1;
      if (mayStop(journey, to) && !(sleeps === 'inside' && isWithin)) found.push({ to, over: places.slice(1) });
      if (overIce || frozen?.[to] !== 1) ways.push({ places: [...places, to], isWithin });
    }
  }
  return found;
}

const startOf = ({ from }: Journey): Trail => ({ place: from, steps: 0, cells: 0 });

/**
 * The way with the fewest sea cells to each place, then with the fewest steps; where nothing is counted, one with the fewest hops. Ways are
 * made in the order of their steps, so that a later one to the same place is only worth keeping if it crosses less sea. Where only a `goal` is
 * asked about, the last step is tried to it alone.
 */
function waysIn(journey: Journey, goal?: number): (Trail | undefined)[] {
  const { tables, range, from, boards } = journey;
  const { territories } = tables;
  const isFree = range === FAR && journey.cells === FAR;
  const best: (Trail | undefined)[] = new Array(tables.ids.length).fill(undefined);
  const layers: Trail[][] = [[startOf(journey)]];
  /** Whether a way there may be worth keeping; where sea cells are counted, one of as many as the best is not. */
  let isLast = false;
  const isOpen = (place: number): boolean =>
    isLast && place !== goal ? false : best[place] ? !isFree : place !== from && mayStop(journey, place);
  const isBetter = (place: number, cells: number): boolean => isOpen(place) && cells < (best[place]?.cells ?? FAR);
  const keep = (way: Trail): void => {
    best[way.place] = way;
    layers[way.steps] ??= [];
    layers[way.steps]?.push(way);
  };
  for (let steps = 0; steps < layers.length; steps += 1) {
    isLast = goal !== undefined && steps + 1 >= range;
    for (const before of layers[steps] ?? []) {
      const { place, cells } = before;
      if (steps < range) {
        const hop = (to: number, by: Hop): void => {
          if (isBetter(to, cells)) keep({ place: to, steps: steps + 1, cells, by, before });
        };
        eachDive(journey, place, hop);
        eachLanding(journey, place, hop);
        eachWalk(journey, place, hop);
      }
      const embarks = place < territories && steps < range && (boards === 'always' || (boards === 'at-once' && !before.before));
      for (let to = 0; embarks && to < territories; to += 1) {
        if (!isOpen(to)) continue;
        const crossed = crossing(journey, place, to);
        const after = steps + (journey.cellIsStep ? crossed : 1);
        if (crossed === FAR || crossed === 0 || cells + crossed > journey.cells || after > range || !isBetter(to, cells + crossed))
          continue;
        keep({ place: to, steps: after, cells: cells + crossed, by: 'boats', before });
      }
      if (range === FAR && journey.flies) {
        for (const to of tables.flights[place] ?? []) {
          const way = isBetter(to, cells) ? flown(journey, before, to) : undefined;
          if (way) keep(way);
        }
      }
      if (journey.soars && place < territories) {
        for (const { to, over } of farFlights(journey, place)) {
          if (isBetter(to, cells)) keep({ place: to, steps: steps + 1, cells, by: 'flight', over, before });
        }
      }
    }
  }
  return best;
}

/**
 * The best way to each place: the fewest sea cells, then the fewest steps. A flight of the Ailés is a whole movement of its own, and in
 * reorganisation takes nothing from the two groups (ZAR-AIL-3): it comes first where it crosses no more sea.
 */
export function searchIn(journey: Journey, goal?: number): Trails {
  const best = waysIn(journey, goal);
  const { tables, from } = journey;
  if (!journey.flies) return best;
  if (journey.embarks && journey.range === 1 && tables.powerless[from] !== 1) {
    for (const [to, way] of waysIn({ ...journey, range: 2, abroad: true }, goal).entries()) {
      if (way && way.cells < (best[to]?.cells ?? FAR)) best[to] = way;
    }
  }
  const start = startOf(journey);
  for (const to of tables.flights[from] ?? []) {
    if (goal !== undefined && to !== goal) continue;
    const flight = flown(journey, start, to);
    const walked = best[to];
    if (flight && (!walked || walked.cells > 0 || !journey.attacks)) best[to] = flight;
  }
  return best;
}
