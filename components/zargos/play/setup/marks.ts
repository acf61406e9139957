/** Places that the opening speaks of: one's own cards, what is offered, what an offer is made of by touching the map. */
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { TradedCard, View } from '#engine/zargos/game/types.ts';
import { cardsAfter, ownCards, type TradeDraft, wantedCards } from './trade.ts';

const placesOf = ({ options }: Pick<View, 'options'>, cards: readonly (TradedCard | null)[]): readonly number[] => {
  const { places } = tablesFor(options);
  return cards.flatMap((card) => (card === null ? [] : (places.get(card as never) ?? [])));
};

/** Places of the territories that this seat has drawn and not taken yet. */
export const drawnPlaces = (view: View): readonly number[] =>
  placesOf(view, view.positioning?.hands[view.seat] ?? []).filter((place) => !view.owners[place]);

/** Places that this seat's offer could be made of. */
export const tradedPlaces = (view: View, { to }: Pick<TradeDraft, 'to'>): readonly number[] =>
  view.trade?.of === 'magic' ? [] : placesOf(view, [...ownCards(view), ...wantedCards(view, to)]);

/** Places that offers to this seat speak of, or the one that it is making. */
export function markedPlaces(view: View, draft: TradeDraft | undefined): readonly number[] {
  if (view.phase === 'takings' || view.phase === 'planting') return drawnPlaces(view);
  if (view.phase !== 'trade' || view.trade?.of === 'magic') return [];
  if (draft) return placesOf(view, [...draft.give, ...draft.want]);
  const offers = view.trade?.offers.filter(({ from, to }) => from !== view.seat && (to === null || to === view.seat)) ?? [];
  return placesOf(
    view,
    offers.flatMap(({ give, want }) => [...give, ...want]),
  );
}

/** The offer with the territory at a place in it, or out of it again: given where it is one's own, else asked for. */
export function withPlace(view: View, draft: TradeDraft, place: number): TradeDraft {
  const card = tablesFor(view.options).ids[place] as TradedCard | undefined;
  if (card === undefined || !tradedPlaces(view, draft).includes(place)) return draft;
  const side = ownCards(view).includes(card) ? 'give' : 'want';
  return { ...draft, [side]: cardsAfter(draft[side], card, draft[side].includes(card) ? -1 : 1) };
}
