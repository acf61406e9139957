/** The course of a battle (chapter « Bataille »): the people called, who speaks when, the reveal. What is laid in it: `mercenaries` and `specials`. */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { boxOf, peopleOf } from '../data/cards.ts';
import type { Tell } from '../events.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { REFUSALS } from '../refusals.ts';
import { bySeat } from '../setup.ts';
import { type ArmyCardKind, type Move, type MoveOf, PEOPLES, type People, type Seat, type State } from '../types.ts';
import { forceOf } from './force.ts';
import { at, fightersOf, rising, showsMercenary } from './hands.ts';
import { score } from './scoring.ts';

/** The people called for this battle. Throws before the first call. */
export function peopleNow({ called }: Pick<State, 'called'>): People {
  const people = called.at(-1);
  if (!people) throw new Error('no people is called');
  return people;
}

/** Who announces mercenaries first at battle `number`, from 1 (ORC-BAT-2, ORC-L-21, ORC-L-22). */
export function openerOf(state: Pick<State, 'sorcier' | 'options'>, number: number): Seat {
  const order = fightersOf(state);
  const { options } = state.options;
  const readings = readingsOf({ options });
  if (readings['ORC-L-22'] === 'voisin-de-gauche') return at(order, 0);
  if (number <= order.length) return at(order, number - 1);
  return at(order, readings['ORC-L-21'] === 'dernier-combattant' ? order.length - 1 : 0);
}

/** The order in which mercenaries are announced, turning from the opener; the Sorcier is skipped. */
export function announceOrder(state: Pick<State, 'sorcier' | 'options' | 'called'>): readonly Seat[] {
  const order = fightersOf(state);
  const from = order.indexOf(openerOf(state, state.called.length));
  return [...order.slice(from), ...order.slice(0, from)];
}

/** Whether a seat may be reinforced: under one reading, only with a card of the people called (ORC-L-14). Public: backs tell. */
export const mayReinforce = (state: State, seat: Seat): boolean =>
  readingsOf(state.options)['ORC-L-14'] !== 'non' || at(state.engaged, seat).some((card) => peopleOf(card) !== undefined);

/** The next to announce mercenaries: whoever shows none, or may send none, has nothing to say. */
export const announcer = (state: State): Seat | undefined =>
  announceOrder(state).find((seat) => !state.answered.includes(seat) && showsMercenary(at(state.hands, seat)) && mayReinforce(state, seat));

/** Who has not answered yet at the commando's or the flying machine's moment: every seat that shows a mercenary's back, whatever it is. */
export const unanswered = (state: State): readonly Seat[] =>
  rising(fightersOf(state).filter((seat) => !state.answered.includes(seat) && showsMercenary(at(state.hands, seat))));

/** Seats to move in a battle. */
export function fighting(state: State): readonly Seat[] {
  if (state.phase !== 'mercenaries') return unanswered(state);
  const next = announcer(state);
  return next === undefined ? [] : [next];
}

/** Goes on to the next moment at which somebody has something to answer. */
export function settle(state: State, tell: Tell): State {
  if (state.phase === 'mercenaries')
    return announcer(state) === undefined ? settle({ ...state, phase: 'commando', answered: [] }, tell) : state;
  if (unanswered(state).length > 0) return state;
  return state.phase === 'commando' ? settle(reveal(state, tell), tell) : score(state, undefined, tell);
}

/** All armies are shown at once, and counted (ORC-BAT-4). */
export function reveal(state: State, tell: Tell): State {
  const people = peopleNow(state);
  const { values } = boxOf(state.options.values);
  const forces = state.engaged.map((cards) => forceOf({ people, cards }, values, readingsOf(state.options)).value);
  tell({ kind: 'revealed', people, sorcier: state.sorcier, armies: state.engaged, forces });
  return { ...state, phase: 'flying', answered: [], forces };
}

export function judgeCall(state: State, { seat, people }: MoveOf<'call'>): Verdict<RuleId> {
  if (seat !== state.sorcier) return REFUSALS.notSorcierCalls(state.sorcier);
  return state.called.includes(people) ? REFUSALS.calledTwice(people, state.called) : ALLOWED;
}

/** A people is called: everybody lays all his cards of it (ORC-BAT-1). */
export function call(state: State, people: People, tell: Tell): State {
  const isCalled = (card: State['hands'][number][number]): card is ArmyCardKind => peopleOf(card) === people;
  const engaged = state.hands.map((hand) => hand.filter(isCalled));
  tell({ kind: 'called', seat: state.sorcier, people, laid: engaged.map(({ length }) => length) });
  const called: State = {
    ...state,
    phase: 'mercenaries',
    called: [...state.called, people],
    engaged,
    hands: state.hands.map((hand) => (hand.some(isCalled) ? hand.filter((card) => !isCalled(card)) : hand)),
    sent: bySeat(state.options.seats, 0),
    answered: [],
    commando: null,
    forces: [],
  };
  return settle(called, tell);
}

export const callMoves = ({ called, sorcier }: State): readonly Move[] =>
  PEOPLES.filter((people) => !called.includes(people)).map((people) => ({ kind: 'call', seat: sorcier, people }));

export function judgePass(state: State, seat: Seat): Verdict<RuleId> {
  if (unanswered(state).includes(seat)) return ALLOWED;
  return state.phase === 'commando' ? REFUSALS.answered(seat) : REFUSALS.answeredFlying(seat);
}

export function pass(state: State, seat: Seat, tell: Tell): State {
  const moment = state.phase === 'commando' ? 'commando' : 'flying';
  const answered: State = { ...state, answered: rising([...state.answered, seat]) };
  tell({ kind: 'passed', seat, moment });
  if (unanswered(answered).length === 0) tell({ kind: 'nobody', moment });
  return settle(answered, tell);
}
