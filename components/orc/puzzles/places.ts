/** Where an answer is touched: a pile of backs that is struck, a card that is asked for, or nothing. */
import type { Seat } from '#engine/core/events.ts';
import type { Back, CardId, Move } from '#engine/orc/types.ts';

export const NO_ONE = 'rien';

export const struckPlace = (seat: Seat, back: Back): string => `frapper-${seat}-${back}`;
export const askedPlace = (seat: Seat, card: CardId): string => `demander-${seat}-${card}`;

export function placeOfMove(move: Move): string | undefined {
  switch (move.kind) {
    case 'commando':
      return struckPlace(move.target, move.back);
    case 'spy':
      return askedPlace(move.target, move.card);
    case 'pass':
      return NO_ONE;
    default:
      return undefined;
  }
}
