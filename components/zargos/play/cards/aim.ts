/** Where a card may be aimed, out of the moves that the game lists: what lights up on the map, and the move that a choice of places makes. */

import type { CardId } from '#engine/zargos/data/cards.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, Target, View } from '#engine/zargos/game/types.ts';

type CardMove = MoveOf<'card'>;

export const isCard = (move: Move): move is CardMove => move.kind === 'card';

/** Moves that play this card now. */
export const playsOf = (legal: readonly Move[], card: CardId): readonly CardMove[] =>
  legal.filter(isCard).filter((move) => move.card === card);

/** Whether a card must be aimed before it is played. */
export const isAimed = ({ target }: Pick<CardMove, 'target'>): boolean => Object.keys(target).length > 0;

/** The places that a target covers. */
export function placesOf({ options }: Pick<View, 'options'>, target: Target): readonly number[] {
  const tables = tablesFor(options);
  if ('kingdom' in target) return tables.members[tables.kingdoms.indexOf(target.kingdom)] ?? [];
  if ('seas' in target) return target.seas.flatMap((id) => tables.places.get(id) ?? []);
  if ('place' in target) return [tables.places.get(target.place) ?? -1];
  return [];
}

/** Places to touch next, `chosen` being touched: of two cells, those that go with the first. */
export function aimsOf(view: Pick<View, 'options'>, moves: readonly CardMove[], chosen: readonly number[]): readonly number[] {
  const fitting = moves.map(({ target }) => placesOf(view, target)).filter((places) => chosen.every((one) => places.includes(one)));
  return [...new Set(fitting.flat())];
}

/** The move whose target is what was touched: a kingdom by any of its places, two cells by both. */
export function aimedAt(view: Pick<View, 'options'>, moves: readonly CardMove[], chosen: readonly number[]): CardMove | undefined {
  return moves.find(({ target }) => {
    const places = placesOf(view, target);
    if ('seas' in target) return places.length === chosen.length && chosen.every((one) => places.includes(one));
    return chosen.some((one) => places.includes(one));
  });
}

/** A target for whoever asks why a card may not be played now. */
export function anyTarget({ options }: Pick<View, 'options'>, card: CardId): Target {
  const { board } = tablesFor(options);
  switch (card) {
    case 'vent-de-glace':
    case 'vent-de-folie':
      return { kingdom: board.kingdoms[0]?.id ?? 'akilon' };
    case 'vent-demoniaque':
      return { place: board.territories[0]?.id ?? 'akilon' };
    case 'vent-de-tempete': {
      const cell = board.seas.find(({ seas }) => seas.length > 0);
      return { seas: cell ? [cell.id, ...cell.seas.slice(0, 1)] : [] };
    }
    default:
      return {};
  }
}
