/** The two mercenaries with a moment of their own: the commando before the reveal (ORC-BAT-3), the flying machine after it (ORC-BAT-8). */
import { diceFrom } from '../../core/dice.ts';
import { resume } from '../../core/random.ts';
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { backOf, boxOf } from '../data/cards.ts';
import type { RuleId } from '../ids.ts';
import { REFUSALS } from '../refusals.ts';
import type { Move, MoveOf, Passenger, Seat, State } from '../types.ts';
import { mayReinforce, peopleNow, reveal, settle, unanswered } from './battle.ts';
import { forceOf } from './force.ts';
import { at, choices, countIn, fightersOf, withAt, without } from './hands.ts';
import { score } from './scoring.ts';

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
