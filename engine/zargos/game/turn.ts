/** The course of a round: turns one after another, the red cards before each, the count, magic, purchases (ZAR-TOUR-1). */
import type { Prize } from '../data/scenario.ts';
import { readingsOf } from '../options.ts';
import { cardsDue, surplus } from '../rules/mastery.ts';
import { PRICES } from '../rules/reinforcements.ts';
import type { People } from '../types.ts';
import { countPoints, scoresOf } from './count.ts';
import type { Tell } from './events.ts';
import { draw, gameOver, underPile } from './settle.ts';
import { NONE_EACH, pawnsOf, seatOf, seatsInOrder } from './table.ts';
import { openTrade } from './trade/open.ts';
import { MAX_ROUNDS, type Effect, type Seat, type State, type Turn } from './types.ts';

/** A new round in the order of play. */
export function beginRound(state: State, tell: Tell): State {
  if (state.round >= MAX_ROUNDS) return stopped(state, tell);
  const round = state.round + 1;
  tell({ kind: 'round', round });
  return nextTurn({ ...state, round, waiting: state.order, positioning: null, purses: [] }, tell);
}

/** Most points at the last count win (ZAR-L-58). */
function stopped(state: State, tell: Tell): State {
  const scores = scoresOf(state);
  const alive = seatsInOrder(state);
  const most = Math.max(...alive.map((seat) => scores[seat] ?? 0));
  const winners = alive.filter((seat) => scores[seat] === most).sort((a, b) => a - b);
  return gameOver(state, { by: 'stopped', people: null, winners, scores }, tell);
}

/** The rounds of a scenario are over: most of its prize wins, then most pawns; who is equal in both shares (ZAR-L-70). */
function timeUp(state: State, prize: Prize, tell: Tell): State {
  const sumOf = (seat: Seat, count: (people: People) => number) => (state.peoples[seat] ?? []).reduce((sum, one) => sum + count(one), 0);
  const provinces = (people: People) => state.owners.filter((owner) => owner === people).length;
  const scores = prize === 'points' ? scoresOf(state) : state.peoples.map((_, seat) => sumOf(seat, provinces));
  const best = (seats: readonly Seat[], worthOf: (seat: Seat) => number) => {
    const most = Math.max(...seats.map(worthOf));
    return seats.filter((seat) => worthOf(seat) === most);
  };
  const first = best(
    seatsInOrder(state).toSorted((a, b) => a - b),
    (seat) => scores[seat] ?? 0,
  );
  const winners = best(first, (seat) => sumOf(seat, (people) => pawnsOf(state, people)));
  return gameOver(state, { by: 'time', people: null, winners, scores }, tell);
}

/** A turn in which nothing has been done yet. */
export function freshTurn({ pawns }: Pick<State, 'pawns'>, seat: Seat, peoples: readonly People[]): Turn {
  const nothing = pawns.map(() => 0);
  return {
    seat,
    peoples,
    attacks: [],
    engaged: false,
    struck: [],
    came: nothing,
    moved: nothing,
    landed: nothing,
    called: nothing,
    steps: NONE_EACH,
    mist: false,
    combat: null,
  };
}

/** The next turn: a player's peoples together, or one people (ZAR-L-34); after the last one, the count. */
function nextTurn(state: State, tell: Tell): State {
  const [first] = state.waiting;
  if (first === undefined) return endOfTurns(state, tell);
  const seat = seatOf(state, first);
  const alone = readingsOf(state.options)['ZAR-L-34'] === 'un-tour-par-peuple';
  const plays = (people: People) => (alone ? people === first : seatOf(state, people) === seat);
  const peoples = state.waiting.filter(plays);
  tell({ kind: 'turn', seat, peoples });
  return openRed({
    ...state,
    waiting: state.waiting.filter((people) => !plays(people)),
    played: [],
    turn: freshTurn(state, seat, peoples),
  });
}

/** Seats in the order of play from whose turn comes (ZAR-L-27). */
export function roundOfSeats(state: State): readonly Seat[] {
  const seats = seatsInOrder(state);
  const at = Math.max(0, seats.indexOf(state.turn?.seat ?? -1));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Those of them that hold cards: others have nothing to play, as all can see. */
export const withCards = ({ hands }: State, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => (hands[seat]?.length ?? 0) > 0);

/** The window before a turn opens, or opens again after somebody played (ZAR-MAG-4, ZAR-L-27). */
const openRed = (state: State): State => redGoesOn({ ...state, asked: withCards(state, roundOfSeats(state)), again: false });

/** The window goes on with those still to be asked; when all have passed in a row, the turn begins. */
export function redGoesOn(state: State): State {
  if (state.asked.length > 0) return { ...state, phase: 'red' };
  return state.again ? openRed(state) : { ...state, phase: 'attacks', asked: [] };
}

/** Where play goes on after a sorting, a flight or the end of a people: the phase that `state.phase` names. */
export function goesOn(state: State, tell: Tell): State {
  if (state.phase === 'over' || state.phase === 'sorting' || state.phase === 'flight') return state;
  if (state.turn && state.turn.peoples.length === 0) return endTurn(state, tell);
  if (state.phase === 'red') return redGoesOn(state);
  return state.phase === 'reinforcements' ? serve(state, tell) : state;
}

/** Cards whose time is over go under the pile. */
function expired(state: State, until: Effect['until'], tell: Tell): State {
  const cards = state.effects.filter((effect) => effect.until === until).map(({ card }) => card);
  if (cards.length === 0) return state;
  tell({ kind: 'expired', cards });
  return underPile({ ...state, effects: state.effects.filter((effect) => effect.until !== until) }, cards);
}

/** A turn is over. */
export function endTurn(state: State, tell: Tell): State {
  if (state.turn) tell({ kind: 'done', seat: state.turn.seat, what: 'turn' });
  return nextTurn({ ...expired(state, 'turn', tell), turn: null, played: [], laid: null, driven: null, asked: [] }, tell);
}

/** Phase a is over: the count, then magic in the new order. */
function endOfTurns(state: State, tell: Tell): State {
  const after = countPoints(expired({ ...state, turn: null }, 'round', tell), tell);
  const { scenario } = state.options;
  if (scenario && state.round >= scenario.rounds) return timeUp(after, scenario.prize, tell);
  return serve({ ...after, served: seatsInOrder(after) }, tell);
}

/** Deals to the seats still to be served; one that has too many cards sorts them at once (ZAR-MAG-1, ZAR-ZRG-6). */
function serve(before: State, tell: Tell): State {
  let state = before;
  for (let [seat, ...rest] = state.served; seat !== undefined; [seat, ...rest] = state.served) {
    state = { ...dealt(state, seat, tell), served: rest };
    if (surplus(state.hands[seat]?.length ?? 0, state.master === seat) > 0) {
      return { ...state, phase: 'sorting', asked: [seat], resume: 'reinforcements' };
    }
  }
  return exchanges(state, tell);
}

function dealt(state: State, seat: Seat, tell: Tell): State {
  const kingdoms = state.kingdoms.filter((people) => people !== null && seatOf(state, people) === seat).length;
  const master = state.master === seat;
  const hand = state.hands[seat]?.length ?? 0;
  const due = cardsDue({ kingdoms, master, underMaster: state.master !== null, hand }, readingsOf(state.options));
  return due === 0 ? state : draw(state, seat, due, master ? 'master' : 'kingdoms', tell);
}

/** Time to exchange magic (ZAR-MAG-7), where the table has offers and two seats at least may make them. */
function exchanges(state: State, tell: Tell): State {
  const opened = openTrade(state, 'magic');
  const able = opened.trade?.done.filter((isDone) => !isDone).length ?? 0;
  return state.options.offers === 0 || able < 2 ? afterTrade(state, tell) : opened;
}

/** The purchases begin, in the new order (ZAR-REN-1). */
export function afterTrade(state: State, tell: Tell): State {
  const purses = state.order.map((people) => ({ people, points: state.points[people] }));
  return nextPurse({ ...state, trade: null, asked: [], resume: null, purses }, tell);
}

/** Who can buy nothing is passed over; after the last one, a new round. */
export function nextPurse(before: State, tell: Tell): State {
  let state = before;
  for (let [purse, ...rest] = state.purses; purse && purse.points < PRICES.small; [purse, ...rest] = state.purses) {
    if (purse.points > 0) tell({ kind: 'unspent', seat: seatOf(state, purse.people), people: purse.people, points: purse.points });
    state = { ...state, purses: rest };
  }
  return state.purses.length > 0 ? { ...state, phase: 'reinforcements' } : beginRound(state, tell);
}
