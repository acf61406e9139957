/**
 * A position of De l'Orc changed by hand: each act gives a whole state in its usual form, possible or not. What nobody sees has one: the order of the deck, the
 * cards out of the round, the battles that are over.
 */
import { boxOf, CARD_IDS, COPIES, isMercenary, peopleOf, sortCards } from './data/cards.ts';
import { readingsOf } from './options.ts';
import { forceOf } from './rules/force.ts';
import { fightersOf } from './rules/hands.ts';
import { ARMY, beforeArmies, bySeat, POINTS, START_TICKS } from './setup.ts';
import {
  type ArmyCardKind,
  type Battle,
  type CardId,
  LAST_TICK,
  type Options,
  PEOPLES,
  type People,
  type Phase,
  type Seat,
  SPIES,
  type State,
  type Values,
} from './types.ts';

export const NO_CHANCE: State['random'] = [1, 0, 0, 0];

export const isDealing = ({ phase }: Pick<State, 'phase'>): boolean => phase === 'recruit' || phase === 'champion';
export const isFighting = ({ phase }: Pick<State, 'phase'>): boolean =>
  phase === 'mercenaries' || phase === 'commando' || phase === 'flying';

/** Cards of the box that are nowhere else: they are out of the round. */
function restOf({ hands, engaged, buried }: State): readonly CardId[] {
  const shown = [...hands.flat(), ...engaged.flat(), ...buried.map(({ card }) => card)];
  return CARD_IDS.flatMap((card) => {
    const left = COPIES[card] - shown.filter((one) => one === card).length;
    return left > 0 ? new Array<CardId>(left).fill(card) : [];
  });
}

/** A battle that is over, of which only the people is known. */
const past = (people: People, number: number, seats: number): Battle => ({
  people,
  points: POINTS[number] ?? 1,
  armies: bySeat(seats, []),
  sent: bySeat(seats, 0),
  forces: bySeat(seats, 0),
  winners: [],
  scored: bySeat(seats, 0),
});

function dealt(state: State): State {
  const { seats } = state.options;
  const isStarted = state.tick >= state.start;
  return {
    ...state,
    start: isStarted ? state.start : START_TICKS.last,
    tick: isStarted ? state.tick : Math.min(state.tick, START_TICKS.last - 1),
    ...beforeArmies(seats),
  };
}

/** Mercenaries on the table, and the one that the commando took. */
const sentBy = ({ engaged, commando }: State): readonly number[] =>
  engaged.map((army, seat) => army.filter(isMercenary).length + (commando?.target === seat && commando.back === 'mercenaires' ? 1 : 0));

function fought(state: State): State {
  const { options, called, phase } = state;
  const people = called.at(-1);
  const isOn = isFighting(state);
  const { values } = boxOf(options.values);
  const armies: State['engaged'] = isOn ? state.engaged : bySeat(options.seats, []);
  const before = isOn ? called.slice(0, -1) : called;
  const next: State = {
    ...state,
    start: START_TICKS.last,
    tick: LAST_TICK,
    placed: [],
    hands: state.hands.map(sortCards),
    engaged: armies.map(sortCards),
    spy: phase === 'spies' ? state.spy : SPIES.length + 1,
    called: phase === 'spies' ? [] : called,
    answered: isOn ? state.answered : [],
    commando: isOn ? state.commando : null,
    battles: phase === 'spies' ? [] : before.map((one, number) => past(one, number, options.seats)),
  };
  return {
    ...next,
    sent: sentBy(next),
    forces: phase === 'flying' && people ? next.engaged.map((cards) => forceOf({ people, cards }, values, readingsOf(options)).value) : [],
    discard: restOf(next),
  };
}

/** The usual form of any state: what is hidden or follows from the rest is put back. */
export function normal(state: State): State {
  const usual: State = { ...state, random: NO_CHANCE, deck: ARMY };
  if (state.phase === 'over') return usual;
  return isDealing(state) ? dealt(usual) : fought(usual);
}

const changed = (state: State, change: Partial<State>): State => normal({ ...state, ...change });

const withSeatOf = <Value>(list: readonly Value[], seat: Seat, value: Value): readonly Value[] =>
  list.map((one, at) => (at === seat ? value : one));

/** Lists by seat made longer or shorter. */
function resized<Value>(list: readonly Value[], seats: number, value: Value): readonly Value[] {
  return Array.from({ length: seats }, (_, seat) => list[seat] ?? value);
}

export function withSeats(state: State, seats: State['options']['seats']): State {
  const { champion, sorcier } = state;
  return changed(state, {
    options: { ...state.options, seats },
    sorcier: Math.min(sorcier, seats - 1),
    champion: champion !== null && champion < seats ? champion : null,
    scores: resized(state.scores, seats, 0),
    hands: resized(state.hands, seats, []),
    engaged: resized(state.engaged, seats, []),
    placed: state.placed.filter(({ seat, pile }) => seat < seats && pile < 9),
    answered: state.answered.filter((seat) => seat < seats),
    spied: [],
    giants: [],
    buried: state.buried.filter(({ seat }) => seat < seats),
    commando: null,
    won: [],
  });
}

/** Another Sorcier: the new one has no army, and is nobody's champion. */
export function withSorcier(state: State, sorcier: Seat): State {
  const { champion, hands, engaged } = state;
  return changed(state, {
    sorcier,
    champion: champion === sorcier ? null : champion,
    hands: withSeatOf(hands, sorcier, []),
    engaged: withSeatOf(engaged, sorcier, []),
    placed: state.placed.filter(({ seat }) => seat !== sorcier),
    answered: state.answered.filter((seat) => seat !== sorcier),
  });
}

export const withChampion = (state: State, champion: Seat | null): State => changed(state, { champion });

/** Cards of the people called laid on the table, those of other peoples taken up again. */
function laid(state: State, people: People): Pick<State, 'hands' | 'engaged'> {
  const all = state.hands.map((hand, seat) => [...hand, ...(state.engaged[seat] ?? [])]);
  const isLaid = (card: CardId, seat: Seat): card is ArmyCardKind =>
    peopleOf(card) === people || (isMercenary(card) && (state.engaged[seat] ?? []).includes(card));
  // Mercenaries on the table stay there, by number.
  return {
    engaged: all.map((cards, seat) => [
      ...cards.filter((card): card is ArmyCardKind => peopleOf(card) === people),
      ...(state.engaged[seat] ?? []).filter(isMercenary),
    ]),
    hands: state.hands.map((hand, seat) => [
      ...hand.filter((card) => peopleOf(card) !== people),
      ...(state.engaged[seat] ?? []).filter((card) => !isLaid(card, seat)),
    ]),
  };
}

/** Another moment of the round, with what it cannot do without. */
export function withPhase(state: State, phase: Phase): State {
  if (phase === 'recruit' || phase === 'champion') {
    const shields = fightersOf(state).flatMap((seat, at) =>
      [0, 1].map((one) => ({ kind: 'shield', seat, tick: LAST_TICK + at * 2 + one, pile: 0 }) as const),
    );
    const wasDealt = isDealing(state);
    if (phase === 'champion')
      return changed(state, { phase, start: START_TICKS.last, tick: shields.at(-1)?.tick ?? LAST_TICK, placed: shields });
    return changed(state, { phase, start: START_TICKS.last, tick: wasDealt && state.phase === 'recruit' ? state.tick : 20, placed: [] });
  }
  const champion = state.champion ?? fightersOf(state)[0] ?? null;
  const held = SPIES.findIndex((spy) => state.hands.some((hand) => hand.includes(spy)));
  const plain: State = { ...state, phase, champion, answered: [], commando: null };
  if (phase === 'spies')
    return changed(plain, { spy: held < 0 ? 1 : held + 1, engaged: bySeat(state.options.seats, []), hands: takenUp(state) });
  if (phase === 'call') {
    const called = isFighting(state) ? state.called.slice(0, -1) : state.called;
    return changed(plain, { called: called.slice(0, 3), hands: takenUp(state), engaged: bySeat(state.options.seats, []) });
  }
  const people = (isFighting(state) ? state.called.at(-1) : undefined) ?? PEOPLES.find((one) => !state.called.includes(one)) ?? 'orcs';
  const called = isFighting(state) ? state.called : [...state.called.slice(0, 3), people];
  return changed(plain, { called, ...laid(state, people) });
}

const takenUp = ({ hands, engaged }: State): State['hands'] => hands.map((hand, seat) => [...hand, ...(engaged[seat] ?? [])]);

export function withPeople(state: State, people: People): State {
  const before = state.called.slice(0, -1).filter((one) => one !== people);
  return changed(state, { called: [...before, people], answered: [], commando: null, ...laid(state, people) });
}

/** A people fought for earlier in the round, or not. */
export function withCalled(state: State, people: People, wasCalled: boolean): State {
  const last = isFighting(state) ? state.called.slice(-1) : [];
  const before = isFighting(state) ? state.called.slice(0, -1) : state.called;
  const others = before.filter((one) => one !== people);
  return changed(state, { called: [...(wasCalled ? [...others, people] : others), ...last] });
}

export const withSpy = (state: State, spy: number): State => changed(state, { spy });

export const withScore = (state: State, seat: Seat, score: number): State =>
  changed(state, { scores: withSeatOf(state.scores, seat, score) });

export const withAnswer = (state: State, seat: Seat, has: boolean): State =>
  changed(state, { answered: [...state.answered.filter((one) => one !== seat), ...(has ? [seat] : [])].sort((a, b) => a - b) });

export const withHand = (state: State, seat: Seat, cards: readonly CardId[]): State =>
  changed(state, { hands: withSeatOf(state.hands, seat, cards) });

export const withArmy = (state: State, seat: Seat, cards: readonly ArmyCardKind[]): State =>
  changed(state, { engaged: withSeatOf(state.engaged, seat, cards) });

/** Ticks gone by; « début des recrutements » is turned with the last of the first `START_TICKS.first` at the soonest. */
export const withTick = (state: State, tick: number): State =>
  changed(state, {
    tick,
    start: tick >= START_TICKS.last ? Math.min(state.start, START_TICKS.last) : tick >= state.start ? state.start : START_TICKS.last,
  });

export const withStart = (state: State, isStarted: boolean): State =>
  changed(
    state,
    isStarted
      ? { start: Math.min(Math.max(state.tick, START_TICKS.first), START_TICKS.last), tick: Math.max(state.tick, START_TICKS.first) }
      : { start: START_TICKS.last, tick: Math.min(state.tick, START_TICKS.last - 1) },
  );

export const withoutPlaced = (state: State, at: number): State =>
  changed(state, { placed: state.placed.filter((_, index) => index !== at) });

export const withReadings = (state: State, options: Options): State => changed(state, { options: { ...state.options, options } });

export const withValues = (state: State, values: Partial<Values>): State => changed(state, { options: { ...state.options, values } });

/** A list less one card. */
export function less<Card extends CardId>(cards: readonly Card[], card: string): readonly Card[] {
  const at = (cards as readonly string[]).indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** A list and one card more, in its place. */
export const more = <Card extends CardId>(cards: readonly Card[], card: Card): readonly Card[] => sortCards([...cards, card]);
