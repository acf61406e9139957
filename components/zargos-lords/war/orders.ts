/**
 * Counters moved together, and marches of several months. An order is no rule of the game: the table remembers where a counter is to go, and makes it go there
 * month after month by moves that its owner could have made, until something stops it. All of it is plain data, kept as text.
 */
import { isRecord } from '#engine/core/input.ts';
import { type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, fold, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { type Counter, cityAt, cityId, isManned, standingAt } from '#engine/zargos-lords/board/position.ts';
import { roadOf, UNREACHED } from '#engine/zargos-lords/game/bot/war/roads.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { march, marchesBy } from '#engine/zargos-lords/game/march.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { enemiesOf, enemyCities } from '#engine/zargos-lords/game/table.ts';
import type { MoveOf, View } from '#engine/zargos-lords/game/types.ts';

/** Where a counter is to go. */
export interface Order {
  readonly id: string;
  readonly goal: Hex;
  /** Enemies and their cities that were near when it was given: they stop nobody. */
  readonly known: readonly string[];
}

/** Why an order is over. */
export interface Halt {
  readonly id: string;
  readonly why: 'there' | 'near' | 'shut';
  /** Who came near. */
  readonly foe?: string;
}

/** What is done now, what goes on next month, and what has come to its end. */
export interface Followed {
  readonly moves: readonly MoveOf<'march'>[];
  readonly orders: readonly Order[];
  readonly halts: readonly Halt[];
}

/** Hexes within which an enemy is near. */
const NEAR = 4;
/** Hexes between two counters of a group. */
const LOOSE = 2;

const standing = (view: View, id: string): Counter | undefined => walkerIn(view.position, id)?.counter;

/** Those of `ids` that stand with one of them: each not farther than `LOOSE` from another. */
export function groupAround(view: View, ids: readonly string[], id: string): readonly string[] {
  const group = [id];
  for (const one of group) {
    const from = standing(view, one)?.at;
    for (const other of ids) {
      const to = standing(view, other)?.at;
      if (from && to && !group.includes(other) && distanceOn(view.position.map, from, to) <= LOOSE) group.push(other);
    }
  }
  return group;
}

/** Whom a counter at `at` has near. */
function foesNear(view: View, seat: number, at: Hex): readonly string[] {
  const isNear = (one: Hex): boolean => distanceOn(view.position.map, one, at) <= NEAR;
  const foes = enemiesOf(view, seat).filter((one) => !one.paralysed && isNear(one.at));
  const cities = enemyCities(view, seat).filter((city) => isManned(city) && isNear(city.at));
  return [...foes.map(({ id }) => id), ...cities.map(cityId)];
}

const isLand = (view: View, hex: Hex | undefined): hex is Hex => {
  const terrain = hex && terrainAt(view.position.map, hex);
  return terrain !== undefined && terrain !== 'mer' && terrain !== 'gouffre';
};

/** So many hexes farther on the map, which may wrap; the place itself where that is no land. */
function shifted(view: View, at: Hex, by: Hex, otherwise: Hex): Hex {
  const there = fold(view.position.map, { q: at.q + by.q, r: at.r + by.r });
  return isLand(view, there) ? { q: there.q, r: there.r } : otherwise;
}

/** Orders for some to a place: the nearest there, those around it as they stand to it now, the others there themselves. */
export function ordersFor(view: View, seat: number, ids: readonly string[], goal: Hex): readonly Order[] {
  const counters = ids.flatMap((id) => standing(view, id) ?? []);
  const far = (counter: Counter): number => roadOf(view.position.map, counter, counter.at, goal);
  const [leader] = counters.toSorted((a, b) => far(a) - far(b));
  if (!leader) return [];
  const around = groupAround(view, ids, leader.id);
  return counters.map(({ id, at }): Order => {
    const own = around.includes(id) ? shifted(view, goal, { q: at.q - leader.at.q, r: at.r - leader.at.r }, goal) : goal;
    const to = roadOf(view.position.map, leader, own, goal) < UNREACHED ? own : goal;
    return { id, goal: { q: to.q, r: to.r }, known: [...new Set([...foesNear(view, seat, at), ...foesNear(view, seat, to)])] };
  });
}

/** The manned city of others, by its name, that one of these orders leads to. */
export function citySought(view: View, seat: number, orders: readonly Order[]): string | undefined {
  const city = enemyCities(view, seat).find((one) => isManned(one) && orders.some(({ goal }) => isSame(goal, one.at)));
  return city && cityId(city);
}

/** The march that brings a counter nearest to a place without an attack, a pair, a city or a chasm; undefined where none brings it nearer. */
function stepTo(view: View, seat: number, counter: Counter, goal: Hex): MoveOf<'march'> | undefined {
  const { map } = view.position;
  const far = (at: Hex): number => 10 * roadOf(map, counter, at, goal) + Math.min(9, distanceOn(map, at, goal));
  const isFree = (to: Hex): boolean =>
    standingAt(view.position, to).length === 0 && !cityAt(view.position, to) && terrainAt(map, to) !== 'gouffre';
  let [best, least] = [undefined as MoveOf<'march'> | undefined, far(counter.at)];
  for (const move of marchesBy(view, seat, counter.id)) {
    const value = move.against === undefined && isFree(move.to) ? far(move.to) : least;
    if (value < least) [best, least] = [move, value];
  }
  return best;
}

/** Those in front first: they make room. */
export function inFront(view: View, orders: readonly Order[]): readonly Order[] {
  const far = ({ id, goal }: Order): number => {
    const counter = standing(view, id);
    return counter ? roadOf(view.position.map, counter, counter.at, goal) : UNREACHED;
  };
  return orders.toSorted((a, b) => far(a) - far(b));
}

/** One month of these orders. `ready`: who may still move. */
export function follow(view: View, seat: number, orders: readonly Order[], ready: readonly string[]): Followed {
  const { map } = view.position;
  const moves: MoveOf<'march'>[] = [];
  const left: Order[] = [];
  const halts: Halt[] = [];
  let now = view;
  for (const order of inFront(view, orders)) {
    const { id, goal, known } = order;
    const counter = standing(now, id);
    if (!counter) continue;
    if (!ready.includes(id)) {
      left.push(order);
      continue;
    }
    if (isSame(counter.at, goal)) {
      halts.push({ id, why: 'there' });
      continue;
    }
    const step = stepTo(now, seat, counter, goal);
    const foe = [counter.at, ...(step ? [step.to] : [])].flatMap((at) => foesNear(now, seat, at)).find((one) => !known.includes(one));
    if (foe !== undefined) halts.push({ id, why: 'near', foe });
    else if (!step) halts.push({ id, why: distanceOn(map, counter.at, goal) <= 1 ? 'there' : 'shut' });
    else {
      moves.push(step);
      now = march(now, step, () => {});
      if (!isSame(step.to, goal)) left.push(order);
    }
  }
  return { moves, orders: left, halts };
}

/** What each of a seat marched in the turn before the one under way. */
export function lastMarches(events: readonly Event[], seat: number): ReadonlyMap<string, readonly [from: Hex, to: Hex]> {
  const starts = events.flatMap((event, at) => (event.kind === 'turn' && event.seat === seat ? [at] : []));
  const [from, to] = starts.slice(-2);
  const steps = new Map<string, readonly [Hex, Hex]>();
  if (from === undefined || to === undefined) return steps;
  for (const event of events.slice(from, to)) {
    if (event.kind !== 'marched' || event.seat !== seat) continue;
    const [start, end] = [event.path[0], event.path.at(-1)];
    if (start && end && event.against === undefined && event.city === undefined) steps.set(event.who.id, [start, end]);
  }
  return steps;
}

/** As far again, the same way, for those of `ready` that marched then. */
export const repeated = (
  view: View,
  seat: number,
  steps: ReadonlyMap<string, readonly [Hex, Hex]>,
  ready: readonly string[],
): readonly Order[] =>
  ready.flatMap((id): readonly Order[] => {
    const [counter, step] = [standing(view, id), steps.get(id)];
    if (!counter || !step) return [];
    const [from, to] = step;
    const goal = shifted(view, counter.at, { q: to.q - from.q, r: to.r - from.r }, counter.at);
    return isSame(goal, counter.at) ? [] : [{ id, goal, known: foesNear(view, seat, counter.at) }];
  });

/** Tells one game of this browser from another, as far as its owner may know it. */
const gameOf = ({ options, peoples, position }: View): string =>
  [options.scenario, ...peoples, ...position.cities.map(({ at }) => keyOf(at)).toSorted()].join(' ');

export const keptOrders = (view: View, orders: readonly Order[]): string => JSON.stringify({ game: gameOf(view), orders });

const isHex = (value: unknown): value is Hex => isRecord(value) && Number.isInteger(value.q) && Number.isInteger(value.r);
const isOrder = (value: unknown): value is Order =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isHex(value.goal) &&
  Array.isArray(value.known) &&
  value.known.every((one: unknown) => typeof one === 'string');

/** Orders of this game, as they were kept; none where they are of another, or of no counter of its own. Never throws. */
export function readOrders(view: View, kept: string | undefined): readonly Order[] {
  try {
    const read: unknown = JSON.parse(kept ?? '');
    if (!isRecord(read) || read.game !== gameOf(view) || !Array.isArray(read.orders)) return [];
    return read.orders.filter(isOrder).filter(({ id, goal }) => standing(view, id) !== undefined && isLand(view, goal));
  } catch {
    return [];
  }
}
