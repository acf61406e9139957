/** The two mercenaries with a moment of their own: the commando before the reveal (ORC-BAT-3), the flying machine after it (ORC-BAT-8). */
import { diceFrom } from '../../core/dice.ts';
import { resume } from '../../core/random.ts';
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { backOf, boxOf } from '../data/cards.ts';
import type { Tell } from '../events.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { REFUSALS } from '../refusals.ts';
import type { ArmyCardKind, Move, MoveOf, Passenger, Seat, State } from '../types.ts';
import { mayReinforce, peopleNow, reveal, settle, unanswered } from './battle.ts';
import { forceOf, idleGoblins } from './force.ts';
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

/** `card` is taken from the target, and goes to the discard with the commando (ORC-BAT-3); then the armies are revealed. */
export function take(state: State, { seat, target, back }: NonNullable<State['commando']>, card: ArmyCardKind, tell: Tell): State {
  tell({ kind: 'struck', seat, target, back, people: peopleNow(state) });
  tell({ kind: 'lost-card', to: [target], card });
  const struck: State = {
    ...state,
    engaged: withAt(state.engaged, target, without(at(state.engaged, target), [card])),
    hands: withAt(state.hands, seat, without(at(state.hands, seat), ['commando'])),
    discard: [...state.discard, 'commando'],
    buried: [...state.buried, { seat: target, card }],
    commando: { seat, target, back },
  };
  return settle(reveal(struck, tell), tell);
}

/** One card of that back, drawn unseen. One roll. */
export function strike(state: State, { seat, target, back }: MoveOf<'commando'>, tell: Tell): State {
  const aimed = at(state.engaged, target).filter((card) => backOf(card) === back);
  const random = resume(state.random);
  const card = at(aimed, diceFrom(random).roll(aimed.length) - 1);
  return take({ ...state, random: random.state() }, { seat, target, back }, card, tell);
}

/** Those of a hand who may board the flying machine (ORC-L-30). */
const passengersOf = (state: State): readonly Passenger[] =>
  readingsOf(state.options)['ORC-L-30'] === 'oui' ? ['gobelin', 'commando'] : ['gobelin'];

/** Whether the flying machine may leave empty: where a goblin engaged already, and serving nothing, is enough (ORC-L-4), or where it may for nothing (ORC-L-33). */
function mayLeaveEmpty({ options: { options }, engaged }: State, seat: Seat): boolean {
  const readings = readingsOf({ options });
  if (readings['ORC-L-33'] === 'oui-pour-rien') return true;
  return readings['ORC-L-4'] === 'oui' && idleGoblins(at(engaged, seat), readings) > 0;
}

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
  if (cards.length > 0 || mayLeaveEmpty(state, seat)) return ALLOWED;
  const idle = idleGoblins(at(state.engaged, seat), readingsOf(state.options));
  return idle > 0 ? REFUSALS.flyingForEngaged(idle) : REFUSALS.flyingAlone();
}

export function flyMoves(state: State, seat: Seat): readonly Move[] {
  if (!at(state.hands, seat).includes('machine-volante')) return [{ kind: 'pass', seat }];
  const crews = choices(at(state.hands, seat), passengersOf(state)).map((cards) => ({ kind: 'fly', seat, cards }) as const);
  return [...crews.filter((move) => judgeFly(state, move).ok), { kind: 'pass', seat }];
}

/** The flying machine and its crew join their owner's army (ORC-BAT-8, ORC-L-28), and the battle is counted. */
export function fly(state: State, { seat, cards }: MoveOf<'fly'>, tell: Tell): State {
  const people = peopleNow(state);
  const { values } = boxOf(state.options.values);
  const army = { people, cards: at(state.engaged, seat), flying: cards };
  const force = forceOf(army, values, readingsOf(state.options)).value;
  const forces = withAt(state.forces, seat, force);
  tell({ kind: 'flown', seat, cards, before: at(state.forces, seat), force });
  const hands = withAt(state.hands, seat, without(at(state.hands, seat), ['machine-volante', ...cards]));
  return score({ ...state, forces, hands, discard: [...state.discard, 'machine-volante', ...cards] }, { seat, cards }, tell);
}
