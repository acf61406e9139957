/** A position of Zargos as a link holds it: nothing of what is hidden or follows from the rest, and by place only what is there. */

import type { State, Turn } from '#engine/zargos/game/types.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';

/** Counts by place, those above none: `{ "12": 5 }`. */
type Counts = Readonly<Record<string, number>>;

const sparse = (counts: readonly number[]): Counts =>
  Object.fromEntries(counts.flatMap((count, place) => (count === 0 ? [] : [[String(place), count]])));

const some = (counts: Readonly<Record<People, number>>): Partial<Record<People, number>> =>
  Object.fromEntries(PEOPLES.flatMap((people) => (counts[people] === 0 ? [] : [[people, counts[people]]])));

function packTurn({ came, moved, landed, called, steps, ...turn }: Turn): unknown {
  return { ...turn, came: sparse(came), moved: sparse(moved), landed: sparse(landed), called: sparse(called), steps: some(steps) };
}

/** What a state has most of the time is left out. */
const isUsual = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

export function pack({ random: _, pile: _pile, owners, pawns, boats, points, turn, kingdoms, hands, ...state }: State): unknown {
  const held = PEOPLES.map((people) => owners.flatMap((owner, place) => (owner === people ? [place] : [])));
  const all = {
    ...state,
    held: Object.fromEntries(PEOPLES.flatMap((people, at) => (held[at]?.length ? [[people, held[at]]] : []))),
    pawns: sparse(pawns),
    boats: some(boats),
    points: some(points),
    kingdoms: kingdoms.some(Boolean) ? kingdoms : [],
    hands: hands.some(({ length }) => length > 0) ? hands : [],
    turn: turn && packTurn(turn),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isUsual(value)));
}
