import { readingsOf } from '../../options.ts';
/** What may be offered (ZAR-POS-3, ZAR-MAG-7, ZAR-L-56): told by what all can see, and by one's own cards. */

import { isTerritory } from '../opening/cards.ts';
import type { LazyRefusal } from '../opening/refusals.ts';
import { numberOf, seatOf, tablesFor } from '../table.ts';
import type { Move, MoveOf, Offer, Seat, State, Trade, TradedCard } from '../types.ts';
import { copiesOf, countOf, heldIn, isMagic, lackingIn, nameOfCard } from './cards.ts';
import { TRADE_REFUSALS as NO } from './refusals.ts';

/** The exchanges under way. Throws outside their time. */
export function underWay({ trade }: Pick<State, 'trade'>): Trade {
  if (!trade) throw new Error('no exchanges are under way');
  return trade;
}

const isMasterBarred = ({ master, options }: State, seat: Seat | null): boolean =>
  master !== null && seat === master && readingsOf(options)['ZAR-L-41'] === 'non';

/** A territory asked for of somebody who does not hold it. */
function notTheirs(state: State, { from, to, want }: Pick<Offer, 'from' | 'to' | 'want'>): TradedCard | undefined {
  const tables = tablesFor(state.options);
  const holders = want
    .filter((card) => !isMagic(card) && isTerritory(card))
    .map((card) => {
      const people = state.owners[numberOf(tables, card as Parameters<typeof numberOf>[1])];
      return { card, seat: people ? seatOf(state, people) : undefined };
    });
  const holder = to ?? holders[0]?.seat;
  return holders.find(({ seat }) => seat === undefined || seat === from || seat !== holder)?.card;
}

/** What both sides hold, whatever the seats. */
function cardFault(state: State, of: Trade['of'], give: readonly TradedCard[], want: readonly TradedCard[]): LazyRefusal | undefined {
  if (give.length === 0 || want.length === 0) return () => NO.empty(of);
  const all = [...give, ...want];
  for (const card of all) {
    const copies = copiesOf(state, card);
    if (copies === undefined) return () => NO.noPlace(card);
    if (isMagic(card) !== (of === 'magic')) return () => NO.otherKind(of, nameOfCard(state, card));
    const asked = countOf(all, card);
    if (asked > copies) return () => NO.notInBox(of, nameOfCard(state, card), copies, asked);
  }
  return undefined;
}

/** Why an offer cannot stand, as the table is now: what was given away, or taken by another. */
export function standingFault(
  state: State,
  { from, to, give, want }: Pick<Offer, 'from' | 'to' | 'give' | 'want'>,
): LazyRefusal | undefined {
  const { of } = underWay(state);
  const held = heldIn(state, of, from);
  const lacking = lackingIn(give, held);
  if (lacking) return () => NO.notHeld(of, nameOfCard(state, lacking), countOf(held, lacking), countOf(give, lacking));
  if (of === 'magic') return undefined;
  const foreign = notTheirs(state, { from, to, want });
  return foreign && (() => NO.notTheirs(nameOfCard(state, foreign)));
}

export function offerFault(state: State, { seat, to, give, want }: MoveOf<'offer'>): LazyRefusal | undefined {
  const { of, made, done } = underWay(state);
  if ((made[seat] ?? 0) >= state.options.offers) return () => NO.spent(state.options.offers);
  if (to !== null && to >= state.options.seats) return () => NO.toNobody();
  if (to === seat) return () => NO.toSelf(of);
  if (of === 'magic' && (isMasterBarred(state, seat) || isMasterBarred(state, to))) return () => NO.master();
  if (to !== null && done[to]) return () => NO.toDone(of);
  return cardFault(state, of, give, want) ?? standingFault(state, { from: seat, to, give, want });
}

const isSame = (one: readonly TradedCard[], other: readonly TradedCard[]): boolean =>
  one.length === other.length && one.every((card, at) => card === other[at]);

/** Kinds of magic that a seat does not hold, for one of those it does: an offer to all. */
function magicOffers(state: State, seat: Seat, wanted: readonly TradedCard[]): Move[] {
  const own = [...new Set(heldIn(state, 'magic', seat))];
  const asked = wanted.filter((card) => !own.includes(card));
  return own.flatMap((card) => asked.map((want): Move => ({ kind: 'offer', seat, to: null, give: [card], want: [want] })));
}

/** Most swaps of territories that are listed for a seat. */
const MOST_SWAPS = 12;

/** Territories of a seat by kingdom. */
function countsOf(state: State, seat: Seat): readonly number[] {
  const tables = tablesFor(state.options);
  const counts = tables.kingdoms.map(() => 0);
  for (const [place, people] of state.owners.entries()) {
    const kingdom = tables.kingdomOf[place] ?? 0;
    if (people && seatOf(state, people) === seat) counts[kingdom] = (counts[kingdom] ?? 0) + 1;
  }
  return counts;
}

/**
 * One territory for another of one other player, where each side gains: each has more territories in the kingdom that it comes nearer to than in the one it
 * gives from.
 */
function swaps(state: State, seat: Seat): Move[] {
  const tables = tablesFor(state.options);
  const { done } = underWay(state);
  const seats = state.peoples.map((_, one) => countsOf(state, one));
  const own = seats[seat] ?? [];
  const places = state.owners.flatMap((people, place) => (people ? [{ place, holder: seatOf(state, people) }] : []));
  const mine = places.filter(({ holder }) => holder === seat);
  const listed: Move[] = [];
  for (const { place: wanted, holder } of places) {
    if (holder === seat || done[holder]) continue;
    const near = tables.kingdomOf[wanted] ?? 0;
    const theirs = seats[holder] ?? [];
    for (const { place: given } of mine) {
      const far = tables.kingdomOf[given] ?? 0;
      if (far === near || (own[near] ?? 0) <= (own[far] ?? 0) || (theirs[far] ?? 0) < (theirs[near] ?? 0)) continue;
      const idAt = (place: number) => tables.ids[place] as TradedCard;
      listed.push({ kind: 'offer', seat, to: holder, give: [idAt(given)], want: [idAt(wanted)] });
      if (listed.length === MOST_SWAPS) return listed;
    }
  }
  return listed;
}

/**
 * Offers that are listed, none where the seat has made all of its own. Magic: one card for one of another kind, to all. Positioning cards: up to twelve swaps
 * of one territory for another that bring both sides nearer to a kingdom. Any other offer may be made. None that lies on the table already.
 */
export function offersOf(state: State, seat: Seat, kinds: readonly TradedCard[]): readonly Move[] {
  const { of, made, offers } = underWay(state);
  if ((made[seat] ?? 0) >= state.options.offers) return [];
  const listed = of === 'magic' ? magicOffers(state, seat, kinds) : swaps(state, seat);
  const own = offers.filter(({ from }) => from === seat);
  if (own.length === 0) return listed;
  return listed.filter(
    (move) =>
      move.kind === 'offer' && !own.some(({ to, give, want }) => to === move.to && isSame(give, move.give) && isSame(want, move.want)),
  );
}
