/** How far things are for a knight: to the ring past stones and dragons, and with it over everything. */
import { type BoardTables, idsOfKind, kingdomOf, numberOf } from '../board/tables.ts';
import type { Kingdom, PointId } from '../types.ts';

export interface Ways {
  readonly graph: BoardTables['graph'];
  /** Points at one or two points of each, over no city: the ring's bearer stops there. */
  readonly within: readonly (readonly number[])[];
  readonly isDragon: Uint8Array;
  readonly isCity: Uint8Array;
  readonly cities: readonly { readonly kingdom: Kingdom; readonly number: number }[];
}

/** Points that a duel costs on the way, wins and losses together: a turn in two lost twice over, an amulet, less the bonus. */
const TOLL = 3;
/** Farther than any way: there is none. */
export const NO_WAY = 60;

const WAYS = new WeakMap<BoardTables, Ways>();

export function waysOf(tables: BoardTables): Ways {
  const known = WAYS.get(tables);
  if (known) return known;
  const { graph } = tables;
  const isDragon = marked(tables, idsOfKind(tables, 'dragon'));
  const cities = idsOfKind(tables, 'city').flatMap((id) => {
    const kingdom = kingdomOf(tables, id);
    return kingdom ? [{ kingdom, number: numberOf(tables, id) }] : [];
  });
  const isCity = marked(tables, idsOfKind(tables, 'city'));
  const beyond = (node: number) => (isCity[node] === 1 ? [] : (graph[node] ?? []));
  const within = graph.map((near, node) => [...new Set([...near, ...near.flatMap(beyond)])].filter((one) => one !== node));
  const made = { graph, within, isDragon, isCity, cities };
  WAYS.set(tables, made);
  return made;
}

/** Numbers of points, marked in a table of them. */
export function marked({ graph, numbers }: BoardTables, ids: readonly PointId[]): Uint8Array {
  const marks = new Uint8Array(graph.length);
  for (const id of ids) marks[numbers.get(id) ?? -1] = 1;
  return marks;
}

/**
 * Points from every point to `to` for who has no ring: no way through stones, a toll for each dragon on the way; none through dragons without an amulet
 * (`unarmed`). A breadth-first walk from the end, ways through dragons waiting their turn.
 */
export function effortsTo({ graph, isDragon }: Ways, closed: Uint8Array, to: number, unarmed: boolean): Uint8Array {
  const efforts = new Uint8Array(graph.length).fill(NO_WAY);
  const waiting: number[][] = [[to]];
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
      }
    }
  }
  return efforts;
}

/** Moves from `from` to every point with the ring in hand, over everything, never stopping on a stone or a dragon, and ending in a city. */
export function carriesFrom({ within, isDragon, isCity }: Ways, closed: Uint8Array, from: number): Uint8Array {
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
