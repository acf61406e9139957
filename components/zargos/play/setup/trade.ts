/** Offers that are composed and answered: what one has to give, what may be asked. */
import { CARD_IDS } from '#engine/zargos/data/cards.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, Seat, TradedCard, View } from '#engine/zargos/game/types.ts';

export interface TradeDraft {
  /** Null: to all. */
  readonly to: Seat | null;
  readonly give: readonly TradedCard[];
  readonly want: readonly TradedCard[];
}

export const NO_OFFER: TradeDraft = { to: null, give: [], want: [] };

/** Cards that this seat may give: its territories, or its magic. */
export function ownCards({ trade, positioning, hand, seat }: View): readonly TradedCard[] {
  if (trade?.of === 'magic') return hand;
  return (positioning?.hands[seat] ?? []).flatMap((card) => (card === null ? [] : [card]));
}

/** Cards that may be asked for: those of the others that are known, and of hidden ones, each kind. */
export function wantedCards(view: View, to: Seat | null): readonly TradedCard[] {
  const { trade, positioning, seat } = view;
  if (trade?.of === 'magic') return CARD_IDS;
  const others = (positioning?.hands ?? []).flatMap((cards, one) => (one === seat || (to !== null && one !== to) ? [] : cards));
  const known = [...new Set(others.flatMap((card) => (card === null ? [] : [card])))];
  const hidden: readonly TradedCard[] = others.includes(null) ? ['renfort', 'bateau'] : [];
  const { places } = tablesFor(view.options);
  const order = (card: TradedCard): number => places.get(card) ?? -1;
  return [...new Set([...hidden, ...known])].sort((a, b) => order(a) - order(b));
}

/** One card more of a kind, as far as `most` allows, or one less. */
export function cardsAfter(cards: readonly TradedCard[], card: TradedCard, step: 1 | -1): readonly TradedCard[] {
  if (step === 1) return [...cards, card];
  const at = cards.lastIndexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

export const offerOf = (seat: Seat, { to, give, want }: TradeDraft): Move => ({ kind: 'offer', seat, to, give, want });
