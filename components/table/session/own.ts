/** What happened since somebody's turn: where it ended. */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { TableSpec } from '../spec.ts';
import type { History } from './history.ts';

/**
 * How many moves were made when these seats had ended their last turn: the one before the others', where they are at it again. To answer what is asked of all, or
 * in another's turn, is no turn, nor is it one's own.
 */
export function turnEnded<G extends GameTypes>(
  { question, seatInTurn }: Pick<TableSpec<G>, 'question' | 'seatInTurn'>,
  { moves, states }: Pick<History<G>, 'moves' | 'states'>,
  seats: readonly Seat[],
): number {
  /** Whether a move is of a turn of these seats; undefined of an answer. */
  const isOwn = (at: number): boolean | undefined => {
    const state = states[at];
    const seat = moves[at]?.seat ?? -1;
    return state && (question?.(state) || (seatInTurn && seatInTurn(state) !== seat)) ? undefined : seats.includes(seat);
  };
  let ended = moves.length;
  while (ended > 0 && isOwn(ended - 1) !== false) ended -= 1;
  while (ended > 0 && !isOwn(ended - 1)) ended -= 1;
  return ended;
}
