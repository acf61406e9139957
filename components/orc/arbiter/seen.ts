/** What the table before the arbiter shows of a position, and what touching it does. */
import type { Touched } from '#components/arbiter/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import { CARD_IDS, isMercenary } from '#engine/orc/data/cards.ts';
import { isDealing, less, more } from '#engine/orc/edit.ts';
import type { Orc } from '#engine/orc/game.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { dealtOf, pileOf, pilesOf, tickOf } from '#engine/orc/rules/piles.ts';
import { tickNow } from '#engine/orc/rules/recruitment.ts';
import type { CardId, Mercenary, Move, PileCard, State } from '#engine/orc/types.ts';

/** A card or several, face up where it is known. */
export interface SeenSeat {
  readonly seat: Seat;
  readonly isKnown: boolean;
  readonly hand: readonly CardId[];
  readonly army: readonly CardId[];
  /** Once armies are revealed. */
  readonly force?: number;
}

/** A pile of the circle: its height, the card that everybody sees, and what was laid on it, from the bottom. */
export interface SeenPile {
  readonly height: number;
  readonly top: PileCard | undefined;
  readonly laid: readonly { readonly kind: 'desertion' | 'shield'; readonly seat: Seat; readonly isTop: boolean }[];
}

export interface Pictured {
  readonly seats: readonly SeenSeat[];
  readonly piles: readonly SeenPile[];
  /** Of a puzzle: what may be touched, and what was. */
  readonly places?: readonly string[];
  readonly chosen?: string | undefined;
}

function seenPile(state: State, pile: number): SeenPile {
  const piles = pilesOf(state);
  const dealt = dealtOf(state);
  const cards = dealt > pile ? Math.floor((dealt - pile - 1) / piles) + 1 : 0;
  const lying = pileOf(state, pile);
  const lastAt = cards === 0 ? 0 : tickOf(state, pile + piles * (cards - 1));
  const laid = state.placed.filter((one) => one.pile === pile);
  return { height: lying.length, top: lying.at(-1), laid: laid.map(({ kind, seat, tick }) => ({ kind, seat, isTop: tick >= lastAt })) };
}

export function seenOf(state: State, eyes: Seat | undefined): Pictured {
  if (isDealing(state)) return { seats: [], piles: Array.from({ length: pilesOf(state) }, (_, pile) => seenPile(state, pile)) };
  return {
    piles: [],
    seats: fightersOf(state).map((seat): SeenSeat => {
      const force = state.forces[seat];
      return {
        seat,
        isKnown: eyes === undefined || eyes === seat,
        hand: state.hands[seat] ?? [],
        army: state.engaged[seat] ?? [],
        ...(force !== undefined && { force }),
      };
    }),
  };
}

/** Who is asked stands first, his hand in sight on a small screen. */
export const ownFirst = (seen: Pictured, own: Seat): Pictured => ({
  ...seen,
  seats: [...seen.seats].sort((a, b) => Number(b.seat === own) - Number(a.seat === own)),
});

/** A pile takes what is laid; a mercenary of who sends, or a goblin of who flies, is sent or stays. `at`: `pile-3` or a card. */
export function touch(state: State, move: Move, hand: string, at: string): Touched<Orc> {
  const pile = /^pile-(\d+)$/.exec(at)?.[1];
  if (pile !== undefined) {
    const kind = move.kind === 'desertion' ? move.kind : 'shield';
    return { move: { kind, seat: move.seat, tick: tickNow(state), pile: Number(pile) } };
  }
  const card = CARD_IDS.find((one) => one === at);
  if (!card || !isMercenary(card) || move.kind !== 'send') return { move };
  const cards = move.seat === Number(hand) ? move.cards : [];
  const had = cards.filter((one) => one === card).length;
  const has = (state.hands[Number(hand)] ?? []).filter((one) => one === card).length;
  const next: readonly Mercenary[] = had < has ? more(cards, card) : cards.filter((one) => one !== card);
  return { move: { ...move, seat: Number(hand), cards: had < has ? next : less(next, card) } };
}
