/** What a pile holds, for whoever has kept every card in mind, and what is best laid there: one voice for the adviser and for the coach of a first game. */
import { counted } from '#engine/core/french.ts';
import { kindOf, worthsOf } from '#engine/orc/bot/kinds.ts';
import { NOBODY, rememberedPiles } from '#engine/orc/bot/memory.ts';
import { meterOf } from '#engine/orc/bot/pick.ts';
import { bestPile, recruit } from '#engine/orc/bot/recruit.ts';
import { CARD_IDS } from '#engine/orc/data/cards.ts';
import type { CardId, Move, Seat, View } from '#engine/orc/types.ts';
import { cardsText } from './words.ts';

/** Cards of a pile that are named. */
const NAMED = 3;

/** « 1 chef des Nains et 2 trolls »: the cards of a pile that weigh most. */
function bestCards(view: View, cards: readonly number[]): string {
  const { value } = worthsOf(view.options);
  const sorted = CARD_IDS.flatMap((card) => ((cards[kindOf(card)] ?? 0) > 0 ? [card] : [])).sort(
    (a, b) => Number(b.endsWith('-chef')) - Number(a.endsWith('-chef')) || (value[kindOf(b)] ?? 0) - (value[kindOf(a)] ?? 0),
  );
  const named = sorted.slice(0, NAMED).flatMap((card) => new Array<CardId>(cards[kindOf(card)] ?? 0).fill(card));
  return cardsText(named);
}

/** « 9 cartes, dont 1 chef des Nains et 2 trolls » */
export function holdsTold(view: View, pile: number): string {
  const { cards = [], unknown = 0 } = rememberedPiles(view, view.seen)[pile] ?? {};
  const best = bestCards(view, cards);
  return `${counted(
    cards.reduce((sum, one) => sum + one, unknown),
    'carte',
  )}${best ? `, dont ${best}` : ''}`;
}

/** What a desertion laid there now would send away, where it is known, and whose it is. */
export function exposedIn(view: View, pile: number): { readonly card: CardId | undefined; readonly owner: Seat } {
  const { exposed, owner = NOBODY } = rememberedPiles(view, view.seen)[pile] ?? {};
  return { card: CARD_IDS.find((one) => kindOf(one) === exposed), owner };
}

/** « 1 chef des Nains » */
export function exposedTold(view: View, pile: number): string | undefined {
  const { card } = exposedIn(view, pile);
  return card && cardsText([card]);
}

/** Evaluations: more than a deal ever takes, so that each who asks is answered the same. */
const STEADY = 600;

/** The expert's move; undefined where nothing may be done. */
export const layBest = (view: View, legal: readonly Move[]): Move | undefined =>
  legal.length > 0 ? recruit(view, view.seen, legal, worthsOf(view.options), meterOf(STEADY)) : undefined;

/** The free pile that promises most; undefined where none is free. */
export const promisingPile = (view: View): number | undefined => bestPile(view, view.seen, worthsOf(view.options), meterOf(STEADY));
