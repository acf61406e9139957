/** A battle up to its count (chapter « Bataille »): the people called, mercenaries one after another, the commando, the reveal, the flying machine. */
import { diceFrom } from '../../core/dice.ts';
import { resume } from '../../core/random.ts';
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { backOf, boxOf, peopleOf, sortCards } from '../data/cards.ts';
import type { RuleId } from '../ids.ts';
import { REFUSALS } from '../refusals.ts';
import { bySeat } from '../setup.ts';
import {
  type ArmyCardKind,
  MERCENARIES,
  type Mercenary,
  type Move,
  type Passenger,
  PEOPLES,
  type People,
  type Seat,
  type State,
} from '../types.ts';
import { forceOf } from './force.ts';
import { at, countIn, fightersOf, rising, showsMercenary, withAt, without } from './hands.ts';
import { score } from './scoring.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

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
  if (options['ORC-L-22'] === 'voisin-de-gauche') return at(order, 0);
  if (number <= order.length) return at(order, number - 1);
  return at(order, options['ORC-L-21'] === 'dernier-combattant' ? order.length - 1 : 0);
}

/** The order in which mercenaries are announced, turning from the opener; the Sorcier is skipped. */
export function announceOrder(state: Pick<State, 'sorcier' | 'options' | 'called'>): readonly Seat[] {
  const order = fightersOf(state);
  const from = order.indexOf(openerOf(state, state.called.length));
  return [...order.slice(from), ...order.slice(0, from)];
}

/** Whether a seat may be reinforced: under one reading, only with a card of the people called (ORC-L-14). Public: backs tell. */
const mayReinforce = (state: State, seat: Seat): boolean =>
  state.options.options['ORC-L-14'] !== 'non' || at(state.engaged, seat).some((card) => peopleOf(card) !== undefined);

/** The next to announce mercenaries: whoever shows none, or may send none, has nothing to say. */
const announcer = (state: State): Seat | undefined =>
  announceOrder(state).find((seat) => !state.answered.includes(seat) && showsMercenary(at(state.hands, seat)) && mayReinforce(state, seat));

/** Who has not answered yet at the commando's or the flying machine's moment: every seat that shows a mercenary's back, whatever it is. */
const unanswered = (state: State): readonly Seat[] =>
  rising(fightersOf(state).filter((seat) => !state.answered.includes(seat) && showsMercenary(at(state.hands, seat))));

/** Seats to move in a battle. */
export function fighting(state: State): readonly Seat[] {
  if (state.phase !== 'mercenaries') return unanswered(state);
  const next = announcer(state);
  return next === undefined ? [] : [next];
}

/** Goes on to the next moment at which somebody has something to answer. */
export function settle(state: State): State {
  if (state.phase === 'mercenaries') return announcer(state) === undefined ? settle({ ...state, phase: 'commando', answered: [] }) : state;
  if (unanswered(state).length > 0) return state;
  return state.phase === 'commando' ? settle(reveal(state)) : score(state, undefined);
}

/** All armies are shown at once, and counted (ORC-BAT-4). */
function reveal(state: State): State {
  const people = peopleNow(state);
  const { values } = boxOf(state.options.values);
  const forces = state.engaged.map((cards) => forceOf({ people, cards }, values, state.options.options).value);
  return { ...state, phase: 'flying', answered: [], forces };
}

export function judgeCall(state: State, { seat, people }: MoveOf<'call'>): Verdict<RuleId> {
  if (seat !== state.sorcier) return REFUSALS.notSorcierCalls(state.sorcier);
  return state.called.includes(people) ? REFUSALS.calledTwice(people, state.called) : ALLOWED;
}

/** A people is called: everybody lays all his cards of it (ORC-BAT-1). */
export function call(state: State, people: People): State {
  const isCalled = (card: State['hands'][number][number]): card is ArmyCardKind => peopleOf(card) === people;
  return settle({
    ...state,
    phase: 'mercenaries',
    called: [...state.called, people],
    engaged: state.hands.map((hand) => hand.filter(isCalled)),
    hands: state.hands.map((hand) => (hand.some(isCalled) ? hand.filter((card) => !isCalled(card)) : hand)),
    sent: bySeat(state.options.seats, 0),
    answered: [],
    commando: null,
    forces: [],
  });
}

export const callMoves = ({ called, sorcier }: State): readonly Move[] =>
  PEOPLES.filter((people) => !called.includes(people)).map((people) => ({ kind: 'call', seat: sorcier, people }));

/** Those with a moment of their own: under one reading they are not laid face down among the mercenaries (ORC-L-29). */
const SPECIAL = ['machine-volante', 'commando'] as const satisfies readonly Mercenary[];

const mayHide = (state: State): boolean => state.options.options['ORC-L-29'] !== 'interdit';

export function judgeSend(state: State, { seat, cards }: MoveOf<'send'>): Verdict<RuleId> {
  if (seat === state.sorcier) return REFUSALS.sorcierPlays(seat);
  if (cards.length > 0 && !mayReinforce(state, seat)) return REFUSALS.mercenariesAlone(peopleNow(state));
  const next = announcer(state);
  if (next !== undefined && next !== seat) return REFUSALS.notYourTurn(next);
  const hand = at(state.hands, seat);
  for (const card of MERCENARIES) {
    const wanted = countIn(cards, card);
    if (wanted > countIn(hand, card)) return REFUSALS.notInHand(card, countIn(hand, card), wanted);
  }
  const special = SPECIAL.find((card) => cards.includes(card));
  return special && !mayHide(state) ? REFUSALS.hiddenMachine(special) : ALLOWED;
}

/** Every choice of copies of these kinds in a hand, none first, in the order of `MERCENARIES`. */
function choices<Card extends Mercenary>(hand: State['hands'][number], kinds: readonly Card[]): readonly (readonly Card[])[] {
  let found: readonly (readonly Card[])[] = [[]];
  for (const card of kinds) {
    const copies = hand.filter((one): one is Card => one === card);
    if (copies.length === 0) continue;
    const counts = Array.from({ length: copies.length + 1 }, (_, count) => copies.slice(0, count));
    found = found.flatMap((chosen) => counts.map((taken) => (taken.length === 0 ? chosen : [...chosen, ...taken])));
  }
  return found;
}

const PLAIN = ['gobelin', 'troll', 'geant', 'machine-de-guerre'] as const satisfies readonly Mercenary[];

export const sendMoves = (state: State, seat: Seat): readonly Move[] =>
  choices<Mercenary>(at(state.hands, seat), mayHide(state) ? MERCENARIES : PLAIN).map((cards) => ({ kind: 'send', seat, cards }));

export function send(state: State, { seat, cards }: MoveOf<'send'>): State {
  return settle({
    ...state,
    hands: withAt(state.hands, seat, without(at(state.hands, seat), cards)),
    engaged: withAt(state.engaged, seat, sortCards([...at(state.engaged, seat), ...cards])),
    sent: withAt(state.sent, seat, cards.length),
    answered: rising([...state.answered, seat]),
  });
}

export function judgeCommando(state: State, { seat, target, back }: MoveOf<'commando'>): Verdict<RuleId> {
  if (!unanswered(state).includes(seat)) return REFUSALS.answered(seat);
  if (!at(state.hands, seat).includes('commando')) return REFUSALS.noCommando();
  if (target === seat) return REFUSALS.commandoSelf();
  return at(state.engaged, target).some((card) => backOf(card) === back) ? ALLOWED : REFUSALS.noSuchBack(target, back);
}

export function commandoMoves(state: State, seat: Seat): readonly Move[] {
  const backs = [peopleNow(state), 'mercenaires'] as const;
  const strikes = fightersOf(state).flatMap((target) => backs.map((back) => ({ kind: 'commando', seat, target, back }) as const));
  return [...strikes.filter((move) => judgeCommando(state, move).ok), { kind: 'pass', seat }];
}

/** One card of that back, drawn unseen, and the commando are discarded (ORC-BAT-3); then the armies are revealed. One roll. */
export function strike(state: State, { seat, target, back }: MoveOf<'commando'>): State {
  const army = at(state.engaged, target);
  const aimed = army.filter((card) => backOf(card) === back);
  const random = resume(state.random);
  const card = at(aimed, diceFrom(random).roll(aimed.length) - 1);
  return settle(
    reveal({
      ...state,
      random: random.state(),
      engaged: withAt(state.engaged, target, without(army, [card])),
      hands: withAt(state.hands, seat, without(at(state.hands, seat), ['commando'])),
      discard: [...state.discard, 'commando'],
      buried: [...state.buried, { seat: target, card }],
      commando: { seat, target, back },
    }),
  );
}

/** Those of a hand who may board the flying machine (ORC-L-30). */
const passengersOf = (state: State): readonly Passenger[] =>
  state.options.options['ORC-L-30'] === 'oui' ? ['gobelin', 'commando'] : ['gobelin'];

/** Where the flying machine may count on a goblin that is engaged already (ORC-L-4). */
const hasHelp = (state: State, seat: Seat): boolean =>
  state.options.options['ORC-L-4'] === 'oui' && passengersOf(state).some((card) => at(state.engaged, seat).includes(card));

export function judgeFly(state: State, { seat, cards }: MoveOf<'fly'>): Verdict<RuleId> {
  if (!unanswered(state).includes(seat)) return REFUSALS.answeredFlying(seat);
  const hand = at(state.hands, seat);
  if (!hand.includes('machine-volante')) return REFUSALS.noMachine();
  if (cards.includes('commando') && !passengersOf(state).includes('commando')) return REFUSALS.commandoNoGoblin();
  for (const card of passengersOf(state)) {
    const [has, wanted] = [countIn(hand, card), countIn(cards, card)];
    if (wanted > has) return REFUSALS.noPassenger(card, has, wanted);
  }
  if (!mayReinforce(state, seat)) return REFUSALS.flyingToNobody(peopleNow(state));
  return cards.length > 0 || hasHelp(state, seat) ? ALLOWED : REFUSALS.flyingAlone();
}

export function flyMoves(state: State, seat: Seat): readonly Move[] {
  if (!at(state.hands, seat).includes('machine-volante')) return [{ kind: 'pass', seat }];
  const crews = choices(at(state.hands, seat), passengersOf(state)).map((cards) => ({ kind: 'fly', seat, cards }) as const);
  return [...crews.filter((move) => judgeFly(state, move).ok), { kind: 'pass', seat }];
}

/** The flying machine and its crew join their owner's army (ORC-BAT-8, ORC-L-28), and the battle is counted. */
export function fly(state: State, { seat, cards }: MoveOf<'fly'>): State {
  const people = peopleNow(state);
  const { values } = boxOf(state.options.values);
  const army = { people, cards: at(state.engaged, seat), flying: cards };
  const forces = withAt(state.forces, seat, forceOf(army, values, state.options.options).value);
  const hands = withAt(state.hands, seat, without(at(state.hands, seat), ['machine-volante', ...cards]));
  return score({ ...state, forces, hands, discard: [...state.discard, 'machine-volante', ...cards] }, { seat, cards });
}

export function judgePass(state: State, seat: Seat): Verdict<RuleId> {
  if (unanswered(state).includes(seat)) return ALLOWED;
  return state.phase === 'commando' ? REFUSALS.answered(seat) : REFUSALS.answeredFlying(seat);
}

export const pass = (state: State, seat: Seat): State => settle({ ...state, answered: rising([...state.answered, seat]) });
