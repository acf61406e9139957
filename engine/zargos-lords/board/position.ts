/** Who stands where on a small map, and who is whose enemy: what the rules of movement, shooting, retreat and combat are asked about. */
import { hasPower, PEOPLE_OF } from '../data/counters.ts';
import { readingsOf } from '../options.ts';
import type { Kind, Options, People } from '../types.ts';
import { type Hex, isSame, keyOf } from './hex.ts';
import { type HexMap, isNext, neighboursOf } from './map.ts';

export interface Counter {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Hex;
  /** An infantry counter on top of it (LOR-ESC-1): it alone fights and suffers. */
  readonly escort?: Kind;
  /** Turns of paralysis left (LOR-GOU-1), 1 to 3; left out: free. */
  readonly paralysed?: number;
  /** A Moine that has vanished: only its sign is there (LOR-MOI-1). */
  readonly vanished?: boolean;
}

export interface City {
  readonly at: Hex;
  /** Its owner: the last who held it (LOR-L-23). */
  readonly people: People;
  /** 0 to 4 counters of its owner, hidden from the others (LOR-VIL-1). */
  readonly garrison: readonly Kind[];
}

export interface Position {
  readonly map: HexMap;
  readonly counters: readonly Counter[];
  readonly cities: readonly City[];
  /** Pairs of peoples allied at this moment (LOR-ALL-1). */
  readonly allies: readonly (readonly [People, People])[];
  readonly options: Options;
}

/** Who fights for a counter: its escort when it has one (LOR-ESC-2). */
export const fighterOf = ({ kind, escort }: Counter): Kind => escort ?? kind;

export const peopleOf = (counter: Counter): People => PEOPLE_OF[fighterOf(counter)];

/** Flies now: escorted, an Ailé travels like infantry (LOR-AIL-1). */
export const flies = (counter: Counter): boolean => !counter.escort && hasPower(counter.kind, 'vol');

export function counterOf(position: Position, id: string): Counter {
  const found = position.counters.find((counter) => counter.id === id);
  if (!found) throw new Error(`no counter ${id} in this position`);
  return found;
}

export const areFriends = (position: Position, a: People, b: People): boolean =>
  a === b || position.allies.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** Counters on a hex, signs of vanished Moines left out. */
export const standingAt = (position: Position, hex: Hex): readonly Counter[] =>
  position.counters.filter(({ at, vanished }) => !vanished && isSame(at, hex));

export const cityAt = (position: Position, hex: Hex): City | undefined => position.cities.find(({ at }) => isSame(at, hex));

export const enemiesAt = (position: Position, hex: Hex, people: People): readonly Counter[] =>
  standingAt(position, hex).filter((counter) => !areFriends(position, peopleOf(counter), people));

/** What holds a zone of influence: a counter, or a city with a garrison (LOR-L-24). */
export interface Holder {
  readonly id: string;
  readonly at: Hex;
  readonly people: People;
}

/** The id of a city, where counters have theirs: `ville@3,-1`. */
export const cityId = (city: City): string => `ville@${keyOf(city.at)}`;

/**
 * Everything whose zone of influence stands: neither a vanished Moine (LOR-L-35), nor a paralysed counter (LOR-L-40), nor one that is being attacked
 * (LOR-ZDI-2): their ids are `attacked`. Of those, the ones that are `isMeant`; left out: all.
 */
export function zoneHolders(
  position: Position,
  attacked: readonly string[] = [],
  isMeant: (one: { readonly at: Hex }) => boolean = () => true,
): readonly Holder[] {
  const { options } = position;
  const counters = position.counters.filter(
    (counter) =>
      !counter.vanished &&
      (!counter.paralysed || readingsOf({ options })['LOR-L-40'] === 'oui') &&
      !attacked.includes(counter.id) &&
      isMeant(counter),
  );
  const cities = position.cities.filter((city) => city.garrison.length > 0 && !attacked.includes(cityId(city)) && isMeant(city));
  return [
    ...counters.map((counter) => ({ id: counter.id, at: counter.at, people: peopleOf(counter) })),
    ...cities.map((city) => ({ id: cityId(city), at: city.at, people: city.people })),
  ];
}

/** The hexes of a zone of influence: the six around (LOR-ZDI-1), fewer at the edge of a map that does not wrap. */
export const zoneAround = (position: Position, at: Hex): readonly Hex[] => neighboursOf(position.map, at);

/** Enemies of `people` whose zone holds a hex. */
export const zonesOn = (position: Position, hex: Hex, people: People, attacked: readonly string[] = []): readonly Holder[] =>
  zoneHolders(position, attacked, ({ at }) => isNext(position.map, at, hex)).filter(
    (holder) => !areFriends(position, holder.people, people),
  );
