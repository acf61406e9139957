/** The log as one seat may read it, grown move by move. */
import type { GameMove, GameState, LogLine, Seat } from '#engine/core/game.ts';
import type { History } from './history.ts';
import type { TableSpec } from './spec.ts';

export interface Entry<Rule extends string = string> extends LogLine<Rule> {
  /** The move it tells, from 1. */
  readonly at: number;
  readonly seat: Seat;
}

export interface Log<Move, Rule extends string = string> {
  readonly seat: Seat;
  /** The moves told, to know where another history leaves this one. */
  readonly moves: readonly Move[];
  readonly entries: readonly Entry<Rule>[];
}

export const emptyLog = (seat: Seat): Log<never> => ({ seat, moves: [], entries: [] });

/** How many moves two lists have in common at their start. */
function shared<Move>(a: readonly Move[], b: readonly Move[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

/** The log of `seat` over `history`; what `known` already tells of it is not told again. */
export function logOf<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  { game }: TableSpec<State, Move, View, Options, Rule>,
  { moves, states }: History<State, Move, Options>,
  seat: Seat,
  known: Log<Move, Rule> | undefined,
): Log<Move, Rule> {
  const from = known?.seat === seat ? shared(known.moves, moves) : 0;
  if (known?.seat === seat && from === moves.length && known.moves.length === from) return known;
  const entries = known && from > 0 ? known.entries.filter(({ at }) => at <= from) : [];
  for (let at = from; at < moves.length; at++) {
    const [before, move, after] = [states[at], moves[at], states[at + 1]];
    if (!before || !move || !after) break;
    for (const line of game.explain(before, move, after, seat)) entries.push({ ...line, at: at + 1, seat: move.seat });
  }
  return { seat, moves, entries };
}
