/**
 * The marches of the Ailés in a reorganisation, and how they may be told: one to a neighbour is a flight (ZAR-AIL-3), until what follows asks that it was
 * a step of a group on foot, which drops and picks up pawns on its way (ZAR-REO-3). Of a group those leave first that have moved: the others may still fly.
 */
import { withAt } from '../table.ts';
import type { Trip, Turn } from '../types.ts';

/** Pawns of one place that have moved in this reorganisation, and those of them that landed for good. */
interface Counts {
  readonly moved: number;
  readonly landed: number;
}

/** A telling: the trips, by their index, that are taken for steps on foot, and what it makes of one place. */
export interface Telling extends Counts {
  readonly walks: readonly number[];
}

function countsAt(trips: readonly Trip[], place: number, walks: readonly number[]): Counts {
  let [moved, landed] = [0, 0];
  for (const [at, trip] of trips.entries()) {
    const lands = trip.lands && !walks.includes(at);
    if (trip.to === place) {
      moved += trip.pawns;
      if (lands) landed += trip.pawns;
    } else if (trip.from === place && !lands) moved = Math.max(landed, moved - trip.pawns);
  }
  return { moved, landed };
}

/** Tellings with one trip told as a step, then with two, where a group leaves from: the same until the next march. */
const OTHERS = new WeakMap<readonly Trip[], Map<number, readonly Telling[]>>();
const NONE: readonly Telling[] = [];

function othersAt(trips: readonly Trip[], from: number): readonly Telling[] {
  const those = (end: 'from' | 'to') => trips.flatMap((trip, at) => (trip.mayStep && trip.lands && trip[end] === from ? [at] : []));
  const [came, left] = [those('to'), those('from')];
  const pairs = came.flatMap((one) => left.flatMap((other) => (one < other ? [[one, other]] : [])));
  return [...[...came, ...left].map((one) => [one]), ...pairs].map((walks) => ({ walks, ...countsAt(trips, from, walks) }));
}

/** Every telling but the usual one that matters where a group leaves from, those with fewest steps first. */
export function otherTellings({ trips, mist }: Turn, from: number): readonly Telling[] {
  if (!trips || mist || !trips.some((trip) => trip.to === from || trip.from === from)) return NONE;
  const known = OTHERS.get(trips) ?? new Map<number, readonly Telling[]>();
  OTHERS.set(trips, known);
  const found = known.get(from) ?? othersAt(trips, from);
  known.set(from, found);
  return found;
}

/** The turn in which these trips were steps on foot. */
export function retold(turn: Turn, pawns: readonly number[], walks: readonly number[]): Turn {
  const { trips } = turn;
  if (!trips || walks.length === 0) return turn;
  const told = trips.map((trip, at) => (walks.includes(at) ? { ...trip, lands: false } : trip));
  let { moved, landed } = turn;
  for (const place of walks.flatMap((at) => [told[at]?.from ?? 0, told[at]?.to ?? 0])) {
    const counts = countsAt(told, place, []);
    moved = withAt(moved, place, Math.min(counts.moved, pawns[place] ?? 0));
    landed = withAt(landed, place, Math.min(counts.landed, pawns[place] ?? 0));
  }
  return { ...turn, trips: told, moved, landed, steps: { ...turn.steps, ailes: turn.steps.ailes + walks.length } };
}
