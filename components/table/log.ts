/** The log as these eyes may read it, grown move by move. */
import type { Eyes, Seat } from '#engine/core/events.ts';
import type { GameTypes, LogLine } from '#engine/core/game.ts';
import type { History } from './session/history.ts';
import type { TableSpec } from './spec.ts';

interface Entry<Rule extends string = string> extends LogLine<Rule> {
  /** The move it tells, from 1. */
  readonly at: number;
  readonly seat: Seat;
}

export interface Log<Move, Rule extends string = string> {
  readonly eyes: Eyes;
  /** Nobody is spoken to: the seat is somebody else's, or several read. */
  readonly named: boolean;
  /** The moves told, to know where another history leaves this one. */
  readonly moves: readonly Move[];
  readonly entries: readonly Entry<Rule>[];
}

/** How many moves two lists have in common at their start. */
function shared<Move>(a: readonly Move[], b: readonly Move[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

/** The log of `eyes` over `history`; what `known` already tells of it is not told again. */
export function logOf<G extends GameTypes>(
  { game }: TableSpec<G>,
  { moves, states, events }: History<G>,
  eyes: Eyes,
  known: Log<G['move'], G['rule']> | undefined,
  named = false,
): Log<G['move'], G['rule']> {
  const isSame = known?.eyes === eyes && known.named === named;
  const from = isSame ? shared(known.moves, moves) : 0;
  if (isSame && from === moves.length && known.moves.length === from) return known;
  const entries = known && from > 0 ? known.entries.filter(({ at }) => at <= from) : [];
  for (let at = from; at < moves.length; at++) {
    const [move, after, told] = [moves[at], states[at + 1], events[at]];
    if (!move || !after || !told) break;
    for (const line of game.explain(told, after, eyes, named)) entries.push({ ...line, at: at + 1, seat: move.seat });
  }
  return { eyes, named, moves, entries };
}

/** What a log tells of one move, or of those since `from` moves, the newest found first. */
export function saidAt({ entries }: Pick<Log<unknown>, 'entries'>, at: number, from = at - 1): readonly string[] {
  const end = entries.findLastIndex((entry) => entry.at <= at) + 1;
  let start = end;
  while (start > 0 && (entries[start - 1]?.at ?? 0) > from) start -= 1;
  return entries.slice(start, end).map(({ text }) => text);
}
