/**
 * What stands in the way of a people: its enemies, the cities, and whose zones count. Steps and ways through it are the same for all of its counters, whatever
 * its own do meanwhile; they are kept for as long as the enemies stay who and where they are.
 */
import type { Refusal } from '../../core/verdict.ts';
import { type HexMap, hexCountOf, numberOf, numbersNear } from '../board/map.ts';
import { areFriends, type City, type Counter, type Holder, isManned, type Position, peopleOf, zonesOver } from '../board/position.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { PEOPLES, type People } from '../types.ts';

/** How a move ends, beside standing on a free hex. */
const ENDINGS = ['escorte', 'pile', 'garnison', 'conquete', 'paralyse'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Step = { readonly ok: true; readonly cost: number; readonly halt: Refusal<RuleId> | undefined } | Refusal<RuleId>;
export type Rest = { readonly ok: true; readonly attacks: readonly string[]; readonly ending?: Ending } | Refusal<RuleId>;

/** Hexes that can be entered from the first of them, nearest first; for each, the points spent and the place in the list of the hex before it. */
export interface Tour {
  readonly order: readonly number[];
  readonly costs: readonly number[];
  readonly from: readonly number[];
}

/** What was judged of steps, six a hex, as `codeOf` writes them, and of ends on a hex that is free, by its number. */
interface Judged {
  readonly firsts: Int8Array;
  readonly steps: Int8Array;
  readonly stops: (Rest | undefined)[];
}

/** What has been found of the ways of those who walk, or of those who fly. */
export interface Ways extends Judged {
  readonly tours: Map<number, Tour>;
  /** The same where nobody is near: good whoever the enemies are. */
  readonly bare: Judged;
  /** Tours of the field before, good still where nothing has changed on them or beside them. */
  readonly before?: { readonly tours: ReadonlyMap<number, Tour>; readonly isChanged: Uint8Array };
}

/** A step as a number, 0 for one not yet judged: barred, or its points, more where nobody goes on after it. */
export const codeOf = (step: Step): number => (step.ok ? FREE + step.cost + (step.halt ? HALTS : 0) : BARRED);
export const BARRED = 1;
export const FREE = 2;
export const HALTS = 4;

export interface Field {
  readonly enemies: readonly Counter[];
  /** By number: how many enemies and cities are on a hex or next to it. */
  readonly near: Uint8Array;
  /** By number: the enemy zones over a hex that count. */
  readonly zones: readonly (readonly Holder[] | undefined)[];
  walked?: Ways;
  flown?: Ways;
  readonly bare: Bare;
}

/** Of whom the field is, and what it was made of. */
export interface FieldQuestion {
  readonly position: Position;
  readonly people: People;
  readonly attacked: readonly string[];
  readonly individual: boolean;
}

export interface Kept extends Field {
  readonly asked: FieldQuestion;
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

const judged = (hexes: number): Judged => ({
  firsts: new Int8Array(6 * hexes),
  steps: new Int8Array(6 * hexes),
  stops: new Array(hexes),
});

/** The ways of a field: of those who fly, or of those who walk. */
export function waysOf(field: Field, isFlying: boolean): Ways {
  const known = isFlying ? field.flown : field.walked;
  if (known) return known;
  const hexes = field.near.length;
  const bare = isFlying ? field.bare.flown : field.bare.walked;
  const ways: Ways = { ...judged(hexes), tours: new Map(), bare };
  if (isFlying) field.flown = ways;
  else field.walked = ways;
  return ways;
}

export function fieldFor(asked: FieldQuestion): Field {
  const kept = FIELDS.get(asked.position.map) ?? [];
  FIELDS.set(asked.position.map, kept);
  const at = kept.findIndex((one) => isFor(one, asked));
  const field = kept[at] ?? followField?.(kept, asked) ?? made(asked);
  field.last = asked.position;
  if (at !== 0) {
    if (at > 0) kept.splice(at, 1);
    kept.unshift(field);
    if (kept.length > MOST_KEPT) kept.pop();
  }
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
  const near = new Uint8Array(hexCountOf(map));
  for (const { at } of [...enemies, ...cities]) countNear(near, map, numberOf(map, at), 1);
  const zones = asked.individual ? [] : zonesOver(position, people, fallenIn(asked));
  return { asked, friends, enemies, last: position, near, zones, bare: bareFor(position) };
}

export function countNear(near: Uint8Array, map: HexMap, number: number, more: 1 | -1): void {
  near[number] = (near[number] ?? 0) + more;
  for (const one of numbersNear(map, number)) near[one] = (near[one] ?? 0) + more;
}

/** A map with its cities under some readings, nobody on it. */
interface Bare {
  readonly position: Position;
  readonly walked: Judged;
  readonly flown: Judged;
}

const BARES = new WeakMap<HexMap, Bare[]>();
const MOST_BARES = 4;

function bareFor(position: Position): Bare {
  const { map, cities, options } = position;
  const kept = BARES.get(map) ?? [];
  BARES.set(map, kept);
  const known = kept.find(
    ({ position: was }) =>
      was.options === options && was.cities.length === cities.length && was.cities.every(({ at }, index) => at === cities[index]?.at),
  );
  if (known) return known;
  const hexes = hexCountOf(map);
  const bare: Bare = { position: { ...position, counters: [] }, walked: judged(hexes), flown: judged(hexes) };
  kept.unshift(bare);
  if (kept.length > MOST_BARES) kept.pop();
  return bare;
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
function hasThese({ enemies, friends }: Kept, counters: readonly Counter[]): boolean {
  let at = 0;
  for (const counter of counters) {
    if (counter === enemies[at]) at += 1;
    else if (!friends.includes(peopleOf(counter))) return false;
  }
  return at === enemies.length;
}
