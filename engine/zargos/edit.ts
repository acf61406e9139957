/** A position of Zargos changed by hand: each act gives a whole state in its usual form, possible or not. */
import { idOf } from './board/tables.ts';
import type { PlaceId } from './data/board-types.ts';
import { CARD_IDS, type CardId } from './data/cards.ts';
import type { Garrison } from './examples-board.ts';
import { setup } from './game/setup.ts';
import { eachPeople, numberOf, pawnsOf, seatOf, tablesFor, withAt } from './game/table.ts';
import { freshTurn } from './game/turn.ts';
import { type Effect, MAX_SEATS, type Phase, type Seat, type State, type Turn } from './game/types.ts';
import { normal } from './normal.ts';
import { type Options, readingsOf } from './options.ts';
import { PEOPLES, type People } from './types.ts';

/** Moments that may be set by hand; the others are come to by moves. */
export const MOMENTS = ['red', 'attacks', 'reorganisation', 'reinforcements'] as const satisfies readonly Phase[];
export type SetMoment = (typeof MOMENTS)[number];

/** Moments of a turn. */
const IN_TURN: readonly Phase[] = ['red', 'illusion', 'flight', 'attacks', 'call', 'winds', 'hand', 'sorting', 'reorganisation'];

const changed = (state: State, change: Partial<State>): State => normal({ ...state, ...change });

/** Peoples in play are those that have pawns, and those whose turn it is. */
function peopled(state: State): State {
  const led = state.peoples.flat();
  const isIn = (people: People) => led.includes(people) && (pawnsOf(state, people) > 0 || (state.turn?.peoples.includes(people) ?? false));
  const order = [...state.order.filter(isIn), ...led.filter((people) => !state.order.includes(people) && isIn(people))];
  return normal({
    ...state,
    order,
    waiting: state.waiting.filter((people) => order.includes(people)),
    purses: state.purses.filter(({ people }) => order.includes(people)),
  });
}

const cityOf = (state: State): number => tablesFor(state.options).board.territories.findIndex(({ kind }) => kind === 'city');

/** Who holds a place; at sea Dragons or nobody. Who holds the Forbidden City is Master. */
export function withHolder(state: State, place: number, people: People | null): State {
  const { territories } = tablesFor(state.options);
  const pawns = withAt(state.pawns, place, people === null ? 0 : Math.max(1, state.pawns[place] ?? 0));
  if (place >= territories) return peopled({ ...state, pawns });
  const master = place === cityOf(state) ? (people === null ? null : seatOf(state, people)) : state.master;
  return peopled({ ...state, owners: withAt(state.owners, place, people), pawns, master });
}

export const withPawns = (state: State, place: number, count: number): State =>
  peopled({ ...state, pawns: withAt(state.pawns, place, count) });

/** One more pawn of a people on a place, which it takes if another has it. */
export function withOneMore(state: State, place: number, people: People): State {
  const isSea = place >= state.owners.length;
  if (isSea && people !== 'dragons') return state;
  const stands = isSea || state.owners[place] === people ? (state.pawns[place] ?? 0) : 0;
  return withPawns(withHolder(state, place, people), place, stands + 1);
}

export const withBoats = (state: State, people: People, count: number): State =>
  changed(state, { boats: { ...state.boats, [people]: count } });

export const withHand = (state: State, seat: Seat, cards: readonly CardId[]): State =>
  changed(state, { hands: withAt(state.hands, seat, cards) });

export const withMaster = (state: State, master: Seat | null): State => changed(state, { master });

/** What is between two things: no window, no fight, nothing laid or bought. */
const QUIET = {
  laid: null,
  driven: null,
  resume: null,
  trade: null,
  ending: null,
  positioning: null,
  asked: [],
  served: [],
  purses: [],
  played: [],
  again: false,
} as const satisfies Partial<State>;

/** Pawns on the march or in a fight back where they came from. */
function atHome(state: State): State {
  const { turn } = state;
  const pawns = [...state.pawns];
  const back = ({ from, pawns: count }: { readonly from: number; readonly pawns: number }) => {
    pawns[from] = (pawns[from] ?? 0) + count;
  };
  for (const { groups } of turn?.attacks ?? []) groups.forEach(back);
  const combat = turn?.combat;
  if (combat) {
    combat.groups.forEach(back);
    if (combat.called) back(combat.called);
    if (combat.defender !== 'demons') pawns[combat.at] = combat.engaged.defender - (combat.called?.pawns ?? 0);
  }
  return { ...state, pawns, turn: turn && { ...turn, attacks: [], combat: null } };
}

/** Peoples that play together: those of one player, or one alone (ZAR-L-34). */
function playing(state: State, people: People): readonly People[] {
  if (readingsOf(state.options)['ZAR-L-34'] === 'un-tour-par-peuple') return [people];
  const seat = seatOf(state, people);
  return state.order.filter((one) => seatOf(state, one) === seat);
}

/** The turn of a people begins, at one of its moments; those after it in the order are still to play. */
function turned(state: State, people: People, phase: SetMoment): State {
  const seat = seatOf(state, people);
  const peoples = playing(state, people);
  const home = atHome(state);
  const waiting = state.order.slice(state.order.indexOf(people) + 1).filter((one) => !peoples.includes(one));
  const next = { ...home, ...QUIET, phase, round: Math.max(1, state.round), waiting, turn: freshTurn(state, seat, peoples) };
  return normal(phase === 'red' ? { ...next, asked: askedBefore(next, seat) } : next);
}

/** Seats that hold cards, from whose turn comes (ZAR-L-27). */
function askedBefore(state: State, first: Seat): readonly Seat[] {
  const seats = [...new Set(state.order.map((people) => seatOf(state, people)))];
  const at = Math.max(0, seats.indexOf(first));
  const round = [...seats.slice(at), ...seats.slice(0, at)].filter((seat) => (state.hands[seat]?.length ?? 0) > 0);
  return round.length > 0 ? round : [first];
}

const firstOf = (state: State): People => state.turn?.peoples[0] ?? state.order[0] ?? state.peoples.flat()[0] ?? 'ailes';

export function withPhase(state: State, phase: Phase): State {
  const set = MOMENTS.find((one) => one === phase);
  if (!set) return state;
  return set === 'reinforcements' ? withBuyer(state, firstOf(state), 10) : turned(state, firstOf(state), set);
}

/** Whose turn it is, or who buys. */
export function withActor(state: State, people: People): State {
  if (state.phase === 'reinforcements') return withBuyer(state, people, state.purses[0]?.points ?? 10);
  return turned(state, people, MOMENTS.find((one) => one === state.phase) ?? 'attacks');
}

export function withBuyer(state: State, people: People, points: number): State {
  return normal({
    ...atHome(state),
    ...QUIET,
    phase: 'reinforcements',
    round: Math.max(1, state.round),
    waiting: [],
    turn: null,
    effects: [],
    purses: [{ people, points }],
  });
}

/** Who is asked in the window before a turn: this seat, then those after it that hold cards. */
export const withAsked = (state: State, seat: Seat): State => changed(state, { asked: askedBefore(state, seat) });

export const withTurn = (state: State, change: Partial<Turn>): State =>
  state.turn ? changed(state, { turn: { ...state.turn, ...change } }) : state;

/** An attack called off: its groups are back. */
export function withoutAttack(state: State, at: number): State {
  const { turn } = state;
  const attack = turn?.attacks.find((one) => one.at === at);
  if (!turn || !attack) return state;
  const pawns = [...state.pawns];
  for (const { from, pawns: count } of attack.groups) pawns[from] = (pawns[from] ?? 0) + count;
  return changed(state, { pawns, turn: { ...turn, attacks: turn.attacks.filter((one) => one !== attack) } });
}

export const withEffect = (state: State, effect: Effect): State => changed(state, { effects: [...state.effects, effect] });

export const withoutEffect = (state: State, at: number): State =>
  changed(state, { effects: state.effects.filter((_, index) => index !== at) });

/** Another table: so many seats, each with so many peoples; those who lead nobody any more leave the board. */
export function withSeats(state: State, seats: number, each: number): State {
  const before = state.peoples.flat();
  const all = [...before, ...PEOPLES.filter((people) => !before.includes(people))];
  const peoples = Array.from({ length: seats }, (_, seat) => all.slice(seat * each, (seat + 1) * each));
  return seated({
    ...atHome(state),
    options: { ...state.options, seats, each },
    choice: peoples.map((_, seat) => seat),
    peoples,
    hands: peoples.map((_, seat) => state.hands[seat] ?? []),
  });
}

/** A people that nobody leads joins: it takes the place of one that has no pawn, else a player more leads it, where there is room. */
export function withPeople(state: State, people: People): State {
  const led = state.peoples.flat();
  if (led.includes(people)) return state;
  const [actor, phase] = [firstOf(state), MOMENTS.find((one) => one === state.phase) ?? 'attacks'];
  const idle = led.find((one) => one !== actor && pawnsOf(state, one) === 0);
  const seat = idle === undefined ? state.peoples.length : seatOf(state, idle);
  const { seats, each } = state.options;
  if (idle === undefined && (each !== 1 || seats >= MAX_SEATS)) return state;
  const more = idle === undefined ? withSeats(state, seats + 1, each) : state;
  const joined = withLeader(more, seat, idle === undefined ? 0 : (more.peoples[seat] ?? []).indexOf(idle), people);
  return withPhase(withActor(joined, actor), phase);
}

/** Two peoples change leaders, or one takes the place of one that is absent. */
export function withLeader(state: State, seat: Seat, at: number, people: People): State {
  const old = state.peoples[seat]?.[at];
  if (old === undefined || old === people) return state;
  const swap = (one: People): People => (one === people ? old : one === old ? people : one);
  return seated({ ...atHome(state), peoples: state.peoples.map((led) => led.map(swap)) });
}

/** Peoples that nobody leads are off the board, and a turn begins with the first in the order. */
function seated(state: State): State {
  const led = state.peoples.flat();
  const isOut = (people: People | null | undefined): boolean => people != null && !led.includes(people);
  const { territories } = tablesFor(state.options);
  const pawns = state.pawns.map((count, place) => (isOut(place < territories ? state.owners[place] : 'dragons') ? 0 : count));
  const owners = state.owners.map((people) => (isOut(people) ? null : people));
  const boats = { ...state.boats };
  for (const people of PEOPLES) if (isOut(people)) boats[people] = 0;
  const city = owners[cityOf(state)] ?? null;
  const plain = peopled({
    ...state,
    ...QUIET,
    turn: null,
    owners,
    pawns,
    boats,
    kingdoms: state.kingdoms.map((people) => (isOut(people) ? null : people)),
    effects: [],
    master: city === null ? null : seatOf(state, city),
  });
  return turned(plain, plain.order[0] ?? led[0] ?? 'ailes', 'attacks');
}

export const withReadings = (state: State, options: Options): State => changed(state, { options: { ...state.options, options } });

/** The same on another board as far as it has the same places; otherwise a board where nobody stands yet but the first of each people. */
export function withBoard(state: State, board: State['options']['board']): State {
  const before = tablesFor(state.options);
  const options = { ...state.options, board };
  const tables = tablesFor(options);
  const owners: (People | null)[] = Array.from({ length: tables.territories }, () => null);
  const pawns = tables.ids.map(() => 0);
  for (const [place, count] of atHome(state).pawns.entries()) {
    const at = tables.places.get(idOf(before, place));
    if (at === undefined) continue;
    pawns[at] = count;
    if (at < tables.territories) owners[at] = state.owners[place] ?? null;
  }
  const city = owners[tables.board.territories.findIndex(({ kind }) => kind === 'city')] ?? null;
  const moved = peopled({
    ...state,
    ...QUIET,
    options,
    owners,
    pawns,
    kingdoms: tables.kingdoms.map(() => null),
    effects: [],
    turn: null,
    master: city === null ? null : seatOf(state, city),
  });
  return turned(moved, moved.order[0] ?? firstOf(moved), 'attacks');
}

/** A list less one card. */
export function less<Card extends string>(cards: readonly Card[], card: string): readonly Card[] {
  const at = (cards as readonly string[]).indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** A hand and one card more, in the order of the box. */
export const more = (cards: readonly CardId[], card: CardId): readonly CardId[] =>
  [...cards, card].sort((a, b) => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b));

export const isInTurn = ({ phase }: Pick<State, 'phase'>): boolean => IN_TURN.includes(phase);

/** A people a player wants four players (ZAR-PREP-3): who is missing stands there, far from the examples. */
const ELSEWHERE = ['kori', 'oz'] as const;
const LEAST = 4;

/** A position where nobody holds a card, and the first of `named` attacks. These peoples, a player each in this order, with these pawns. */
export function standing(named: readonly [People, ...People[]], stands: Readonly<Partial<Record<PlaceId, Garrison>>>): State {
  const known = [...new Set(named)];
  const added = PEOPLES.filter((people) => !known.includes(people)).slice(0, Math.max(0, LEAST - known.length));
  const peoples = [...known, ...added];
  const seats = peoples.length;
  const dealt = setup({ seats, each: 1, opening: 'rapide', offers: 0, options: {}, board: null }, 'arbitre');
  const empty: State = {
    ...dealt,
    peoples: peoples.map((people) => [people]),
    order: peoples,
    choice: peoples.map((_, seat) => seat),
    owners: dealt.owners.map(() => null),
    pawns: dealt.pawns.map(() => 0),
    boats: eachPeople(() => 0),
    hands: peoples.map(() => []),
    kingdoms: dealt.kingdoms.map(() => null),
    turn: null,
    phase: 'attacks',
  };
  const aside: Readonly<Partial<Record<PlaceId, Garrison>>> = Object.fromEntries(
    added.map((people, at) => [ELSEWHERE[at], { people, pawns: 5 }]),
  );
  const tables = tablesFor(empty.options);
  const stood = Object.entries({ ...stands, ...aside }).reduce((state, [id, garrison]) => {
    const place = numberOf(tables, id as PlaceId);
    return garrison ? withPawns(withHolder(state, place, garrison.people), place, garrison.pawns) : state;
  }, empty);
  return normal(withActor({ ...stood, order: peoples }, named[0]));
}
