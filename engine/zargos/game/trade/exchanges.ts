/**
 * Exchanges: of positioning cards before the first turn (ZAR-POS-3), of magic after the distribution (ZAR-MAG-7). All those who have not said that they are
 * done are asked at once; each may make so many offers (ZAR-L-56). Offers stay on the table when their maker is done; those to him alone go.
 */
import { CARD_IDS } from '../../data/cards.ts';
import { readingsOf } from '../../options.ts';
import { mayExchange } from '../../rules/mastery.ts';
import type { People } from '../../types.ts';
import type { Chapter } from '../chapter.ts';
import type { EventOf, Tell } from '../events.ts';
import { isTerritory } from '../opening/cards.ts';
import { fromLot, holds, peoplesOf, settingUp, withFirstPawn, withPawnLifted } from '../opening/holdings.ts';
import { startGranting } from '../opening/placement.ts';
import { type LazyRefusal, verdictOf } from '../opening/refusals.ts';
import { numberOf, tablesFor, withAt } from '../table.ts';
import { afterTrade } from '../turn.ts';
import type { Move, MoveOf, Offer, Seat, State, TradedCard } from '../types.ts';
import { countOf, exchanged, heldIn, isMagic, lackingIn, nameOfCard } from './cards.ts';
import { offerFault, offersOf, standingFault, underWay } from './offers.ts';
import { TRADE_REFUSALS as NO } from './refusals.ts';

type Landed = { readonly at: Parameters<typeof numberOf>[1]; readonly from: Seat; readonly seat: Seat; readonly people: People };

/**
 * Who sets a pawn on a territory that a seat receives: a people of its own that has none, else the one that it chose first; each must have a pawn to set down
 * (ZAR-L-22, ZAR-L-55).
 */
function receiver(state: State, seat: Seat): People | undefined {
  const able = peoplesOf(state, seat).filter((people) => !fromLot(state) || settingUp(state).left[people] > 0);
  return able.find((people) => !holds(state, people)) ?? able[0];
}

/** Territories change hands, and the pawns on them (ZAR-POS-3). */
function landed(
  before: State,
  { from, give, want }: Offer,
  to: Seat,
): { readonly state: State; readonly moved: readonly Landed[] } | LazyRefusal {
  const tables = tablesFor(before.options);
  const lands = (cards: readonly TradedCard[], giver: Seat, seat: Seat) =>
    cards.flatMap((card) => (!isMagic(card) && isTerritory(card) ? [{ card, place: numberOf(tables, card), from: giver, seat }] : []));
  const moving = [...lands(give, from, to), ...lands(want, to, from)];
  let state = before;
  for (const { place } of moving) state = withPawnLifted(state, place);
  const moved: Landed[] = [];
  for (const { card, place, from: giver, seat } of moving) {
    const people = receiver(state, seat);
    if (!people) return () => NO.noPawn(nameOfCard(before, card));
    state = withFirstPawn(state, people, place);
    moved.push({ at: card, from: giver, seat, people });
  }
  if (moving.length === 0) return { state, moved };
  const out = [...peoplesOf(before, from), ...peoplesOf(before, to)].find((people) => holds(before, people) && !holds(state, people));
  return out ? () => NO.landless(out) : { state, moved };
}

/** Whether both hands may stand after an exchange of magic (ZAR-MAG-7, ZAR-L-41). */
function magicFault(state: State, { from, give, want }: Offer, to: Seat): LazyRefusal | undefined {
  const after = (seat: Seat, gone: number, come: number) => ({
    hand: (state.hands[seat]?.length ?? 0) - gone + come,
    master: state.master === seat,
  });
  const hands = [after(from, give.length, want.length), after(to, want.length, give.length)];
  if (readingsOf(state.options)['ZAR-L-41'] === 'non' && hands.some(({ master }) => master)) return () => NO.master();
  return mayExchange(hands, readingsOf(state.options)) ? undefined : () => NO.handTooLarge();
}

const offerOf = (state: State, id: number): Offer | undefined => underWay(state).offers.find((offer) => offer.id === id);

function acceptFault(state: State, seat: Seat, id: number): LazyRefusal | undefined {
  const { of } = underWay(state);
  const offer = offerOf(state, id);
  if (!offer) return () => NO.noOffer(of, id);
  if (offer.from === seat) return () => NO.ownOffer(of);
  if (offer.to !== null && offer.to !== seat) return () => NO.forAnother(of);
  const held = heldIn(state, of, seat);
  const lacking = lackingIn(offer.want, held);
  if (lacking) return () => NO.lacking(of, nameOfCard(state, lacking), countOf(held, lacking), countOf(offer.want, lacking));
  if (of === 'magic') return magicFault(state, offer, seat);
  const after = landed(state, offer, seat);
  return typeof after === 'function' ? after : undefined;
}

function refuseFault(state: State, seat: Seat, id: number): LazyRefusal | undefined {
  const { of } = underWay(state);
  const offer = offerOf(state, id);
  if (!offer) return () => NO.noOffer(of, id);
  if (offer.from === seat) return () => NO.ownOffer(of);
  if (offer.to === null) return () => NO.toAll(of);
  return offer.to === seat ? undefined : () => NO.forAnother(of);
}

function withdrawFault(state: State, seat: Seat, id: number): LazyRefusal | undefined {
  const { of } = underWay(state);
  const offer = offerOf(state, id);
  if (!offer) return () => NO.noOffer(of, id);
  return offer.from === seat ? undefined : () => NO.notYours(of);
}

function faultOf(state: State, move: Move): LazyRefusal | undefined {
  switch (move.kind) {
    case 'offer':
      return offerFault(state, move);
    case 'accept':
      return acceptFault(state, move.seat, move.offer);
    case 'refuse':
      return refuseFault(state, move.seat, move.offer);
    case 'withdraw':
      return withdrawFault(state, move.seat, move.offer);
    default:
      return undefined;
  }
}

/** Seats that see the cards of an offer: its two sides, or all. */
const shownTo = ({ peoples }: State, { from, to }: Pick<Offer, 'from' | 'to'>): readonly Seat[] =>
  to === null ? peoples.map((_, seat) => seat) : [from, to];

function tellAnswer(state: State, offer: Offer, by: Seat, answer: EventOf<'answered'>['answer'], tell: Tell): void {
  const { id, from: seat, give, want } = offer;
  tell({ kind: 'answered', seat, offer: id, by, answer, give: give.length, want: want.length });
  tell({ kind: 'offer-shown', seat, offer: id, give, want, to: shownTo(state, offer) });
}

/** The table without the offers of which `isGone` holds; `by`: who answers so, the maker of each where left out. */
function closed(state: State, isGone: (offer: Offer) => boolean, answer: EventOf<'answered'>['answer'], tell: Tell, by?: Seat): State {
  const trade = underWay(state);
  const gone = trade.offers.filter(isGone);
  if (gone.length === 0) return state;
  for (const offer of gone) tellAnswer(state, offer, by ?? offer.from, answer, tell);
  return { ...state, trade: { ...trade, offers: trade.offers.filter((offer) => !gone.includes(offer)) } };
}

const without = (state: State, id: number): State => {
  const trade = underWay(state);
  return { ...state, trade: { ...trade, offers: trade.offers.filter((offer) => offer.id !== id) } };
};

function offered(state: State, { seat, to, give, want }: MoveOf<'offer'>, tell: Tell): State {
  const trade = underWay(state);
  const id = trade.made.reduce((sum, count) => sum + count, 1);
  tell({ kind: 'offered', seat, offer: id, toSeat: to, give: give.length, want: want.length });
  tell({ kind: 'offer-shown', seat, offer: id, give, want, to: shownTo(state, { from: seat, to }) });
  return {
    ...state,
    trade: {
      ...trade,
      offers: [...trade.offers, { id, from: seat, to, give, want }],
      made: withAt(trade.made, seat, (trade.made[seat] ?? 0) + 1),
    },
  };
}

/** Both hands after the exchange, territories and their pawns apart. */
function handsAfter(state: State, { from, give, want }: Offer, to: Seat, tell: Tell): State {
  const swapped = <Card extends TradedCard>(hands: readonly (readonly Card[])[]) =>
    hands.map((hand, seat) => (seat === from ? exchanged(hand, give, want) : seat === to ? exchanged(hand, want, give) : hand));
  if (underWay(state).of === 'position') {
    const positioning = settingUp(state);
    return { ...state, positioning: { ...positioning, hands: swapped(positioning.hands) } };
  }
  for (const [seat, cards] of [
    [from, want],
    [to, give],
  ] as const) {
    tell({ kind: 'received', seat, count: cards.length, why: 'exchange' });
    tell({ kind: 'hand', seat, cards: cards.filter(isMagic), to: [seat] });
  }
  return { ...state, hands: swapped(state.hands) };
}

function accepted(before: State, seat: Seat, id: number, tell: Tell): State {
  const offer = offerOf(before, id);
  const after = offer && landed(before, offer, seat);
  if (!after || typeof after === 'function') throw new Error(`offer ${id} cannot be accepted`);
  tellAnswer(before, offer, seat, 'accept', tell);
  for (const move of after.moved) tell({ kind: 'traded', ...move, at: move.at as never });
  const state = handsAfter(without(after.state, id), offer, seat, tell);
  return closed(state, (other) => standingFault(state, other) !== undefined, 'impossible', tell);
}

/** Who has done refuses what was offered to him alone. */
function finished(before: State, seat: Seat, tell: Tell): State {
  const state = closed(before, ({ to }) => to === seat, 'refuse', tell, seat);
  tell({ kind: 'done', seat, what: 'exchanges' });
  const trade = underWay(state);
  const done = withAt(trade.done, seat, true);
  if (!done.every(Boolean)) return { ...state, trade: { ...trade, done } };
  return closeTrade(
    closed(state, () => true, 'unanswered', tell),
    tell,
  );
}

/** The exchanges are over: the positioning goes on, or the purchases begin. */
function closeTrade(state: State, tell: Tell): State {
  return underWay(state).of === 'position' ? startGranting(state, tell) : afterTrade(state, tell);
}

/** All answers are listed, and the offers that `offersOf` says. */
export const trade: Chapter = {
  judge: (state, move) => verdictOf(faultOf(state, move)),
  moves(state, seat) {
    const answers: Move[] = [];
    for (const { id, from, to } of underWay(state).offers) {
      if (from === seat) answers.push({ kind: 'withdraw', seat, offer: id });
      else if (!acceptFault(state, seat, id)) answers.push({ kind: 'accept', seat, offer: id });
      if (to === seat) answers.push({ kind: 'refuse', seat, offer: id });
    }
    return [...answers, ...offersOf(state, seat, CARD_IDS), { kind: 'done', seat }];
  },
  play(state, move, tell) {
    switch (move.kind) {
      case 'offer':
        return offered(state, move, tell);
      case 'accept':
        return accepted(state, move.seat, move.offer, tell);
      case 'refuse':
      case 'withdraw':
        return closed(state, ({ id }) => id === move.offer, move.kind, tell, move.seat);
      default:
        return finished(state, move.seat, tell);
    }
  },
};
