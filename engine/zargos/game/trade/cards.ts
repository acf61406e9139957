/** Cards as they are exchanged: how many of each kind, what they are called. */
import { CARD_IDS, type CardId, cardOf } from '../../data/cards.ts';
import { POSITIONING_CARDS } from '../../setup.ts';
import { nameAt, placeOf, tablesFor } from '../table.ts';
import type { Seat, State, Trade, TradedCard } from '../types.ts';

export const countOf = (cards: readonly TradedCard[], card: TradedCard): number => {
  let count = 0;
  for (const one of cards) if (one === card) count += 1;
  return count;
};

/** The first card of which `wanted` asks for more than `held` has. */
export const lackingIn = (wanted: readonly TradedCard[], held: readonly TradedCard[]): TradedCard | undefined =>
  wanted.find((card) => countOf(wanted, card) > countOf(held, card));

export const isMagic = (card: TradedCard): card is CardId => (CARD_IDS as readonly string[]).includes(card);

/** Copies of a card in the box; undefined for what is no card of this board. */
export function copiesOf({ options }: Pick<State, 'options'>, card: TradedCard): number | undefined {
  if (isMagic(card)) return cardOf(card).copies;
  if (card === 'renfort') return POSITIONING_CARDS.reinforcements;
  if (card === 'bateau') return POSITIONING_CARDS.boats;
  const tables = tablesFor(options);
  const place = placeOf(tables, card);
  if (place === undefined || place >= tables.territories) return undefined;
  return tables.powerless[place] ? 0 : 1;
}

const OTHER_NAMES = { renfort: 'renfort', bateau: 'bateau' } as const;

export function nameOfCard({ options }: Pick<State, 'options'>, card: TradedCard): string {
  if (isMagic(card)) return cardOf(card).name;
  if (card === 'renfort' || card === 'bateau') return OTHER_NAMES[card];
  const tables = tablesFor(options);
  const place = placeOf(tables, card);
  return place === undefined ? card : nameAt(tables, place);
}

/** What a seat may exchange: its positioning cards, or its magic. */
export const heldIn = ({ positioning, hands }: Pick<State, 'positioning' | 'hands'>, of: Trade['of'], seat: Seat): readonly TradedCard[] =>
  (of === 'position' ? positioning?.hands[seat] : hands[seat]) ?? [];

/** `hand` without `gone`, each once, then `come`. */
export function exchanged<Card extends TradedCard>(
  hand: readonly Card[],
  gone: readonly TradedCard[],
  come: readonly TradedCard[],
): readonly Card[] {
  const left: Card[] = [...hand];
  for (const card of gone) {
    const at = left.indexOf(card as Card);
    if (at < 0) throw new Error(`no ${card} to give away`);
    left.splice(at, 1);
  }
  return [...left, ...(come as readonly Card[])];
}
