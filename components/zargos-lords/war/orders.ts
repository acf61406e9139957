/**
 * Counters moved together, and marches of several months. An order is no rule of the game: the table remembers where a counter is to go, and makes it go there
 * month after month by moves that its owner could have made, until something stops it. All of it is plain data, kept as text.
 */
import { isRecord } from '#engine/core/input.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import { type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, fold, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type Counter, cityAt, cityId, isManned, standingAt } from '#engine/zargos-lords/board/position.ts';
import { fighterOf } from '#engine/zargos-lords/data/counters.ts';
import { roadOf, UNREACHED } from '#engine/zargos-lords/game/bot/war/roads.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { march, marchesBy } from '#engine/zargos-lords/game/march.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { enemiesOf, enemyCities, ownOf } from '#engine/zargos-lords/game/table.ts';
import type { MoveOf, View } from '#engine/zargos-lords/game/types.ts';

/** An enemy, or a city of enemies, where it was seen. */
interface Sighting {
  readonly id: string;
  readonly at: Hex;
}

/** Where a counter is to go. */
export interface Order {
  readonly id: string;
  readonly goal: Hex;
  /** Where all enemies were when it was given: who has come no nearer since stops nobody. */
  readonly known: readonly Sighting[];
}

/** Why an order is over. */
export interface Halt {
  readonly order: Order;
  readonly why: 'there' | 'near' | 'shut';
  /** Who came near, or bars the way. */
  readonly foe?: string;
}

/** What is done now, what goes on next month, and what has come to its end. */
export interface Followed {
  readonly moves: readonly MoveOf<'march'>[];
  readonly orders: readonly Order[];
  /** Those of them that wait behind their own. */
  readonly waits: readonly string[];
  readonly halts: readonly Halt[];
}

/** Hexes within which an enemy is near. */
const NEAR = 4;
/** Hexes within which who bars the way is named. */
const FAR = 12;
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

/** All enemies that may come near, and the cities that they hold, where they are. */
function seenNow(view: View, seat: number): readonly Sighting[] {
  const foes = enemiesOf(view, seat).filter(({ paralysed }) => !paralysed);
  const cities = enemyCities(view, seat).filter(isManned);
  return [...foes.map(({ id, at }) => ({ id, at })), ...cities.map((city) => ({ id: cityId(city), at: city.at }))];
}

/** The nearest of these to a hex, within `most`. */
function nearestOf(view: View, foes: readonly Sighting[], to: Hex, most: number): Sighting | undefined {
  let [nearest, least] = [undefined as Sighting | undefined, most + 1];
  for (const foe of foes) {
    const far = distanceOn(view.position.map, foe.at, to);
    if (far < least) [nearest, least] = [foe, far];
  }
  return nearest;
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
  const known = seenNow(view, seat);
  const around = groupAround(view, ids, leader.id);
  return counters.map(({ id, at }): Order => {
    const own = around.includes(id) ? shifted(view, goal, { q: at.q - leader.at.q, r: at.r - leader.at.r }, goal) : goal;
    const to = roadOf(view.position.map, leader, own, goal) < UNREACHED ? own : goal;
    return { id, goal: { q: to.q, r: to.r }, known };
  });
}

/** The same orders, as if given now: whoever has come near is known. */
export function anew(view: View, seat: number, orders: readonly Order[]): readonly Order[] {
  const known = seenNow(view, seat);
  return orders.map((order) => ({ ...order, known }));
}

/** The manned city of others, by its name, that one of these orders leads to. */
export function citySought(view: View, seat: number, orders: readonly Order[]): string | undefined {
  const city = enemyCities(view, seat).find((one) => isManned(one) && orders.some(({ goal }) => isSame(goal, one.at)));
  return city && cityId(city);
}

/** Nobody is there to be escorted or relieved, and nothing holds who stops there: no order leads anywhere else. */
const isFree = ({ position }: View, to: Hex): boolean =>
  standingAt(position, to).length === 0 && !cityAt(position, to) && terrainAt(position.map, to) !== 'gouffre';

/** The first of these marches that may still be made as it was planned, and those after it: whoever should have made room may have stayed. */
export function nextStep(
  view: View,
  walk: readonly MoveOf<'march'>[],
  judge: (move: MoveOf<'march'>) => Verdict,
): readonly [] | readonly [MoveOf<'march'>, ...MoveOf<'march'>[]] {
  const at = walk.findIndex((move) => isFree(view, move.to) && judge(move).ok);
  const [first, ...others] = at < 0 ? [] : walk.slice(at);
  return first ? [first, ...others] : [];
}

/** The march that brings a counter nearest to a place without an attack, a pair, a city or a chasm; undefined where none brings it nearer. */
function stepTo(view: View, seat: number, counter: Counter, goal: Hex): MoveOf<'march'> | undefined {
  const { map } = view.position;
  const far = (at: Hex): number => 10 * roadOf(map, counter, at, goal) + Math.min(9, distanceOn(map, at, goal));
  let [best, least] = [undefined as MoveOf<'march'> | undefined, far(counter.at)];
  for (const move of marchesBy(view, seat, counter.id)) {
    const value = move.against === undefined && isFree(view, move.to) ? far(move.to) : least;
    if (value < least) [best, least] = [move, value];
  }
  return best;
}

/** Those in front first: they make room. */
function inFront(view: View, orders: readonly Order[]): readonly Order[] {
  const far = ({ id, goal }: Order): number => {
    const counter = standing(view, id);
    return counter ? roadOf(view.position.map, counter, counter.at, goal) : UNREACHED;
  };
  return orders.toSorted((a, b) => far(a) - far(b));
}

/** Whether some of its own stand where a march could bring it nearer. */
function isBehind(view: View, seat: number, counter: Counter, goal: Hex): boolean {
  const { map } = view.position;
  const { movement } = boxIn(view.position).factors[fighterOf(counter)];
  const own = roadOf(map, counter, counter.at, goal);
  return ownOf(view, seat).some(({ at }) => distanceOn(map, at, counter.at) <= movement && roadOf(map, counter, at, goal) < own);
}

/** Why a counter that cannot go nearer stands there; undefined where it waits behind its own. `stopped`: those of its own that have no order. */
function haltOf(view: View, seat: number, order: Order, stopped: readonly string[]): Halt | undefined {
  const { id, goal } = order;
  const { map } = view.position;
  const counter = standing(view, id);
  if (!counter) return undefined;
  const left = distanceOn(map, counter.at, goal);
  if (left <= 1) return { order, why: 'there' };
  if (roadOf(map, counter, counter.at, goal) >= UNREACHED) return { order, why: 'shut' };
  // Where his own stand around the goal, there is no nearer place for him.
  const front = left <= NEAR ? stopped.filter((one) => distanceOn(map, standing(view, one)?.at ?? counter.at, goal) <= LOOSE) : [];
  if (front.some((one) => groupAround(view, [...stopped, id], one).includes(id))) return { order, why: 'there' };
  if (isBehind(view, seat, counter, goal)) return undefined;
  const foes = seenNow(view, seat);
  if (left <= LOOSE && foes.some(({ at }) => isSame(at, goal))) return { order, why: 'there' };
  const foe = nearestOf(view, foes, counter.at, FAR)?.id;
  return { order, why: 'shut', ...(foe !== undefined && { foe }) };
}

/** One month of these orders: whoever waits behind his own goes as soon as they have made room. `ready`: who may still move. */
export function follow(view: View, seat: number, orders: readonly Order[], ready: readonly string[]): Followed {
  const moves: MoveOf<'march'>[] = [];
  const left: Order[] = [];
  const halts: Halt[] = [];
  const foes = seenNow(view, seat);
  const given = new Map(
    [...new Set(orders.map(({ known }) => known))].map((known) => [known, new Map(known.map(({ id, at }) => [id, at]))]),
  );
  let now = view;
  /** Who has come near a hex since the order was given. */
  const comeNear = ({ known }: Order, hex: Hex): Sighting | undefined => {
    const before = given.get(known);
    const far = (at: Hex): number => distanceOn(view.position.map, at, hex);
    const fresh = foes.filter(({ id, at }) => {
      const [steps, then] = [far(at), before?.get(id)];
      return steps <= NEAR && (!then || far(then) > steps);
    });
    return nearestOf(view, fresh, hex, NEAR);
  };
  /** Whether it is done with, one way or the other. */
  const isDone = (order: Order): boolean => {
    const counter = standing(now, order.id);
    if (!counter) return true;
    if (!ready.includes(order.id)) {
      left.push(order);
      return true;
    }
    if (isSame(counter.at, order.goal)) {
      halts.push({ order, why: 'there' });
      return true;
    }
    const step = stepTo(now, seat, counter, order.goal);
    const foe = comeNear(order, counter.at) ?? (step && comeNear(order, step.to));
    if (foe) halts.push({ order, why: 'near', foe: foe.id });
    else if (step) {
      moves.push(step);
      now = march(now, step, () => {});
      if (!isSame(step.to, order.goal)) left.push(order);
    }
    return foe !== undefined || step !== undefined;
  };
  let waiting = inFront(view, orders);
  for (let before = -1; before < moves.length && waiting.length > 0; ) {
    before = moves.length;
    waiting = waiting.filter((order) => !isDone(order));
  }
  const waits: string[] = [];
  for (const order of waiting) {
    const ordered = [...left, ...waiting].map(({ id }) => id);
    const stopped = ownOf(now, seat)
      .map(({ id }) => id)
      .filter((id) => !ordered.includes(id) || halts.some((halt) => halt.order.id === id));
    const halt = haltOf(now, seat, order, stopped);
    if (halt) halts.push(halt);
    else waits.push(order.id);
  }
  return { moves, orders: [...left, ...waiting.filter(({ id }) => waits.includes(id))], waits, halts };
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
): readonly Order[] => {
  const known = seenNow(view, seat);
  return ready.flatMap((id): readonly Order[] => {
    const [counter, step] = [standing(view, id), steps.get(id)];
    if (!counter || !step) return [];
    const [from, to] = step;
    const goal = shifted(view, counter.at, { q: to.q - from.q, r: to.r - from.r }, counter.at);
    return isSame(goal, counter.at) ? [] : [{ id, goal, known }];
  });
};

/** Tells one game of this browser from another, as far as its owner may know it. */
export const gameOf = ({ options, peoples, position }: View): string =>
  [options.scenario, ...peoples, ...position.cities.map(({ at }) => keyOf(at)).toSorted()].join(' ');

/** What was seen when they were given is written once for all that were given together. */
export function keptOrders(view: View, orders: readonly Order[]): string {
  const seen = [...new Set(orders.map(({ known }) => known))];
  return JSON.stringify({
    game: gameOf(view),
    seen: seen.map((known) => known.map(({ id, at: { q, r } }) => [id, q, r])),
    orders: orders.map(({ id, goal, known }) => ({ id, goal, seen: seen.indexOf(known) })),
  });
}

const isHex = (value: unknown): value is Hex => isRecord(value) && Number.isInteger(value.q) && Number.isInteger(value.r);

/** Orders of this game, as they were kept; none where they are of another, or of no counter of its own. Never throws. */
export function readOrders(view: View, kept: string | undefined): readonly Order[] {
  try {
    const read: unknown = JSON.parse(kept ?? '');
    if (!isRecord(read) || read.game !== gameOf(view) || !Array.isArray(read.orders) || !Array.isArray(read.seen)) return [];
    const seen = read.seen.map((known: unknown) =>
      (Array.isArray(known) ? known : []).flatMap((one: unknown): readonly Sighting[] => {
        const [id, q, r]: readonly unknown[] = Array.isArray(one) ? one : [];
        const at = { q, r };
        return typeof id === 'string' && isHex(at) ? [{ id, at }] : [];
      }),
    );
    return read.orders.flatMap((one: unknown): readonly Order[] => {
      if (!isRecord(one) || typeof one.id !== 'string' || !isHex(one.goal)) return [];
      const known = seen[Number(one.seen)];
      return known && standing(view, one.id) && isLand(view, one.goal) ? [{ id: one.id, goal: one.goal, known }] : [];
    });
  } catch {
    return [];
  }
}
