/**
 * What stands in the way of a people: its enemies, the cities, and whose zones count. Steps and ways through it are the same for all of its counters, whatever
 * its own do meanwhile; they are kept for as long as the enemies stay who and where they are.
 */
import type { Refusal } from '../../core/verdict.ts';
import type { Hex } from '../board/hex.ts';
import { type HexMap, hexCountOf, numberOf } from '../board/map.ts';
import { areFriends, type City, type Counter, cityAt, isManned, markZones, type Position, standingAt, zonesAt } from '../board/position.ts';
import { peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { type Readings, readingsOf } from '../options.ts';
import { PEOPLES, type People } from '../types.ts';

/** How a move ends, beside standing on a free hex. */
const ENDINGS = ['escorte', 'pile', 'garnison', 'conquete', 'paralyse'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Step = { readonly ok: true; readonly cost: number; readonly halt: Refusal<RuleId> | undefined } | Refusal<RuleId>;
export type Rest = { readonly ok: true; readonly attacks: readonly string[]; readonly ending?: Ending } | Refusal<RuleId>;

/** Hexes that can be entered from the first of them, nearest first; how many of them by so many points; for each, the place in the list of the hex before it. */
export interface Tour {
  readonly order: readonly number[];
  readonly within: readonly number[];
  readonly from: readonly number[];
}

/** What has been found of the ways of those who walk, or of those who fly. */
export interface Ways {
  readonly tours: Map<number, Tour>;
  /** What the land alone makes of steps, no city on it. */
  readonly land: Steps;
  /** Tours of the field before, good still where nothing has changed on them or beside them. */
  readonly before: { readonly tours: ReadonlyMap<number, Tour>; readonly isChanged: Uint8Array } | undefined;
}

/** Steps six a hex, the first ones of a turn apart, as `steps.ts` writes them; 0: not yet judged. */
interface Steps {
  readonly firsts: Uint8Array;
  readonly others: Uint8Array;
}

/** What is on a hex beside its land: an enemy, a city, held by an enemy's garrison or open to whoever is no friend, a zone that counts. */
export const ON_HEX = { enemy: 1, garrison: 2, open: 4, zone: 8, city: 16 } as const;

export interface Field {
  readonly enemies: readonly Counter[];
  /** By number: the `ON_HEX` of a hex. */
  readonly marks: Uint8Array;
  readonly asked: FieldQuestion;
  /** By number: whose zones over a hex count, where that was asked. */
  readonly zones: Map<number, readonly string[]>;
  walked: Ways | undefined;
  flown: Ways | undefined;
  readonly land: Land;
}

/** Of whom the field is, and what it was made of. */
export interface FieldQuestion {
  readonly position: Position;
  readonly people: People;
  readonly attacked: readonly string[];
  readonly individual: boolean;
}

export interface Kept extends Field {
  readonly friends: readonly People[];
  /** The last position that it was good for. */
  last: Position;
}

/** A field made of one asked before; undefined where it is simpler to begin anew. */
type FollowField = (kept: readonly Kept[], asked: FieldQuestion) => Kept | undefined;
let followField: FollowField | undefined;

/** What a whole game brings, and a page with one position does without. */
export const fieldsFollow = (follow: FollowField): void => {
  followField = follow;
};

/** Those last asked for on each map, the newest first: for each seat, with and without the zones that have fallen. */
const FIELDS = new WeakMap<HexMap, Kept[]>();
const MOST_KEPT = 12;

/** The ways of a field: of those who fly, or of those who walk. */
export function waysOf(field: Field, isFlying: boolean): Ways {
  const known = isFlying ? field.flown : field.walked;
  if (known) return known;
  const ways: Ways = { tours: new Map(), land: isFlying ? field.land.flown : field.land.walked, before: undefined };
  if (isFlying) field.flown = ways;
  else field.walked = ways;
  return ways;
}

export function fieldFor(asked: FieldQuestion): Field {
  const kept = FIELDS.get(asked.position.map) ?? [];
  const [first] = kept;
  if (first && isFor(first, asked)) {
    first.last = asked.position;
    return first;
  }
  FIELDS.set(asked.position.map, kept);
  const at = kept.findIndex((one) => isFor(one, asked));
  const field = kept[at] ?? followField?.(kept, asked) ?? made(asked);
  field.last = asked.position;
  if (at >= 0) kept.splice(at, 1);
  kept.unshift(field);
  if (kept.length > MOST_KEPT) kept.pop();
  return field;
}

export const fallenIn = ({ position, attacked }: FieldQuestion): readonly string[] =>
  readingsOf(position)['LOR-L-38'] === 'au-combat' ? NOBODY : attacked;

const NOBODY: readonly string[] = [];

export const enemiesIn = ({ position: { counters } }: FieldQuestion, friends: readonly People[]): readonly Counter[] =>
  counters.filter((one) => !friends.includes(peopleOf(one)));

function made(asked: FieldQuestion): Kept {
  const { position, people } = asked;
  const { map, cities } = position;
  const friends = PEOPLES.filter((one) => areFriends(position, people, one));
  const enemies = enemiesIn(asked, friends);
  const marks = new Uint8Array(hexCountOf(map));
  for (const { at } of [...enemies, ...cities]) marks[numberOf(map, at)] = markAt(position, friends, at);
  if (!asked.individual) markZones(position, people, fallenIn(asked), marks, ON_HEX.zone);
  return { asked, friends, enemies, last: position, marks, zones: new Map(), land: landOf(position), walked: undefined, flown: undefined };
}

/** Whose zones over a hex count, in a position for which the field is good; undefined where nobody's do. */
export function zonesIn({ asked, marks, zones }: Field, position: Position, number: number): readonly string[] | undefined {
  if (((marks[number] ?? 0) & ON_HEX.zone) === 0) return undefined;
  const known = zones.get(number);
  if (known) return known;
  const found = zonesAt(position, number, asked.people, fallenIn(asked));
  zones.set(number, found);
  return found;
}

/** Who is in the way on a hex, zones left out. */
export function markAt(position: Position, friends: readonly People[], at: Hex): number {
  const isEnemy = standingAt(position, at).some((one) => !friends.includes(peopleOf(one)));
  const city = cityAt(position, at);
  const gates = !city || friends.includes(city.people) ? 0 : isManned(city) ? ON_HEX.garrison : ON_HEX.open;
  return (isEnemy ? ON_HEX.enemy : 0) | (city ? ON_HEX.city : 0) | gates;
}

/** A map under some readings, nothing on it. */
interface Land {
  readonly readings: Readings;
  readonly walked: Steps;
  readonly flown: Steps;
}

const LANDS = new WeakMap<HexMap, Land[]>();
const MOST_LANDS = 4;

function landOf(position: Position): Land {
  const { map } = position;
  const readings = readingsOf(position);
  const kept = LANDS.get(map) ?? [];
  LANDS.set(map, kept);
  const known = kept.find((one) => one.readings === readings);
  if (known) return known;
  const steps = (): Steps => ({ firsts: new Uint8Array(6 * hexCountOf(map)), others: new Uint8Array(6 * hexCountOf(map)) });
  const land: Land = { readings, walked: steps(), flown: steps() };
  kept.unshift(land);
  if (kept.length > MOST_LANDS) kept.pop();
  return land;
}

function isFor(kept: Kept, { position, people, attacked, individual }: FieldQuestion): boolean {
  const { asked, last } = kept;
  if (asked.people !== people || asked.individual !== individual) return false;
  if (attacked.length !== asked.attacked.length || attacked.some((id, at) => id !== asked.attacked[at])) return false;
  if (last === position) return true;
  if (last.options !== position.options || last.allies !== position.allies) return false;
  return areAlike(last.cities, position.cities) && hasThese(kept, position.counters);
}

/** Cities in the same hands, those of others manned or not as before: their own stops nobody. */
function areAlike(before: readonly City[], after: readonly City[]): boolean {
  if (before === after) return true;
  return before.length === after.length && after.every((city, at) => isInSameHands(before[at], city));
}

export const isInSameHands = (was: City | undefined, city: City): boolean =>
  city === was || (was?.at === city.at && was.people === city.people && isManned(was) === isManned(city));

/** Whether the enemies among these counters are those of the field, unchanged. */
export function hasThese({ enemies, friends }: Kept, counters: readonly Counter[]): boolean {
  let at = 0;
  for (const counter of counters) {
    if (counter === enemies[at]) at += 1;
    else if (!friends.includes(peopleOf(counter))) return false;
  }
  return at === enemies.length;
}
