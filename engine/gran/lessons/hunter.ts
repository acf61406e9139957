/** A rival for lessons, who may be read: he runs to the ring, attacks its bearer, and brings it home; of dragons and stones he keeps clear. No chance in him. */
import { distancesFrom } from '../../core/graph.ts';
import { idsOfKind, kindOf, kingdomOf, numberOf } from '../board/tables.ts';
import { GRAN } from '../game.ts';
import { endOf } from '../rules/arrival.ts';
import { pieceOf, ringPoint } from '../rules/pieces.ts';
import { colorOf, tablesFor } from '../rules/table.ts';
import type { Move, State } from '../types.ts';
import { hasRing } from './chances.ts';

const SHUNNED: readonly string[] = ['dragon', 'magic', 'sword'];

export function hunts(state: State): Move {
  const seat = state.turn;
  const tables = tablesFor(state.options);
  const { position } = state;
  const { seals } = pieceOf(position, colorOf(state.options, seat));
  const isBearer = hasRing(state, seat);
  const cities = idsOfKind(tables, 'city').filter((id) => !seals.some((kingdom) => kingdom === kingdomOf(tables, id)));
  const goals = (isBearer ? cities : [ringPoint(position)]).map((id) => numberOf(tables, id));
  const closed = new Set(isBearer ? [] : [...position.stones, ...idsOfKind(tables, 'dragon')].map((id) => numberOf(tables, id)));
  for (const goal of goals) closed.delete(goal);
  const far = distancesFrom(tables.graph, goals, (node) => !closed.has(node));
  const rank = (move: Move): number => {
    if (move.kind !== 'walk') return 0;
    const next = GRAN.step(state, move).state;
    if (next.phase === 'over') return -3;
    if (hasRing(next, seat) !== isBearer) return -2;
    if (next.phase === 'exile') return 'bearer' in position.ring && next.pending.at(-1) === ringPoint(position) ? -1 : 1000;
    return (far[numberOf(tables, endOf(move.path))] ?? 0) + (SHUNNED.includes(kindOf(tables, endOf(move.path))) ? 100_000 : 0);
  };
  const [first, ...others] = GRAN.moves(state, seat);
  if (!first) throw new Error('nothing to play');
  return others.reduce((best, move) => (rank(move) < rank(best) ? move : best), first);
}
