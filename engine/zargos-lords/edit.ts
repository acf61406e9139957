/** A position changed by hand, for the arbiter: the moment, the map, who stands where, what is done already. No game need lead to it. */
import type { Seat } from '../core/events.ts';
import { seeded } from '../core/random.ts';
import { continentsOf } from './board/continents.ts';
import { type Hex, isSame } from './board/hex.ts';
import { fold, type HexMap, painted, terrainAt } from './board/map.ts';
import { areFriends, type City, type Counter, cityAt, cityId, zonesOn } from './board/position.ts';
import { theKind } from './data/counter-words.ts';
import { COPIES, hasPower, KIND_NAMES, PEOPLE_NAMES, PEOPLE_OF, peopleOf } from './data/counters.ts';
import { MOST_HOSTAGES } from './game/places.ts';
import { SCENARIOS } from './game/scenarios.ts';
import { cityNamed, find, idsIn, idsOf, isInZone, kindOf, ownOf, seatOf, withCity, withCounter } from './game/table.ts';
import { type Falling, type Phase, type Pledge, type State, WITHIN } from './game/types.ts';
import { type Options, readingsOf } from './options.ts';
import { mayEscort } from './rules/movement.ts';
import { type Box, type Kind, MAX_GARRISON, PEOPLES, type People } from './types.ts';

/** Nothing is thrown before the arbiter: a die's every face is told. */
export const NO_DICE: State['random'] = seeded('arbitre').state();

/** What a turn begins with. */
const FRESH = {
  offer: null,
  offered: [],
  marched: [],
  escorts: [],
  onward: null,
  shot: [],
  fought: [],
  bound: [],
  held: [],
  returned: [],
  executed: [],
  falling: [],
  sparing: null,
  entry: null,
} as const;

/** The four peoples on a map of any kind, with nobody on it yet; a people has the continent of its rank. */
export const emptyOn = (map: HexMap, options: Options = {}): State => ({
  random: NO_DICE,
  options: { seats: PEOPLES.length, scenario: 'guerre', months: SCENARIOS.guerre.months[0] ?? 1, options },
  peoples: PEOPLES,
  lands: PEOPLES.map((_, seat) => (seat < continentsOf(map).length ? [seat] : [])),
  cards: [],
  position: { map, counters: [], cities: [], allies: [], options },
  phase: 'march',
  turn: 0,
  month: 1,
  ...FRESH,
  pledges: [],
  within: 'march',
  fallen: [],
  ended: null,
});

const inPosition = (state: State, change: Partial<State['position']>): State => ({ ...state, position: { ...state.position, ...change } });

/** Every counter that is somewhere, by its id. */
const taken = ({ position, fallen }: State): ReadonlySet<string> =>
  new Set([
    ...position.counters.flatMap(idsIn),
    ...position.cities.flatMap(({ ids = [], hostages = [] }) => [...ids, ...hostages.map(({ id }) => id)]),
    ...fallen.map(({ id }) => id),
  ]);

/** A counter of this kind that is nowhere yet. */
function freeId(state: State, kind: Kind): string | undefined {
  const known = taken(state);
  return idsOf(state, seatOf(state, kind)).find((id) => kindOf(state, id) === kind && !known.has(id));
}

/** What is known of counters that are gone is forgotten with them. */
function forgotten(state: State, ids: readonly string[]): State {
  const stays = (id: string): boolean => !ids.includes(id);
  const falling = state.falling.filter(({ id }) => stays(id)).map((one) => ({ ...one, fought: one.fought.filter(stays) }));
  const isEmpty = state.phase === 'retreat' && falling.length === 0;
  return {
    ...state,
    marched: state.marched.filter(({ id, against = '' }) => stays(id) && stays(against)),
    escorts: state.escorts.filter(({ id }) => stays(id)),
    shot: state.shot.filter(({ id, target }) => stays(id) && stays(target)),
    fought: state.fought.filter(stays),
    bound: state.bound.filter(stays),
    held: state.held.filter(stays),
    falling,
    ...(isEmpty && { phase: state.within }),
    onward: state.onward && stays(state.onward.id) ? state.onward : null,
    entry: state.entry && stays(state.entry.city) ? { ...state.entry, by: state.entry.by.filter(stays) } : null,
  };
}

const idsAt = ({ position }: State, at: Hex): readonly string[] => [
  ...position.counters.filter((one) => isSame(one.at, at)).flatMap(idsIn),
  ...position.cities
    .filter((city) => isSame(city.at, at))
    .flatMap((city) => [cityId(city), ...(city.ids ?? []), ...(city.hostages ?? []).map(({ id }) => id)]),
];

/** Nobody, and no city, on a hex any more. */
export function wiped(state: State, at: Hex): State {
  const { counters, cities } = state.position;
  const gone = idsAt(state, at);
  return forgotten(
    inPosition(state, {
      counters: counters.filter((one) => !isSame(one.at, at)),
      cities: cities.some((city) => isSame(city.at, at)) ? cities.filter((city) => !isSame(city.at, at)) : cities,
    }),
    gone,
  );
}

/** What an edit gives, or why it is not made. */
export type Edited = State | string;

const noneLeft = (kind: Kind): string =>
  `La boîte n’a que ${COPIES[kind]} ${COPIES[kind] > 1 ? KIND_NAMES[kind].many : KIND_NAMES[kind].one}.`;

function lodgedIn(state: State, city: City, kind: Kind, id: string): Edited {
  if (PEOPLE_OF[kind] !== city.people)
    return `Cette ville est aux ${PEOPLE_NAMES[city.people]} : ${theKind(kind)} n’est pas de sa garnison.`;
  if (city.garrison.length >= MAX_GARRISON) return `Une garnison a ${MAX_GARRISON} pions au plus (LOR-VIL-1).`;
  const garrison = [...city.garrison, kind];
  return inPosition(state, {
    cities: withCity(state.position, cityId(city), (one) => ({ ...one, garrison, ids: [...(one.ids ?? []), id] })).cities,
  });
}

/** A counter put down: into a city of its people, on a friend that it escorts, else in the place of whoever stands there. */
export function putDown(state: State, to: Hex, kind: Kind): Edited {
  const { map, counters } = state.position;
  const at = fold(map, to);
  if (!at || terrainAt(map, at) === 'mer') return 'En mer, rien ne se tient (LOR-MER-1).';
  if (seatOf(state, kind) < 0) return `Les ${PEOPLE_NAMES[PEOPLE_OF[kind]]} ne jouent pas cette partie.`;
  const id = freeId(state, kind);
  if (id === undefined) return noneLeft(kind);
  const city = cityAt(state.position, at);
  if (city) return lodgedIn(state, city, kind, id);
  const there = counters.find((one) => isSame(one.at, at));
  const readings = readingsOf(state.options);
  const isFriend = there && areFriends(state.position, PEOPLE_OF[kind], PEOPLE_OF[there.kind]);
  if (isFriend && !there.escort && !there.vanished && mayEscort(kind, readings) && !mayEscort(there.kind, readings))
    return inPosition(state, {
      counters: withCounter(state.position, there.id, (one) => ({ ...one, escort: kind, escortId: id })).counters,
    });
  const cleared = wiped(state, at);
  return inPosition(cleared, { counters: [...cleared.position.counters, { id, kind, at: { q: at.q, r: at.r } }] });
}

/** A city founded, empty, in the place of whatever is there. */
export function putCity(state: State, to: Hex, people: People): Edited {
  const at = fold(state.position.map, to);
  const terrain = at && terrainAt(state.position.map, at);
  if (!at || terrain === 'mer' || terrain === 'pont' || terrain === 'cote')
    return 'Une ville ne se fonde ni en mer, ni sur une côte, ni sur un pont (LOR-PREP-2).';
  const cleared = wiped(state, at);
  const city: City = { at: { q: at.q, r: at.r }, people, garrison: [], ids: [] };
  return inPosition(cleared, { cities: [...cleared.position.cities, city] });
}

/** Another ground under a hex; the sea takes who stands there, and only a chasm paralyses. */
export function putGround(state: State, at: Hex, sign: string): State {
  const map = painted(state.position.map, at, sign);
  const terrain = terrainAt(map, at);
  const dry = terrain === 'mer' ? wiped(state, at) : state;
  const counters = dry.position.counters.map((one) => {
    const { paralysed: _, ...free } = one;
    return isSame(one.at, at) && terrain !== 'gouffre' ? free : one;
  });
  return released(inPosition(dry, { map, counters }));
}

/** Nobody who is free misses this turn. */
const released = (state: State): State => ({ ...state, held: state.held.filter((id) => find(state, id)?.paralysed) });

/** Another map; who stands on it where there is land stays. */
export function withMap(state: State, map: HexMap): State {
  const isOut = ({ at }: { readonly at: Hex }): boolean => {
    const terrain = terrainAt({ ...map, wraps: false }, at);
    return terrain === undefined || terrain === 'mer';
  };
  const { counters, cities } = state.position;
  const gone = [...counters.filter(isOut), ...cities.filter(isOut)].flatMap(({ at }) => idsAt(state, at));
  const { lands } = emptyOn(map);
  return forgotten(
    {
      ...inPosition(state, { map, counters: counters.filter((one) => !isOut(one)), cities: cities.filter((one) => !isOut(one)) }),
      options: { ...state.options, scenario: 'guerre' },
      lands: state.peoples.map((_, seat) => lands[seat] ?? []),
    },
    gone,
  );
}

/** A people's turn: nothing is done in it yet. */
export const withTurn = (state: State, turn: Seat): State =>
  turn === state.turn ? state : { ...state, ...FRESH, turn, phase: 'march', within: 'march' };

/** Moments that a position set by hand may be at; the others stand in games alone. */
export const BY_HAND = ['alliances', 'march', 'shots', 'combats', 'retreat', 'entry'] as const satisfies readonly Phase[];

/** Another moment of the same turn, with what it goes on from. */
export function withMoment(state: State, phase: Phase): State {
  const at = WITHIN.find((one) => one === phase);
  const within = at ?? (phase === 'retreat' ? state.within : 'march');
  const now: State = { ...state, phase, within, falling: [], sparing: null, onward: null, offer: null, entry: null };
  if (phase === 'retreat') {
    const [first] = state.falling.length > 0 ? [] : state.position.counters;
    return { ...now, within: 'combats', falling: first ? [fallingFor(state, first)] : state.falling };
  }
  if (phase === 'entry') {
    const city = state.position.cities.find(({ garrison, people }) => garrison.length === 0 && people !== state.peoples[state.turn]);
    const by = ownOf(state, state.turn).map(({ id }) => id);
    return { ...now, within: 'combats', entry: city ? { city: cityId(city), by } : null };
  }
  if (within !== 'combats') return { ...now, fought: phase === 'march' ? now.fought : [], bound: [] };
  const bound = ownOf(now, now.turn).filter((one) => !one.vanished && isInZone(now, one));
  return { ...now, bound: bound.map(({ id }) => id) };
}

/** A retreat of the one result that the booklet prints, before all enemies whose zone holds it. */
const USUAL_RETREAT = 3;

const fallingFor = ({ position }: State, counter: Counter): Falling => ({
  id: counter.id,
  hexes: USUAL_RETREAT,
  fought: zonesOn(position, counter.at, peopleOf(counter)),
});

/** This counter has to retreat, and nobody else; by as many hexes as whoever had to before. */
export function withRetreat(state: State, id: string, change: Partial<Omit<Falling, 'id'>> = {}): State {
  const counter = find(state, id);
  if (!counter) return state;
  const before = state.falling.find((one) => one.id === id) ?? fallingFor(state, counter);
  const { paralysed: _, ...free } = counter;
  return released({
    ...state,
    position: withCounter(state.position, id, () => free),
    phase: 'retreat',
    within: 'combats',
    falling: [{ ...before, ...change, id }],
    sparing: null,
    onward: null,
    offer: null,
    entry: null,
  });
}

export const withMonth = (state: State, month: number): State => ({ ...state, month });

/** Has moved, to where it stands; `against`: to attack this enemy or besiege this city; `path`: its way, start included. */
export function withMarched(state: State, id: string, is: boolean, against?: string, path?: readonly Hex[]): State {
  const others = state.marched.filter((one) => one.id !== id);
  const at = find(state, id)?.at;
  if (!is || !at) return { ...state, marched: others };
  return { ...state, marched: [...others, { id, path: path ?? [at], ...(against !== undefined && { against }) }] };
}

export const withShot = (state: State, id: string, target: string | undefined): State => ({
  ...state,
  shot: [...state.shot.filter((one) => one.id !== id), ...(target === undefined ? [] : [{ id, target }])],
});

const toggled = <One>(list: readonly One[], one: One, is: boolean): readonly One[] => [
  ...list.filter((other) => other !== one),
  ...(is ? [one] : []),
];

export const withFought = (state: State, id: string, is: boolean): State => ({ ...state, fought: toggled(state.fought, id, is) });

/** Turns of paralysis left, 0: free. */
export const withParalysis = (state: State, id: string, turns: number): State =>
  released({
    ...state,
    position: withCounter(state.position, id, ({ paralysed: _, ...free }) => (turns > 0 ? { ...free, paralysed: turns } : free)),
  });

export const withVanished = (state: State, id: string, is: boolean): State => ({
  ...state,
  position: withCounter(state.position, id, ({ vanished: _, ...there }) => (is ? { ...there, vanished: true } : there)),
});

/** An escort of this kind on a counter, or none. */
export function withEscort(state: State, id: string, kind: Kind | undefined): State {
  const counter = find(state, id);
  if (!counter) return state;
  const { escort: _, escortId, ...alone } = counter;
  const bare = forgotten({ ...state, position: withCounter(state.position, id, () => alone) }, escortId === undefined ? [] : [escortId]);
  const other = kind && freeId(bare, kind);
  return kind && other ? { ...bare, position: withCounter(bare.position, id, (one) => ({ ...one, escort: kind, escortId: other })) } : bare;
}

/** A counter more in the garrison of a city, or one less; nothing where there is none, or no room. */
export function withGarrison(state: State, city: string, kind: Kind, is: boolean): State {
  const there = cityNamed(state, city);
  if (!there) return state;
  if (is) {
    const id = freeId(state, kind);
    const made = id === undefined ? state : lodgedIn(state, there, kind, id);
    return typeof made === 'string' ? state : made;
  }
  const at = there.garrison.lastIndexOf(kind);
  const gone = there.ids?.[at];
  if (at < 0) return state;
  const without = <One>(list: readonly One[]): readonly One[] => list.filter((_, index) => index !== at);
  const left = withCity(state.position, city, (one) => ({ ...one, garrison: without(one.garrison), ids: without(one.ids ?? []) }));
  return forgotten({ ...state, position: left }, gone === undefined ? [] : [gone]);
}

/** A counter of another people kept in a city (LOR-ALL-2). */
export function withHostage(state: State, city: string, kind: Kind, is: boolean): State {
  const there = cityNamed(state, city);
  const hostages = there?.hostages ?? [];
  if (!there) return state;
  const id = is ? freeId(state, kind) : undefined;
  if (is && (id === undefined || hostages.length >= MOST_HOSTAGES)) return state;
  const gone = hostages.findLast((one) => one.kind === kind);
  const next = id === undefined ? hostages.filter((one) => one !== gone) : [...hostages, { id, kind }];
  const kept = withCity(state.position, city, ({ hostages: _, ...one }) => (next.length > 0 ? { ...one, hostages: next } : one));
  return { ...state, position: kept };
}

/** A city of another people, with nobody in it. */
export function withOwner(state: State, city: string, people: People): State {
  const there = cityNamed(state, city);
  if (!there || there.people === people) return state;
  const founded = putCity(state, there.at, people);
  return typeof founded === 'string' ? state : founded;
}

export const withAlliance = (state: State, [a, b]: readonly [People, People], is: boolean): State => {
  const others = state.position.allies.filter((pair) => !(pair.includes(a) && pair.includes(b)));
  return inPosition(state, { allies: is ? [...others, [a, b]] : others });
};

const isPledge = (one: Pledge, other: Pledge): boolean => one.kind === other.kind && one.from === other.from && one.to === other.to;

export function withPledge(state: State, pledge: Pledge, is: boolean): State {
  const at = state.pledges.findLastIndex((one) => isPledge(one, pledge));
  return { ...state, pledges: is ? [...state.pledges, pledge] : state.pledges.filter((_, index) => index !== at) };
}

/** Whose a continent is; undefined: nobody's. */
export const withLand = (state: State, continent: number, seat: Seat | undefined): State => ({
  ...state,
  lands: state.peoples.map((_, one) => toggled(state.lands[one] ?? [], continent, one === seat).toSorted((a, b) => a - b)),
});

/** The same under other readings of the table. */
export const withLordsReadings = (state: State, options: Options): State => ({
  ...state,
  options: { ...state.options, options },
  position: { ...state.position, options },
});

/** Judged with a club's box; undefined: with ours. */
export const withValues = (state: State, values: Box | undefined): State => {
  const { box: _, ...position } = state.position;
  return { ...state, position: values ? { ...position, box: values } : position };
};

/** Who may be pushed into a pair by hand: he who stands alone and escorts nobody. */
export const canBeEscorted = (state: State, { kind, escort, vanished }: Counter): boolean =>
  !escort && !vanished && !mayEscort(kind, readingsOf(state.options)) && !hasPower(kind, 'escorte');
