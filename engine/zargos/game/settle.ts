/**
 * What must be put right after pawns are gone or a place changes hands: peoples out, the Forbidden City and its Master, the victory. Nothing here asks
 * anybody anything; who has too many cards is put in front of `asked` with the phase `sorting`.
 */

import { heartOf } from '../board/kingdoms.ts';
import { idOf } from '../board/tables.ts';
import { type CardId, cardOf } from '../data/cards.ts';
import { readingsOf } from '../options.ts';
import { afterMort } from '../rules/folie.ts';
import { handsTaken, putBackByFormerMaster, surplus } from '../rules/mastery.ts';
import { winnerOf } from '../rules/points.ts';
import type { People } from '../types.ts';
import { scoresOf } from './count.ts';
import type { Tell } from './events.ts';
import { pawnsOf, seatOf, seatsInOrder, tablesFor, withAt } from './table.ts';
import type { Ending, Phase, Seat, State, Turn } from './types.ts';

/** Cards go under the pile, in the order given (ZAR-MAG-5). */
export const underPile = (state: State, cards: readonly CardId[]): State =>
  cards.length === 0 ? state : { ...state, pile: [...state.pile, ...cards] };

/** Takes one copy of a card out of a hand. Throws where there is none. */
export function withoutCard(state: State, seat: Seat, card: CardId): State {
  const hand = state.hands[seat] ?? [];
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`no ${card} in the hand of seat ${seat}`);
  return { ...state, hands: withAt(state.hands, seat, [...hand.slice(0, at), ...hand.slice(at + 1)]) };
}

/** Played at once: out of the hand, under the pile. */
export const played = (state: State, seat: Seat, card: CardId): State => underPile(withoutCard(state, seat, card), [card]);

/**
 * The next cards of the pile for a seat, `count` at most; one that aims at a people that is not, or no longer, of the game is taken out of it and replaced
 * (ZAR-MAG-10, ZAR-L-13). Told to all by number, to the seat by name; what the pile lacks is told too (ZAR-L-10).
 */
export function draw(state: State, seat: Seat, count: number, why: 'kingdoms' | 'master' | 'replaced', tell: Tell): State {
  const drawn: CardId[] = [];
  const removed = [...state.removed];
  let at = 0;
  while (drawn.length < count && at < state.pile.length) {
    const card = state.pile[at];
    at += 1;
    if (card === undefined) break;
    const { people } = cardOf(card);
    if (people === undefined || state.order.includes(people)) drawn.push(card);
    else {
      removed.push(card);
      tell({ kind: 'withdrawn', card });
    }
  }
  tell({ kind: 'received', seat, count: drawn.length, why });
  if (drawn.length > 0) tell({ kind: 'hand', seat, cards: drawn, to: [seat] });
  if (drawn.length < count) tell({ kind: 'pile-empty', seat, missing: count - drawn.length });
  return { ...state, pile: state.pile.slice(at), removed, hands: withAt(state.hands, seat, [...(state.hands[seat] ?? []), ...drawn]) };
}

/** Somebody has too many cards: he puts some back before anything goes on. */
function sorting(state: State, seat: Seat, resume: Phase): State {
  return { ...state, phase: 'sorting', asked: [seat, ...state.asked], resume };
}

/**
 * Who the Forbidden City makes Master, after `owners` changed (ZAR-ZRG-5, ZAR-ZRG-8). Gives the seat that must sort its hand, if any.
 */
function mastered(state: State, tell: Tell): { readonly state: State; readonly sorts?: Seat } {
  const people = state.owners[heartOf(tablesFor(state.options)).city] ?? null;
  const master = people === null ? null : seatOf(state, people);
  const former = state.master;
  if (master === former) return { state };
  if (master === null) {
    if (former === null) return { state };
    tell({ kind: 'no-master', former });
    const hand = state.hands[former]?.length ?? 0;
    const next: State = { ...state, master: null };
    return putBackByFormerMaster(hand, readingsOf(state.options)) > 0 ? { state: next, sorts: former } : { state: next };
  }
  const taken = handsTaken(
    master,
    state.hands.map((_, seat) => seat),
    former ?? undefined,
    readingsOf(state.options),
  ).filter((seat) => seat !== master);
  const gained = taken.flatMap((seat) => state.hands[seat] ?? []);
  const hands = state.hands.map((hand, seat) => (seat === master ? [...hand, ...gained] : taken.includes(seat) ? [] : hand));
  tell({ kind: 'master', seat: master, former, cards: gained.length });
  if (gained.length > 0) tell({ kind: 'hand', seat: master, cards: gained, to: [master] });
  const next: State = { ...state, master, hands };
  return surplus(hands[master]?.length ?? 0, true) > 0 ? { state: next, sorts: master } : { state: next };
}

/** Peoples without a pawn are out; a seat without a people leaves the table; cards against who is out are replaced (ZAR-L-13). */
function eliminated(before: State, tell: Tell): State {
  let state = before;
  const standing = new Set(before.owners);
  for (const people of before.order) {
    if (standing.has(people) || pawnsOf(state, people) > 0) continue;
    const seat = seatOf(state, people);
    const isNot = (one: People) => one !== people;
    tell({ kind: 'out', people, seat });
    state = {
      ...state,
      order: state.order.filter(isNot),
      waiting: state.waiting.filter(isNot),
      purses: state.purses.filter((purse) => purse.people !== people),
      boats: { ...state.boats, [people]: 0 },
      turn: state.turn && { ...state.turn, peoples: state.turn.peoples.filter(isNot) },
    };
    if (!state.order.some((one) => seatOf(state, one) === seat)) state = leaving(state, seat, tell);
    state = replaced(state, people, tell);
  }
  return state;
}

function leaving(state: State, seat: Seat, tell: Tell): State {
  const hand = state.hands[seat] ?? [];
  tell({ kind: 'left-table', seat, cards: hand.length });
  return {
    ...underPile(state, hand),
    hands: withAt(state.hands, seat, []),
    asked: state.asked.filter((one) => one !== seat),
    served: state.served.filter((one) => one !== seat),
  };
}

/** Cards in hand that aim at nobody any more. */
function replaced(before: State, people: People, tell: Tell): State {
  let state = before;
  for (const [seat, hand] of before.hands.entries()) {
    for (const card of hand) {
      if (cardOf(card).people !== people) continue;
      tell({ kind: 'withdrawn', card });
      const without = withoutCard(state, seat, card);
      state = draw({ ...without, removed: [...without.removed, card] }, seat, 1, 'replaced', tell);
    }
  }
  return state;
}

/** Who has won, if anybody has (ZAR-BUT-1, ZAR-L-29, ZAR-L-57). */
function endingOf(state: State): Ending | undefined {
  const { city, around } = heartOf(tablesFor(state.options));
  const holder = (place: number): People | undefined => state.owners[place] ?? undefined;
  const people = winnerOf(holder(city), around.map(holder));
  if (people) return { by: 'city', people, winners: [seatOf(state, people)], scores: scoresOf(state) };
  const seats = seatsInOrder(state);
  return seats.length === 1 ? { by: 'last', people: null, winners: seats, scores: scoresOf(state) } : undefined;
}

/** The game is over. */
export function gameOver(state: State, ending: Ending, tell: Tell): State {
  tell({ kind: 'over', by: ending.by, winners: ending.winners, people: ending.people });
  return {
    ...state,
    phase: 'over',
    ending,
    turn: null,
    laid: null,
    driven: null,
    trade: null,
    asked: [],
    waiting: [],
    served: [],
    purses: [],
  };
}

/** Under a Vent de Mort that lasts (ZAR-L-49), no province keeps more than seven pawns. */
function capped(state: State, tell: Tell): State {
  if (!state.effects.some(({ card }) => card === 'vent-de-mort')) return state;
  return culled(state, tell);
}

/** Every province loses what it has beyond seven (ZAR-MORT); sea cells lose nothing. */
export function culled(state: State, tell: Tell): State {
  const tables = tablesFor(state.options);
  const pawns = state.pawns.map((count, place) => {
    const people = state.owners[place];
    const left = people ? afterMort(count) : count;
    if (people && left < count)
      tell({ kind: 'removed', card: 'vent-de-mort', people, at: idOf(tables, place), losses: count - left, left });
    return left;
  });
  return { ...state, pawns, turn: state.turn && stillThere(state.turn, pawns) };
}

/** Of the pawns that came, moved or were called this turn, no more than what stands. */
function stillThere(turn: Turn, pawns: readonly number[]): Turn {
  const some = (counts: readonly number[]) => counts.map((count, place) => Math.min(count, pawns[place] ?? 0));
  return { ...turn, came: some(turn.came), moved: some(turn.moved), landed: some(turn.landed), called: some(turn.called) };
}

/** After pawns fell or a place changed hands: `resume` is the phase that goes on if somebody must first sort his hand. */
export function settled(before: State, resume: Phase, tell: Tell): State {
  const { state: ruled, sorts } = mastered(capped(before, tell), tell);
  const state = eliminated(ruled, tell);
  const ending = endingOf(state);
  if (ending) return gameOver(state, ending, tell);
  return sorts === undefined || state.hands[sorts]?.length === 0 ? { ...state, phase: resume } : sorting(state, sorts, resume);
}
