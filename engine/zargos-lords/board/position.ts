/** Who stands where on a small map, and who is whose enemy: what the rules of movement, shooting, retreat and combat are asked about. */
import { hasPower, peopleOf } from '../data/counters.ts';
import { BOX } from '../data/tables.ts';
import { readingsOf } from '../options.ts';
import type { Box, Kind, Options, People } from '../types.ts';
import { type Hex, keyOf } from './hex.ts';
import { type HexMap, hexCountOf, neighboursOf, numberOf, numbersNear } from './map.ts';

export interface Counter {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Hex;
  /** An infantry counter on top of it (LOR-ESC-1): it alone fights and suffers. */
  readonly escort?: Kind;
  /** Of its escort, in a whole game: the counter that it is. */
  readonly escortId?: string;
  /** Turns of paralysis left (LOR-GOU-1), 1 to 3; left out: free. */
  readonly paralysed?: number;
  /** A Moine that has vanished: only its sign is there (LOR-MOI-1). */
  readonly vanished?: boolean;
}

/** A counter alone and free, with all of its fields: those of a game are alike to the machine whatever becomes of them, which makes them quick to ask. */
export const counterOn = (id: string, kind: Kind, at: Hex): Counter => ({
  id,
  kind,
  at,
  escort: undefined,
  escortId: undefined,
  paralysed: undefined,
  vanished: undefined,
});

/** One whose escort is gone. */
export const unguarded = (pair: Counter): Counter => ({ ...pair, escort: undefined, escortId: undefined });

export interface City {
  readonly at: Hex;
  /** Its owner: the last who held it (LOR-L-23). */
  readonly people: People;
  /** 0 to 4 counters of its owner, hidden from the others (LOR-VIL-1); where `hidden` is there, those that were shown. */
  readonly garrison: readonly Kind[];
  /** In a whole game: which counters they are, in the order of `garrison`. */
  readonly ids?: readonly string[];
  /** Those of `ids` that everybody has seen inside, or going in. */
  readonly shown?: readonly string[];
  /** Everybody knows how many they are: it was said, or all that came and went was seen. */
  readonly counted?: boolean;
  /** At most so many may be inside, by what everybody saw come and go; left out: four. */
  readonly most?: number;
  /** To eyes from which some are hidden: how many, or null where not even that is known. */
  readonly hidden?: number | null;
  /** At most two counters of another people, kept here (LOR-ALL-2). */
  readonly hostages?: readonly Hostage[];
}

/** A counter kept in a city: it has no power (LOR-ALL-2). */
interface Hostage {
  readonly id: string;
  readonly kind: Kind;
}

/** A city just founded, with all of its fields. */
export const cityOn = (at: Hex, people: People): City => ({
  at,
  people,
  garrison: [],
  ids: undefined,
  shown: undefined,
  counted: undefined,
  most: undefined,
  hidden: undefined,
  hostages: undefined,
});

/** Whether a city has a garrison: that much everybody sees (LOR-L-24). */
export const isManned = ({ garrison, hidden }: City): boolean => garrison.length > 0 || hidden === null || (hidden ?? 0) > 0;

export interface Position {
  readonly map: HexMap;
  readonly counters: readonly Counter[];
  readonly cities: readonly City[];
  /** Pairs of peoples allied at this moment (LOR-ALL-1). */
  readonly allies: readonly (readonly [People, People])[];
  readonly options: Options;
  /** What a club's own box prints; left out: ours. */
  readonly box?: Box;
}

/** The values that a position is judged with. */
export const boxIn = ({ box }: Pick<Position, 'box'>): Box => box ?? BOX;

/** Flies now: escorted, an Ailé travels like infantry (LOR-AIL-1). */
export const flies = (counter: Counter): boolean => !counter.escort && hasPower(counter.kind, 'vol');

const NOBODY: readonly Counter[] = [];

/** Where each id was last found in the list of a position: it is there still, most of the time. */
const LAST_AT = new Map<string, number>();

export function findCounter({ counters }: Pick<Position, 'counters'>, id: string): Counter | undefined {
  const last = counters[LAST_AT.get(id) ?? 0];
  if (last?.id === id) return last;
  for (let at = 0; at < counters.length; at += 1) {
    const counter = counters[at];
    if (counter?.id !== id) continue;
    LAST_AT.set(id, at);
    return counter;
  }
  return undefined;
}

export function counterOf(position: Position, id: string): Counter {
  const found = findCounter(position, id);
  if (!found) throw new Error(`no counter ${id} in this position`);
  return found;
}

let lastCounters: readonly Counter[] | undefined;
let lastLists: ReadonlyMap<People, readonly Counter[]> = new Map();

/** The counters that a people leads, in the order of the position; those of the list last asked about are at hand. */
export function ledBy({ counters }: Pick<Position, 'counters'>, people: People): readonly Counter[] {
  if (counters !== lastCounters) {
    lastLists = byPeople(counters);
    lastCounters = counters;
  }
  return lastLists.get(people) ?? NOBODY;
}

function byPeople(counters: readonly Counter[]): ReadonlyMap<People, readonly Counter[]> {
  const lists = new Map<People, Counter[]>();
  let people: People | undefined;
  let list: Counter[] = [];
  for (const counter of counters) {
    const own = peopleOf(counter);
    if (own !== people) {
      people = own;
      list = lists.get(own) ?? [];
      lists.set(own, list);
    }
    list.push(counter);
  }
  return lists;
}

export function areFriends({ allies }: Pick<Position, 'allies'>, a: People, b: People): boolean {
  if (a === b) return true;
  for (const pair of allies) if (pair.includes(a) && pair.includes(b)) return true;
  return false;
}

/**
 * Who is on each hex of a map, by its number, in the position last asked about: from one position to another, only what differs is changed. How many counters,
 * or signs of them, are next to a hex; how many of them, and cities, are on it; how many cities are next to it.
 */
export interface Places {
  position: Position;
  readonly standing: (readonly Counter[] | undefined)[];
  readonly near: Uint8Array;
  readonly taken: Uint8Array;
  readonly towns: (City | undefined)[];
  readonly nearTowns: Uint8Array;
}

const PLACES = new WeakMap<HexMap, Places>();
let lastPlaces: Places | undefined;

/** Changes places to those of another position; false where it is simpler to begin anew. */
type FollowPlaces = (places: Places, position: Position) => boolean;
let followPlaces: FollowPlaces | undefined;

/** What a whole game brings, and a page with one position does without. */
export const placesFollow = (follow: FollowPlaces): void => {
  followPlaces = follow;
};

function placesIn(position: Position): Places {
  if (lastPlaces?.position === position) return lastPlaces;
  const { map } = position;
  let places = PLACES.get(map);
  if (!places) {
    const hexes = hexCountOf(map);
    places = {
      position,
      standing: new Array(hexes),
      near: new Uint8Array(hexes),
      taken: new Uint8Array(hexes),
      towns: new Array(hexes),
      nearTowns: new Uint8Array(hexes),
    };
    PLACES.set(map, places);
    fill(places, position);
  } else if (places.position !== position && !followPlaces?.(places, position)) {
    empty(places);
    fill(places, position);
  }
  places.position = position;
  lastPlaces = places;
  return places;
}

function empty({ standing, near, taken, towns, nearTowns }: Places): void {
  standing.fill(undefined);
  towns.fill(undefined);
  for (const counts of [near, taken, nearTowns]) counts.fill(0);
}

function fill(places: Places, { map, counters, cities }: Position): void {
  for (const counter of counters) {
    const number = numberOf(map, counter.at);
    countAt(places, map, number, 1);
    if (!counter.vanished) places.standing[number] = [...(places.standing[number] ?? NOBODY), counter];
  }
  for (const city of cities) {
    const number = numberOf(map, city.at);
    places.taken[number] = (places.taken[number] ?? 0) + 1;
    places.towns[number] ??= city;
    for (const one of numbersNear(map, number)) places.nearTowns[one] = (places.nearTowns[one] ?? 0) + 1;
  }
}

/** One counter more, or less, on a hex and beside those around it. */
export function countAt({ near, taken }: Places, map: HexMap, number: number, more: 1 | -1): void {
  taken[number] = (taken[number] ?? 0) + more;
  for (const one of numbersNear(map, number)) near[one] = (near[one] ?? 0) + more;
}

/** Counters on a hex, signs of vanished Moines left out. */
export const standingAt = (position: Position, hex: Hex): readonly Counter[] =>
  placesIn(position).standing[numberOf(position.map, hex)] ?? NOBODY;

/** How many counters, signs of them and cities are on each hex, by its number; good until another position is asked about. */
export const takenIn = (position: Position): Readonly<Uint8Array> => placesIn(position).taken;

/** Whether a counter, the sign of one or a city is on a hex, by its number. */
export const isTaken = (position: Position, number: number): boolean => placesIn(position).taken[number] !== 0;

/** Whether a counter, or the sign of one, is next to a hex, by its number. */
export const hasNeighbours = (position: Position, number: number): boolean => (placesIn(position).near[number] ?? 0) > 0;

/** Counters on the hexes next to one. */
export function standingAround(position: Position, hex: Hex): readonly Counter[] {
  const { standing, near } = placesIn(position);
  const at = numberOf(position.map, hex);
  return near[at] ? numbersNear(position.map, at).flatMap((number) => standing[number] ?? NOBODY) : NOBODY;
}

export function cityAt(position: Position, hex: Hex): City | undefined {
  return position.cities.length === 0 ? undefined : placesIn(position).towns[numberOf(position.map, hex)];
}

export function enemiesAt(position: Position, hex: Hex, people: People): readonly Counter[] {
  const standing = standingAt(position, hex);
  return standing.length === 0 ? NOBODY : standing.filter((counter) => !areFriends(position, peopleOf(counter), people));
}

/** The id of a city, where counters have theirs: `ville@3,-1`. */
export const cityId = ({ at }: Pick<City, 'at'>): string => `${CITY}${keyOf(at)}`;

const CITY = 'ville@';

/** Whether this is the id of a city, and not of a counter. */
export const isCityId = (id: string): boolean => id.startsWith(CITY);

/** The hexes of a zone of influence: the six around (LOR-ZDI-1), fewer at the edge of a map that does not wrap. */
export const zoneAround = (position: Position, at: Hex): readonly Hex[] => neighboursOf(position.map, at);

/**
 * Enemies of `people` whose zone holds a hex, by their ids, in the order of the position: neither a vanished Moine (LOR-L-35), nor a paralysed counter
 * (LOR-L-40), nor one that is being attacked (LOR-ZDI-2): their ids are `attacked`. A city has one while it is manned (LOR-L-24).
 */
export const zonesOn = (position: Position, hex: Hex, people: People, attacked: readonly string[] = []): readonly string[] =>
  zonesAt(position, numberOf(position.map, hex), people, attacked);

/** `zonesOn` by the number of a hex. */
export function zonesAt(position: Position, at: number, people: People, attacked: readonly string[]): readonly string[] {
  const { standing, near, towns, nearTowns } = placesIn(position);
  if (!near[at] && !nearTowns[at]) return NONE;
  let found: (Counter | City)[] | undefined;
  for (const number of numbersNear(position.map, at)) {
    for (const counter of standing[number] ?? NOBODY)
      if (holdsZone(position, counter, people, attacked)) {
        if (found) found.push(counter);
        else found = [counter];
      }
    const city = towns[number];
    if (city && keepsZone(position, city, people, attacked)) {
      if (found) found.push(city);
      else found = [city];
    }
  }
  if (!found) return NONE;
  if (found.length > 1) found.sort((a, b) => placeIn(position, a) - placeIn(position, b));
  return found.map(holderOf);
}

const holdsZone = (position: Position, counter: Counter, people: People, attacked: readonly string[]): boolean =>
  !counter.vanished &&
  !areFriends(position, peopleOf(counter), people) &&
  (!counter.paralysed || readingsOf(position)['LOR-L-40'] === 'oui') &&
  !attacked.includes(counter.id);

const keepsZone = (position: Position, city: City, people: People, attacked: readonly string[]): boolean =>
  isManned(city) && !areFriends(position, city.people, people) && (attacked.length === 0 || !attacked.includes(cityId(city)));

const holderOf = (one: Counter | City): string => ('garrison' in one ? cityId(one) : one.id);

/** Marks the hexes over which `zonesOn` tells of somebody, by their numbers, with this bit. */
export function markZones(position: Position, people: People, attacked: readonly string[], marks: Uint8Array, bit: number): void {
  const { map, counters, cities } = position;
  const around = (at: Hex): void => {
    for (const number of numbersNear(map, numberOf(map, at))) marks[number] = (marks[number] ?? 0) | bit;
  };
  for (const one of counters) if (holdsZone(position, one, people, attacked)) around(one.at);
  for (const one of cities) if (keepsZone(position, one, people, attacked)) around(one.at);
}

const NONE: readonly string[] = [];

/** Where a holder comes in the position, cities after the counters. */
const placeIn = ({ counters, cities }: Position, one: Counter | City): number =>
  'garrison' in one ? counters.length + cities.indexOf(one) : counters.indexOf(one);
