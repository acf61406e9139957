/** How counters come to be somewhere: out of a city or a pair before a move, into a pair or a city at its end (LOR-ESC-1, LOR-ESC-3, LOR-VIL-1, LOR-VIL-6). */
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { type Hex, keyOf } from '../board/hex.ts';
import { neighboursOf, terrainAt } from '../board/map.ts';
import {
  type City,
  cityAt,
  cityId,
  type Counter,
  counterOn,
  findCounter,
  type Position,
  standingAt,
  unguarded,
} from '../board/position.ts';
import { theKind } from '../data/counter-words.ts';
import { PEOPLE_NAMES, PEOPLE_OF, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { type Arrival, type Ending, mayGuard } from '../rules/movement.ts';
import { judgeEscort } from '../rules/turn.ts';
import { type Kind, MAX_GARRISON, type People } from '../types.ts';
import { landsOf, plays } from './scenarios.ts';
import { idsIn, seatOf, seatOfPeople, withCity, withCounter } from './table.ts';
import type { Pledge, Table } from './types.ts';

/** Most hostages of a city (LOR-ALL-2). */
export const MOST_HOSTAGES = 2;

export type Apart = 'escort' | 'escorted';

/** A position in which a counter stands alone and may be moved, and that counter. */
export interface Walker {
  readonly position: Position;
  readonly counter: Counter;
}

/** An escort and the one it escorts, each for himself, on the hex where both stand. */
function partners(pair: Counter): { readonly guard: Counter; readonly guarded: Counter } {
  const { escort, escortId } = pair;
  if (escort === undefined || escortId === undefined) throw new Error(`${pair.id} has no escort`);
  const guarded = unguarded(pair);
  return { guard: { ...guarded, id: escortId, kind: escort }, guarded };
}

const WALKERS = new WeakMap<Position, Map<string, Walker | undefined>>();

function walkerAt(position: Position, id: string, apart: Apart | undefined): Walker | undefined {
  const standing = findCounter(position, id);
  if (standing) {
    if (!standing.escort || apart === undefined) return undefined;
    const { guard, guarded } = partners(standing);
    const counters = position.counters.toSpliced(position.counters.indexOf(standing), 1, guarded, guard);
    return { position: { ...position, counters }, counter: apart === 'escort' ? guard : guarded };
  }
  const city = position.cities.find(({ ids }) => ids?.includes(id));
  const kind = city?.garrison[city.ids?.indexOf(id) ?? -1];
  if (!city || !kind || apart !== undefined) return undefined;
  const counter = counterOn(id, kind, city.at);
  return {
    position: { ...withCity(position, cityId(city), (one) => leaving(one, [id])), counters: [...position.counters, counter] },
    counter,
  };
}

/** The counter of a move, out of its city, or of its pair where only one goes; undefined where it is neither in the open nor in a garrison. */
export function walkerIn(position: Position, id: string, apart?: Apart): Walker | undefined {
  const standing = apart === undefined ? findCounter(position, id) : undefined;
  if (standing) return { position, counter: standing };
  const walkers = WALKERS.get(position) ?? new Map<string, Walker | undefined>();
  const key = apart === undefined ? id : `${id} ${apart}`;
  const known = walkers.get(key);
  if (known || walkers.has(key)) return known;
  const walker = walkerAt(position, id, apart);
  WALKERS.set(position, walkers.set(key, walker));
  return walker;
}

/** A city without some of its garrison; empty, all know that it is. */
export function leaving(city: City, gone: readonly string[]): City {
  const ids = city.ids ?? [];
  const left = ids.filter((id) => !gone.includes(id));
  const isEmpty = left.length === 0 && !city.hidden;
  const out = ids.length - left.length;
  return {
    ...city,
    most: out > 0 && !city.counted ? (city.most ?? MAX_GARRISON) - out : city.most,
    garrison: city.garrison.filter((_, at) => !gone.includes(ids[at] ?? '')),
    ids: left,
    shown: (city.shown ?? []).filter((id) => !gone.includes(id)),
    counted: isEmpty || city.counted,
  };
}

/** A city that these have joined, seen by all. */
export const joined = (city: City, inside: readonly { readonly id: string; readonly kind: Kind }[]): City => ({
  ...city,
  garrison: [...city.garrison, ...inside.map(({ kind }) => kind)],
  ids: [...(city.ids ?? []), ...inside.map(({ id }) => id)],
  shown: [...(city.shown ?? []), ...inside.map(({ id }) => id)],
  most: city.most === undefined ? undefined : Math.min(MAX_GARRISON, city.most + inside.length),
});

/** A city whose whole garrison has been told (LOR-VIL-2), or only its number (LOR-L-21). */
export const shownWhole = (city: City): City => ({ ...city, shown: city.ids ?? [], counted: true });
export const countedOnly = (city: City): City => ({ ...city, counted: true });

/** A counter held by another people: its escort is theirs (LOR-ALL-2). */
export const isHostage = ({ kind, escort }: Counter): boolean => escort !== undefined && PEOPLE_OF[escort] !== PEOPLE_OF[kind];

/** Those who would be a pair: an infantry counter of `people` on top of one that is none. */
function pairOf(
  mover: Counter,
  other: Counter,
  readings: ReturnType<typeof readingsOf>,
): { readonly guard: Counter; readonly guarded: Counter } | undefined {
  if (mayGuard(mover, other, readings)) return { guard: mover, guarded: other };
  return mayGuard(other, mover, readings) ? { guard: other, guarded: mover } : undefined;
}

const changeOf = ({ escorts }: Pick<Table, 'escorts'>, ids: readonly string[]) => escorts.find(({ id }) => ids.includes(id))?.change;

/** Whether one of a pair may go and the other stay: the pair was not made this turn (LOR-ESC-3). */
export const judgeParting = (table: Table, pair: Counter): Verdict<RuleId> =>
  isHostage(pair)
    ? refuse('LOR-ALL-2', `${upperFirst(theKind(pair.kind))} est un otage : son escorte ne le quitte qu’en ville.`)
    : judgeEscort('taken-off', changeOf(table, idsIn(pair)));

/** The pledge by which a counter of one people is handed to an escort of another; undefined where none was agreed. */
const pledgeFor = (table: Pick<Table, 'peoples' | 'pledges'>, guarded: Kind, guard: Kind): Pledge | undefined =>
  table.pledges.find(({ from, to, kind }) => kind === guarded && from === seatOf(table, guarded) && to === seatOf(table, guard));

/** Whether a counter may end on a friend as his escort, or under his (LOR-ESC-1, LOR-ESC-3); of another people, as a hostage (LOR-ALL-2). */
function judgePairing(table: Table, { position, counter }: Walker, at: Hex, isZone: boolean): Verdict<RuleId> {
  if (!plays(table.options.scenario, 'escorts'))
    return refuse('LOR-L-59', 'L’escarmouche se joue sans escortes : on ne s’arrête pas sur un ami.');
  const [other] = standingAt(position, at).filter(({ id }) => id !== counter.id);
  const pair = other && pairOf(counter, other, readingsOf(table.options));
  if (!other || !pair) return refuse('LOR-ESC-1', 'Seule une escorte se pose sur un pion, qui n’est pas un Fantassin.');
  const { guard, guarded } = pair;
  if (PEOPLE_OF[guard.kind] === PEOPLE_OF[guarded.kind]) return judgeEscort('put-on', changeOf(table, [guard.id, guarded.id]));
  const keeper = PEOPLE_OF[guard.kind];
  if (!pledgeFor(table, guarded.kind, guard.kind))
    return refuse('LOR-ALL-2', `Aucun accord ne donne ${theKind(guarded.kind)} en otage aux ${PEOPLE_NAMES[keeper]}.`);
  if (isZone && guarded === counter)
    return refuse('LOR-L-83', 'Livré, il n’aurait plus de pouvoir : il n’attaquerait pas l’ennemi dont il gagne la zone.');
  const land = landsOf(position.map).get(keyOf(at));
  const isHome = land !== undefined && (table.lands[seatOfPeople(table, keeper)] ?? []).includes(land);
  return isHome
    ? ALLOWED
    : refuse('LOR-ALL-2', `Un otage se livre sur le continent de qui le garde : celui-ci n’est pas aux ${PEOPLE_NAMES[keeper]}.`);
}

/** Whether a city has room for the hostage that comes into it (LOR-ALL-2). */
function judgeLodging(position: Position, counter: Counter, at: Hex): Verdict<RuleId> {
  const city = cityAt(position, at);
  return city && isHostage(counter) && (city.hostages?.length ?? 0) >= MOST_HOSTAGES
    ? refuse('LOR-ALL-2', `Cette ville garde déjà ${MOST_HOSTAGES} otages.`)
    : ALLOWED;
}

/** Whether it ends on a friend: as his escort or under his, be it in a chasm, where both are held. */
const isPairing = ({ position, counter }: Walker, at: Hex, ending: Ending | undefined): boolean =>
  ending === 'escorte' || (ending === 'paralyse' && standingAt(position, at).some(({ id }) => id !== counter.id));

/** Whether a counter may stay where its movement ends like this: out of a pair, in no other (LOR-ESC-3). */
export function judgeEnding(
  table: Table,
  mover: Walker,
  at: Hex,
  { ending, attacks }: Pick<Arrival, 'ending' | 'attacks'>,
  apart?: Apart,
): Verdict<RuleId> {
  if (isPairing(mover, at, ending))
    return apart === undefined ? judgePairing(table, mover, at, attacks.length > 0) : judgeEscort('put-on', 'taken-off');
  if (ending === 'garnison' || ending === 'conquete') return judgeLodging(mover.position, mover.counter, at);
  if (ending === 'pile')
    return refuse(
      'LOR-ESC-1',
      'Deux pions ensemble, comme le veut la révision de 1983, ne se jouent pas encore ici : hors escorte et ville, un hexagone n’en tient qu’un.',
    );
  return ALLOWED;
}

/** What came of a counter that stopped somewhere. */
export interface Settled {
  readonly position: Position;
  /** The pair that it makes, under the id of the one escorted. */
  readonly pair?: Counter;
  /** The city that it is in now, and whose it was where that has changed. */
  readonly city?: City;
  readonly taken?: People;
  /** The counter of another people that its escort now holds. */
  readonly hostage?: string;
}

/** The mover where it stops: in a pair, in a city, or standing there. */
export function settledAt(mover: Walker, to: Hex, ending: Ending | undefined, readings: ReturnType<typeof readingsOf>): Settled {
  const { position, counter } = mover;
  const at = { q: to.q, r: to.r };
  const here: Counter = { ...counter, at };
  if (isPairing(mover, at, ending)) {
    const [other] = standingAt(position, at).filter(({ id }) => id !== counter.id);
    const pair = other && pairOf(here, other, readings);
    if (!other || !pair) throw new Error(`${counter.id} makes no pair there`);
    const made: Counter = { ...pair.guarded, at, escort: pair.guard.kind, escortId: pair.guard.id };
    const counters = position.counters.flatMap((one) => (one.id === other.id ? made : one.id === counter.id ? [] : one));
    const hostage = isHostage(made) ? { hostage: made.id } : {};
    return { position: { ...position, counters }, pair: made, ...hostage };
  }
  if (ending === 'garnison' || ending === 'conquete') {
    const city = cityAt(position, at);
    if (!city) throw new Error('no city there');
    return lodged(position, here, city);
  }
  return { position: withCounter(position, counter.id, () => here) };
}

/** A counter in the open goes into a city next to it, or where it stands: its people's now. A hostage is kept, its escort in the garrison. */
export function lodged(position: Position, counter: Counter, city: City): Settled {
  const own = peopleOf(counter);
  const held = isHostage(counter);
  const inside =
    counter.escort !== undefined && counter.escortId !== undefined
      ? [...(held ? [] : [{ id: counter.id, kind: counter.kind }]), { id: counter.escortId, kind: counter.escort }]
      : [{ id: counter.id, kind: counter.kind }];
  const isTaken = city.people !== own;
  const entered = {
    ...joined(isTaken ? { ...city, garrison: [], ids: [], shown: [], counted: true } : city, inside),
    people: own,
    hostages: held ? [...(city.hostages ?? []), { id: counter.id, kind: counter.kind }] : city.hostages,
  };
  return {
    position: {
      ...withCity(position, cityId(city), () => entered),
      counters: position.counters.filter(({ id }) => id !== counter.id),
    },
    city: entered,
    ...(isTaken && { taken: city.people }),
  };
}

/** Free land next to a city where somebody may be put down: nobody stands there, and no chasm holds him. */
export const outsideOf = (position: Position, city: City): readonly Hex[] =>
  neighboursOf(position.map, city.at).filter((hex) => {
    const terrain = terrainAt(position.map, hex);
    return (
      terrain !== 'mer' && terrain !== 'gouffre' && terrain !== 'pont' && !cityAt(position, hex) && standingAt(position, hex).length === 0
    );
  });
