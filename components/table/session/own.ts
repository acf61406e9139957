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
  const isAnswer = (at: number): boolean => {
    const [state, move] = [states[at], moves[at]];
    if (state === undefined || move === undefined) return false;
    return question?.(state) !== undefined || (seatInTurn !== undefined && seatInTurn(state) !== move.seat);
  };
  const isOwn = (at: number): boolean => seats.includes(moves[at]?.seat ?? -1);
  let ended = moves.length;
  while (ended > 0 && (isOwn(ended - 1) || isAnswer(ended - 1))) ended -= 1;
  while (ended > 0 && (!isOwn(ended - 1) || isAnswer(ended - 1))) ended -= 1;
  return ended;
}
