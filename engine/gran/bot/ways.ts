/** How far things are for a knight: to the ring past stones and dragons, and with it over everything; and how much room the stones leave him. */
import { type BoardTables, idsOfKind, kingdomOf, numberOf } from '../board/tables.ts';
import { KINGDOMS, type Kingdom, type PointId } from '../types.ts';

export interface Ways {
  readonly graph: BoardTables['graph'];
  /** Points at one or two points of each, over no city: the ring's bearer stops there. */
  readonly within: readonly (readonly number[])[];
  readonly isDragon: Uint8Array;
  readonly isCity: Uint8Array;
  /** Of each point, the place of its kingdom in `KINGDOMS`; -1 for a point of exile. */
  readonly lands: Int8Array;
  readonly cities: readonly { readonly kingdom: Kingdom; readonly number: number }[];
}

/** Points that a duel costs on the way, wins and losses together: a turn in two lost twice over, an amulet, less the bonus. */
const TOLL = 3;
/** What a leap over a stone takes beyond its two points: the duel has to be won, or fought again. */
const LEAP = 3;
/** Farther than any way: there is none. */
export const NO_WAY = 60;

const WAYS = new WeakMap<BoardTables, Ways>();

export function waysOf(tables: BoardTables): Ways {
  const known = WAYS.get(tables);
  if (known) return known;
  const { graph } = tables;
  const isDragon = pointMarks(tables, idsOfKind(tables, 'dragon'));
  const cities = idsOfKind(tables, 'city').flatMap((id) => {
    const kingdom = kingdomOf(tables, id);
    return kingdom ? [{ kingdom, number: numberOf(tables, id) }] : [];
  });
  const isCity = pointMarks(tables, idsOfKind(tables, 'city'));
  const beyond = (node: number) => (isCity[node] === 1 ? [] : (graph[node] ?? []));
  const within = graph.map((near, node) => [...new Set([...near, ...near.flatMap(beyond)])].filter((one) => one !== node));
  const lands = Int8Array.from(tables.board.points, ({ kingdom }) => (kingdom ? KINGDOMS.indexOf(kingdom) : -1));
  const made = { graph, within, isDragon, isCity, lands, cities };
  WAYS.set(tables, made);
  return made;
}

/** Numbers of points, marked in a table of them. */
export function pointMarks({ graph, numbers }: BoardTables, ids: readonly PointId[]): Uint8Array {
  const marks = new Uint8Array(graph.length);
  for (const id of ids) marks[numbers.get(id) ?? -1] = 1;
  return marks;
}

/**
 * Points from every point to `to` for who has no ring: no way through stones, a toll for each dragon on the way; none through dragons without an amulet
 * (`unarmed`). Where `leaps`, a duel's winner passes over a stone beside the dragon. A breadth-first walk from the end, ways through dragons waiting their
 * turn.
 */
function effortsTo({ graph, isDragon }: Ways, closed: Uint8Array, to: number, unarmed: boolean, leaps: boolean): Uint8Array {
  const efforts = new Uint8Array(graph.length).fill(NO_WAY);
  const waiting: number[][] = [[to]];
  /** From beside the dragons that the stone lies beside. */
  const leap = (over: number, stone: number, effort: number): void => {
    for (const dragon of graph[stone] ?? []) {
      if (isDragon[dragon] === 0 || dragon === over) continue;
      for (const beside of graph[dragon] ?? []) {
        if (closed[beside] === 1 || (efforts[beside] ?? 0) <= effort) continue;
        waiting[effort] ??= [];
        waiting[effort]?.push(beside);
      }
    }
  };
  for (let effort = 0; effort < waiting.length && effort < NO_WAY; effort += 1) {
    for (const node of waiting[effort] ?? []) {
      if ((efforts[node] ?? 0) <= effort) continue;
      efforts[node] = effort;
      const isBarred = isDragon[node] === 1 && node !== to;
      const next = effort + 1 + (isBarred ? TOLL : 0);
      waiting[next] ??= [];
      for (const near of graph[node] ?? []) {
        if (isBarred && unarmed && isDragon[near] === 0) continue;
        if (closed[near] === 0 && (efforts[near] ?? 0) > next) waiting[next]?.push(near);
        if (leaps && !unarmed && closed[near] === 1) leap(node, near, effort + 2 + LEAP + TOLL + 1);
      }
    }
  }
  return efforts;
}

/** Moves from `from` to every point with the ring in hand, over everything, never stopping on a stone or a dragon, and ending in a city. */
function carriesFrom({ within, isDragon, isCity }: Ways, closed: Uint8Array, from: number): Uint8Array {
  const moves = new Uint8Array(within.length).fill(NO_WAY);
  moves[from] = 0;
  const queue = [from];
  for (const node of queue) {
    const next = (moves[node] ?? 0) + 1;
    for (const near of within[node] ?? []) {
      if (moves[near] !== NO_WAY || closed[near] === 1 || isDragon[near] === 1) continue;
      moves[near] = next;
      if (isCity[near] === 0) queue.push(near);
    }
  }
  return moves;
}

/** Where a knight may walk past the stones: how many points, his own left out, and whether they are of two kingdoms or more. */
export interface Room {
  readonly size: number;
  readonly isWide: boolean;
}

/** From `from`, never onto a dragon where he is `unarmed`, unless a city arms him on the way. */
function roomFrom(ways: Ways, closed: Uint8Array, from: number, unarmed: boolean): Room {
  const { graph, isDragon, isCity, lands } = ways;
  const isSeen = new Uint8Array(graph.length);
  isSeen[from] = 1;
  const queue = [from];
  for (const node of queue) {
    for (const near of graph[node] ?? []) {
      if (isSeen[near] === 1 || closed[near] === 1 || (unarmed && isDragon[near] === 1)) continue;
      if (unarmed && isCity[near] === 1) return roomFrom(ways, closed, from, false);
      isSeen[near] = 1;
      queue.push(near);
    }
  }
  const land = queue.reduce((first, node) => Math.max(first, lands[node] ?? -1), -1);
  return { size: queue.length - 1, isWide: queue.some((node) => lands[node] !== -1 && lands[node] !== land) };
}

/** What can be walked while stones lie where they are: each way is sought once. */
export interface Stoned {
  efforts(to: number, unarmed: boolean, leaps: boolean): Uint8Array;
  carries(from: number): Uint8Array;
  room(from: number, unarmed: boolean): Room;
}

function groundWith(tables: BoardTables, stones: readonly PointId[]): Stoned {
  const ways = waysOf(tables);
  const closed = pointMarks(tables, stones);
  const efforts = new Map<number, Uint8Array>();
  const carries = new Map<number, Uint8Array>();
  const rooms = new Map<number, Room>();
  const once = <Value>(known: Map<number, Value>, key: number, find: () => Value): Value => {
    const value = known.get(key) ?? find();
    known.set(key, value);
    return value;
  };
  const keyOf = (at: number, unarmed: boolean) => 2 * at + (unarmed ? 1 : 0);
  return {
    efforts: (to, unarmed, leaps) =>
      once(efforts, 2 * keyOf(to, unarmed) + (leaps ? 1 : 0), () => effortsTo(ways, closed, to, unarmed, leaps)),
    carries: (from) => once(carries, from, () => carriesFrom(ways, closed, from)),
    room: (from, unarmed) => once(rooms, keyOf(from, unarmed), () => roomFrom(ways, closed, from, unarmed)),
  };
}

/** Grounds that are kept: those of a decision are few. */
const KEPT = 3000;

interface Grounds {
  readonly byList: WeakMap<readonly PointId[], Stoned>;
  readonly byPlaces: Map<string, Stoned>;
}

const GROUNDS = new WeakMap<BoardTables, Grounds>();

/** The ground of a position: states share their stones for as long as none is laid or moved, and come to the same ones in many ways. */
export function groundOf(tables: BoardTables, stones: readonly PointId[]): Stoned {
  const grounds = GROUNDS.get(tables) ?? { byList: new WeakMap(), byPlaces: new Map() };
  GROUNDS.set(tables, grounds);
  const { byList, byPlaces } = grounds;
  const same = byList.get(stones);
  if (same) return same;
  const key = stones
    .map((id) => numberOf(tables, id))
    .sort()
    .join();
  const ground = byPlaces.get(key) ?? groundWith(tables, stones);
  if (byPlaces.size >= KEPT) byPlaces.clear();
  byPlaces.set(key, ground);
  byList.set(stones, ground);
  return ground;
}
