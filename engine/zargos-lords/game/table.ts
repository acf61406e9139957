/** Who is whose, and what a turn has left to do: what the phases of a turn ask of a state or of a view. */

import type { Seat } from '../../core/events.ts';
import { isSame } from '../board/hex.ts';
import { isNext, neighboursOf, numberOf } from '../board/map.ts';
import {
  areFriends,
  boxIn,
  type City,
  cityId,
  type Counter,
  counterOn,
  enemiesAt,
  findCounter,
  hasNeighbours,
  isCityId,
  isManned,
  ledBy,
  type Position,
  zonesOn,
} from '../board/position.ts';
import { fighterOf, hasPower, PEOPLE_OF, peopleOf } from '../data/counters.ts';
import { readingsOf } from '../options.ts';
import { type Assailant, judgeAttack, judgeSiege } from '../rules/attack.ts';
import { mayTurnTo, shotKeepsWord } from '../rules/entry.ts';
import { judgeShot, shooterOf } from '../rules/shooting.ts';
import { mayFightAfter } from '../rules/turn.ts';
import { KINDS, type Kind, type People, type Shot } from '../types.ts';
import type { Who } from './events.ts';
import { armyOf, campOf, SCENARIOS } from './scenarios.ts';
import { CAMP_WORTH, type Marched, type Table } from './types.ts';

const LETTERS = 'abcd';

/** Whose counter an id is, whoever holds it. */
export const seatOfId = (id: string): Seat => LETTERS.indexOf(id.charAt(0));

/** The kind of a counter of the scenario, wherever it is; undefined where no counter has this number. */
export function kindOf({ options, peoples }: Pick<Table, 'options' | 'peoples'>, id: string): Kind | undefined {
  const people = peoples[seatOfId(id)];
  return people && armyOf(options, people)[Number(id.slice(1)) - 1];
}

/** Every counter of a seat, by its number. */
export const idsOf = ({ options, peoples }: Pick<Table, 'options' | 'peoples'>, seat: Seat): readonly string[] => {
  const people = peoples[seat];
  return people ? armyOf(options, people).map((_, at) => `${LETTERS.charAt(seat)}${at + 1}`) : [];
};

/** The seat of a people; -1 for one that nobody plays. */
export const seatOfPeople = ({ peoples }: Pick<Table, 'peoples'>, people: People): Seat => peoples.indexOf(people);

export const seatOf = (table: Pick<Table, 'peoples'>, kind: Kind): Seat => seatOfPeople(table, PEOPLE_OF[kind]);

/** Whose people leads a counter: a hostage goes where its escort goes. */
export const leaderOf = (table: Pick<Table, 'peoples'>, counter: Counter): Seat => seatOfPeople(table, peopleOf(counter));

export const find = ({ position }: Pick<Table, 'position'>, id: string): Counter | undefined => findCounter(position, id);

/** The city in whose garrison a counter is. */
export const cityWith = ({ position }: Pick<Table, 'position'>, id: string): City | undefined =>
  position.cities.find(({ ids }) => ids?.includes(id));

export const cityNamed = ({ position }: Pick<Table, 'position'>, id: string): City | undefined =>
  isCityId(id) ? position.cities.find((city) => cityId(city) === id) : undefined;

/** Counters in the open that a seat leads. */
export function ownOf({ position, peoples }: Pick<Table, 'position' | 'peoples'>, seat: Seat): readonly Counter[] {
  const people = peoples[seat];
  return people ? ledBy(position, people) : [];
}

export const citiesHeld = ({ position, peoples }: Pick<Table, 'position' | 'peoples'>, seat: Seat): readonly City[] =>
  position.cities.filter(({ people }) => people === peoples[seat]);

/** Those of its garrisons, each where its city is. */
export const lodgedOf = (table: Pick<Table, 'position' | 'peoples'>, seat: Seat): readonly Counter[] =>
  citiesHeld(table, seat).flatMap(({ at, garrison, ids = [] }) =>
    garrison.flatMap((kind, index): readonly Counter[] => {
      const id = ids[index];
      return id === undefined ? [] : [counterOn(id, kind, at)];
    }),
  );

export const isFriend = ({ position, peoples }: Pick<Table, 'position' | 'peoples'>, seat: Seat, people: People): boolean => {
  const own = peoples[seat];
  return own !== undefined && areFriends(position, own, people);
};

/** Counters in the open that are against a seat, vanished ones left out. */
export function enemiesOf(table: Pick<Table, 'position' | 'peoples'>, seat: Seat): readonly Counter[] {
  const { position, peoples } = table;
  const people = peoples[seat];
  const known = people && AGAINST.get(position)?.get(people);
  if (known) return known;
  const found = position.counters.filter((counter) => !counter.vanished && !isFriend(table, seat, peopleOf(counter)));
  if (!people) return found;
  const last = LAST_AGAINST.get(people);
  const same = last?.length === found.length && last.every((one, at) => one === found[at]) ? last : found;
  LAST_AGAINST.set(people, same);
  const lists = AGAINST.get(position) ?? new Map<People, readonly Counter[]>();
  AGAINST.set(position, lists.set(people, same));
  return same;
}

const AGAINST = new WeakMap<Position, Map<People, readonly Counter[]>>();
/** As long as none of them has moved, the list is the same object. */
const LAST_AGAINST = new Map<People, readonly Counter[]>();

/** Cities held against a seat. */
export const enemyCities = (table: Pick<Table, 'position' | 'peoples'>, seat: Seat): readonly City[] =>
  table.position.cities.filter(({ people }) => !isFriend(table, seat, people));

export const whoIs = ({ id, kind, at, escort }: Counter): Who => ({ id, kind, at, ...(escort && { escort }) });

/** What the marches of this turn come to: who has made one first, or said that it stays, and against whom all have. */
interface Gone {
  readonly by: ReadonlyMap<string, Marched>;
  readonly against: readonly string[];
}

let lastMarched: readonly Marched[] | undefined;
let lastGone: Gone = { by: new Map(), against: [] };

/** Those of the table last asked about are at hand. */
function goneIn({ marched }: Pick<Table, 'marched'>): Gone {
  if (marched !== lastMarched) {
    const by = new Map<string, Marched>();
    const all: string[] = [];
    for (const one of marched) {
      if (!by.has(one.id)) by.set(one.id, one);
      if (one.against !== undefined) all.push(one.against);
    }
    lastGone = { by, against: all };
    lastMarched = marched;
  }
  return lastGone;
}

/** The march of a counter. */
const marchOf = (table: Pick<Table, 'marched'>, id: string): Marched | undefined => goneIn(table).by.get(id);

/** Whether a counter has moved this turn, or said that it stays. */
export const hasMarched = (table: Pick<Table, 'marched'>, id: string): boolean => goneIn(table).by.has(id);

/** Enemies against whom somebody was placed this turn: their zones are gone (LOR-ZDI-2). */
export const attackedIn = (table: Pick<Table, 'marched'>): readonly string[] => goneIn(table).against;

/** A listing that is asked again of the same table: whether there is anything to do, then what. */
export function listedOnce<One>(list: (table: Table, seat: Seat) => readonly One[]): (table: Table, seat: Seat) => readonly One[] {
  let last: { readonly table: Table; readonly seat: Seat; readonly found: readonly One[] } | undefined;
  return (table, seat) => {
    if (last?.table !== table || last.seat !== seat) last = { table, seat, found: list(table, seat) };
    return last.found;
  };
}

/** Both ids of a pair, the one of a counter alone. */
export const idsIn = ({ id, escortId }: Counter): readonly string[] => (escortId === undefined ? [id] : [id, escortId]);

/** What a kind shoots; undefined where it does not. */
export const shotOf = (kind: Kind): Shot | undefined => SHOT_OF.get(kind);

const SHOT_OF: ReadonlyMap<Kind, Shot> = new Map(
  KINDS.flatMap((kind): [Kind, Shot][] => {
    if (hasPower(kind, 'fleches')) return [[kind, 'arrows']];
    if (hasPower(kind, 'flammes')) return [[kind, 'flames']];
    return hasPower(kind, 'vision') ? [[kind, 'visions']] : [];
  }),
);

/** At whom a counter has shot this turn. */
export const aimOf = ({ shot }: Pick<Table, 'shot'>, id: string): string | undefined => shot.find((one) => one.id === id)?.target;

/** May still fight this turn: it has neither fought nor shot, unless archers may do both (LOR-L-18). */
export function mayFight(table: Table, { id, kind, escort, paralysed, vanished }: Counter): boolean {
  if (paralysed || vanished || table.fought.includes(id)) return false;
  const shot = escort ? undefined : shotOf(kind);
  return aimOf(table, id) === undefined || (shot !== undefined && mayFightAfter(shot, readingsOf(table.options)));
}

/** A counter as an attacker: its way counts as long as it stands at its end. */
export function assailantOf(table: Pick<Table, 'marched'>, { id, at }: Counter): Assailant {
  const path = marchOf(table, id)?.path;
  const end = path?.at(-1);
  return path && end && isSame(end, at) ? { id, path } : { id };
}

/** Those of the people whose turn it is, or of the others where their own is the target, next to it, that may still fight. */
const readyAgainst = (table: Table, target: Counter): readonly Counter[] => {
  const own = table.peoples[table.turn];
  return neighboursOf(table.position.map, target.at)
    .flatMap((hex) => enemiesAt(table.position, hex, peopleOf(target)))
    .filter((counter) => (peopleOf(target) === own || peopleOf(counter) === own) && mayFight(table, counter));
};

/** What a counter came to attack this turn: a counter or a city, while it is still next to it. */
export function declaredOf(table: Table, { id, at }: Pick<Counter, 'id' | 'at'>): string | undefined {
  const against = marchOf(table, id)?.against;
  if (against === undefined) return undefined;
  const { map } = table.position;
  const city = cityNamed(table, against);
  if (city) return isManned(city) && !isFriend(table, table.turn, city.people) && isNext(map, city.at, at) ? against : undefined;
  const enemy = find(table, against);
  return enemy && !enemy.paralysed && isNext(map, enemy.at, at) ? against : undefined;
}

export const mayAttack = (table: Table, attackers: readonly Counter[], targets: readonly Counter[]) =>
  judgeAttack(
    table.position,
    attackers.map((one) => assailantOf(table, one)),
    targets.map(({ id }) => id),
    boxIn(table.position),
  );

/** Those of `readyAgainst` that are free to attack this enemy: they came for no other, or may turn to it (LOR-L-64). */
export const freeAgainst = (table: Table, target: Counter): readonly Counter[] =>
  readyAgainst(table, target).filter((one) => {
    const declared = declaredOf(table, one);
    return declared === undefined || mayTurnTo(declared, target.id, readingsOf(table.options));
  });

/** Whether all that stand there together may attack this enemy. */
export function isInReach(table: Table, target: Counter): boolean {
  const group = freeAgainst(table, target);
  return group.length > 0 && mayAttack(table, group, [target]).ok;
}

export const enemiesAround = ({ position }: Table, counter: Counter): readonly Counter[] =>
  hasNeighbours(position, numberOf(position.map, counter.at))
    ? neighboursOf(position.map, counter.at).flatMap((hex) => enemiesAt(position, hex, peopleOf(counter)))
    : [];

/** Own counters next to an enemy city that are free to besiege it. */
export const besiegersFor = (table: Table, city: City): readonly Counter[] =>
  ownOf(table, table.turn).filter((counter) => {
    if (!isNext(table.position.map, counter.at, city.at)) return false;
    const declared = declaredOf(table, counter);
    const isFree = declared === undefined || mayTurnTo(declared, cityId(city), readingsOf(table.options));
    return isFree && mayFight(table, counter) && judgeSiege(table.position, [{ id: counter.id }], city).ok;
  });

export const isInZone = ({ position }: Pick<Table, 'position'>, counter: Counter): boolean =>
  zonesOn(position, counter.at, peopleOf(counter)).length > 0;

/** Whom a counter that entered several zones, and still stands where it did, has to attack together, where the table asks for all of them (LOR-L-58): not one whose zone had fallen before (LOR-ZDI-2). */
export function boundTo(table: Table, counter: Counter): readonly Counter[] {
  const readings = readingsOf(table.options);
  if (readings['LOR-L-58'] !== 'tous') return [];
  const came = table.marched.findIndex(({ id }) => id === counter.id);
  const { against, path = [] } = table.marched[came] ?? {};
  const end = path.at(-1);
  if (against === undefined || !end || !isSame(end, counter.at)) return [];
  const fallen = readings['LOR-L-38'] === 'au-combat' ? [] : table.marched.slice(0, came).flatMap(({ against }) => against ?? []);
  return enemiesAround(table, counter).filter(({ id, paralysed }) => !paralysed && !fallen.includes(id));
}

/** Whether a counter may attack somebody, together with all that are free to help it; all of those at once where it has to. */
export function canFight(table: Table, counter: Counter): boolean {
  const all = boundTo(table, counter);
  return all.length > 1 ? mayFight(table, counter) && mayAttack(table, [counter], all).ok : canFightOne(table, counter);
}

const canFightOne = (table: Table, counter: Counter): boolean =>
  enemiesAround(table, counter).some((enemy) => isInReach(table, enemy) && freeAgainst(table, enemy).some(({ id }) => id === counter.id));

/** Whether it may besiege a city from where it stands. */
const canBesiege = (table: Table, counter: Counter): boolean =>
  enemyCities(table, table.turn).some(
    (city) => isNext(table.position.map, city.at, counter.at) && besiegersFor(table, city).some(({ id }) => id === counter.id),
  );

/** Whether a counter that came for this enemy may keep its word by shooting at it (LOR-L-60). */
export function mayShootInstead(table: Table, counter: Counter, enemy: Counter): boolean {
  const shot = counter.escort ? undefined : shotOf(counter.kind);
  if (!shot || aimOf(table, counter.id) !== undefined || !shotKeepsWord(enemy.id, enemy.id, readingsOf(table.options))) return false;
  return judgeShot(table.position, shooterOf(counter), enemy, shot).ok;
}

/** Whether a counter has shot and owes no combat any more: at whom it came for (LOR-L-60); who came for nobody, at anybody. */
function hasShotForIt(table: Table, id: string): boolean {
  const [aim, entered] = [aimOf(table, id), marchOf(table, id)?.against];
  return aim !== undefined && (entered === undefined || shotKeepsWord(entered, aim, readingsOf(table.options)));
}

/** Whether an own counter was bound to attack, still may, and has not (LOR-ZDI-1, LOR-ZDI-3); among the shots, whether it can do nothing but shoot. */
export function owes(table: Table, counter: Counter): boolean {
  if (table.phase === 'combats')
    return (
      table.bound.includes(counter.id) &&
      !hasShotForIt(table, counter.id) &&
      mayFight(table, counter) &&
      (canFight(table, counter) || canBesiege(table, counter))
    );
  const declared = declaredOf(table, counter);
  const enemy = declared === undefined ? undefined : find(table, declared);
  return enemy !== undefined && mayShootInstead(table, counter, enemy) && !canFight(table, counter);
}

/** All of those. */
export const owing = (table: Table): readonly Counter[] => ownOf(table, table.turn).filter((counter) => owes(table, counter));

/** Enemies for whom somebody came who has not attacked yet: until then their zones are gone (LOR-ZDI-2). */
export function stillAttacked(table: Table): readonly string[] {
  const known = ATTACKED.get(table);
  if (known) return known;
  const found = attackedStill(table);
  ATTACKED.set(table, found);
  return found;
}

const ATTACKED = new WeakMap<Table, readonly string[]>();

const attackedStill = (table: Table): readonly string[] =>
  [...ownOf(table, table.turn), ...lodgedOf(table, table.turn)]
    .filter((counter) => mayFight(table, counter))
    .flatMap((counter) => idsIn(counter).flatMap((id) => declaredOf(table, { id, at: counter.at }) ?? []));

/** The force of a counter, as the box of its position prints it. */
export const forceOf = (counter: Counter, position: Pick<Position, 'box'>): number => boxIn(position).factors[fighterOf(counter)].combat;

/** Whose counter stands on the other's camp, free. */
export const campHolder = (table: Pick<Table, 'position' | 'peoples' | 'options'>, seat: Seat): Counter | undefined =>
  ownOf(table, seat).find(({ at, paralysed }) => !paralysed && isSame(at, campOf(table.options.scenario, 1 - seat)));

/** A seat that still leads a counter, or has somebody in a city: a garrison, or hostages of whom it may still dispose (LOR-ALL-3, LOR-ALL-4). */
export const isAlive = (table: Pick<Table, 'position' | 'peoples'>, seat: Seat): boolean =>
  ownOf(table, seat).length > 0 || citiesHeld(table, seat).some((city) => isManned(city) || (city.hostages ?? []).length > 0);

/** What each seat has: cities (LOR-TOUR-4), or in a skirmish what it has struck, in factors, and the other's camp, if it holds it (LOR-L-59). */
export function scoresOf(table: Pick<Table, 'position' | 'peoples' | 'options' | 'fallen'>): readonly number[] {
  const isSkirmish = SCENARIOS[table.options.scenario].wins === 'camp';
  return table.peoples.map((_, seat) => {
    if (!isSkirmish) return citiesHeld(table, seat).length;
    const { factors } = boxIn(table.position);
    const struck = table.fallen.filter((one) => one.seat !== seat).reduce((sum, { kind }) => sum + factors[kind].combat, 0);
    return struck + (campHolder(table, seat) ? CAMP_WORTH : 0);
  });
}

/** Every set of one or more. */
export function subsetsOf<One>(list: readonly One[]): readonly (readonly One[])[] {
  const sets: (readonly One[])[] = [];
  for (const one of list) for (const set of [[], ...sets]) sets.push([...set, one]);
  return sets;
}

/** The position with one counter changed. */
export function withCounter(position: Position, id: string, change: (counter: Counter) => Counter): Position {
  const { counters } = position;
  const counter = findCounter(position, id);
  return counter ? { ...position, counters: counters.with(counters.indexOf(counter), change(counter)) } : position;
}

/** The position with one city changed. */
export const withCity = (position: Position, id: string, change: (city: City) => City): Position => ({
  ...position,
  cities: position.cities.map((city) => (cityId(city) === id ? change(city) : city)),
});
