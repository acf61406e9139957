/**
 * The plan of a turn in the war, made from what its player sees: which cities are to be taken and by whom, which are to be held, relieved or manned, and where
 * the others gather. Marches are decided one counter after the other; the same plan, made anew from each view, is what makes them one turn.
 */
import { distanceOn, isNext, neighboursOf, numberOf, terrainAt } from '../../../board/map.ts';
import { boxIn, type City, type Counter, cityId, isManned, standingAt } from '../../../board/position.ts';
import { fighterOf, hasPower, peopleOf } from '../../../data/counters.ts';
import { MAX_GARRISON } from '../../../types.ts';
import { reachIn } from '../../march.ts';
import { haveAlliances } from '../../pacts.ts';
import { citiesHeld, enemiesOf, enemyCities, find, forceOf, idsIn, ownOf } from '../../table.ts';
import type { Table } from '../../types.ts';
import { onceWhileTheyStand, sum } from '../blows.ts';
import { handOver, type HandingTask } from './hostages.ts';
import { monthsTo, roadOf, UNREACHED } from './roads.ts';
import { garrisonIn, wantedFor } from './sieges.ts';

/**
 * What a counter is to do about a city: `besiege` it now, `gather` at some distance until those who come are enough, `enter` an empty one, `man` one of its own,
 * or `relieve` it from those around; or to wait near one of its own, in `reserve`. About hostages: `deliver` oneself there, `receive` who has come, `lodge` who was taken in charge, or `yield` the place.
 */
export interface Aim {
  readonly task: 'besiege' | 'gather' | 'reserve' | 'enter' | 'man' | 'relieve' | HandingTask;
  readonly city: City;
  /** Those who gather are more than who could meet them in the open: they need not keep away. */
  readonly isBold?: boolean;
  /** Of a siege: who can be around the city this month, and what is wanted there. */
  readonly muster?: Muster;
}

/** The strongest that find room around a city, and the force and the number that are wanted there. */
export interface Muster {
  readonly pawns: number;
  readonly force: number;
  readonly room: number;
  readonly wanted: number;
  readonly least: number;
}

/** By counter. */
export type Plan = ReadonlyMap<string, Aim>;

/** By counter, the city that it was sent to besiege last month, by its id. */
export type Intent = ReadonlyMap<string, string>;

const NONE: Intent = new Map();

/** Months by which another siege must be nearer than the one that was meant. */
const HELD = 1;

/** Hexes around a city: no more can besiege it. */
const AROUND = 6;

/** Months within which an enemy is near. */
export const SOON = 2;

/** Months left to play for; a tie goes on for some. */
const monthsLeft = ({ month, options }: Table): number => Math.max(3, options.months - month + 1);

/** Enemies that may be next to a city within so many months. */
export const besiegersNear = (table: Table, city: City, months: number): readonly Counter[] => comingTo(table, city.at, months);

const comingTo = onceWhileTheyStand((table, to, months): readonly Counter[] =>
  enemiesOf(table, table.turn).filter(
    (enemy) =>
      !enemy.paralysed &&
      distanceOn(table.position.map, enemy.at, to) <= months * boxIn(table.position).factors[fighterOf(enemy)].movement + 1 &&
      monthsTo(table.position.map, enemy, to) <= months,
  ),
);

/** What the strongest that find room around a city are worth together. */
const strongest = ({ position }: Table, counters: readonly Counter[], room = AROUND): number =>
  sum(
    counters
      .map((one) => forceOf(one, position))
      .sort((a, b) => b - a)
      .slice(0, room),
  );

/** Hexes around a city where a besieger may stand. */
const roomAround = ({ position, peoples, turn }: Table, city: City): number =>
  neighboursOf(position.map, city.at).filter((hex) => {
    const terrain = terrainAt(position.map, hex);
    return terrain !== 'mer' && terrain !== 'gouffre' && standingAt(position, hex).every((one) => peopleOf(one) === peoples[turn]);
  }).length;

/** How many times the force of those near a city makes bold. */
const BOLD = 1.3;

const hasMoved = ({ marched }: Table, counter: Counter): boolean => idsIn(counter).some((id) => marched.some((one) => one.id === id));

/** The nearest to a city first. */
function byNearness(table: Table, counters: readonly Counter[], city: City): readonly Counter[] {
  const { map } = table.position;
  const { factors } = boxIn(table.position);
  return counters
    .map((one) => ({ one, far: roadOf(map, one, one.at, city.at) / factors[fighterOf(one)].movement }))
    .filter(({ far }) => far < UNREACHED / 10)
    .sort((a, b) => a.far - b.far)
    .map(({ one }) => one);
}

/** The first so many that are worth as much together; undefined where all are not. */
function enough(table: Table, counters: readonly Counter[], force: number, least: number): readonly Counter[] | undefined {
  const forces = counters.map((one) => forceOf(one, table.position));
  const best: number[] = [];
  for (const [at, own] of forces.entries()) {
    best.push(own);
    if (best.length > AROUND) best.splice(best.indexOf(Math.min(...best)), 1);
    if (at + 1 >= least && sum(best) >= force) return counters.slice(0, at + 1);
  }
  return undefined;
}

/** Hexes next to a city, by their numbers, where a counter can stand at the end of this turn. */
function footholdsOf(table: Table, one: Counter, city: City): readonly number[] {
  const { map } = table.position;
  if (isNext(map, one.at, city.at)) return [numberOf(map, one.at)];
  if (hasMoved(table, one) || monthsTo(map, one, city.at) > 1) return [];
  // Where it would have to attack somebody else, it does not besiege.
  const isFree = (attacks: readonly string[]): boolean => attacks.every((id) => id === cityId(city));
  return reachIn(table, one.id).arrivals.flatMap(({ at, attacks }) =>
    isNext(map, at, city.at) && isFree(attacks) ? [numberOf(map, at)] : [],
  );
}

/** Who can stand next to a city by the end of this turn, each on a hex of its own: the strongest find room first. */
function atHand(table: Table, group: readonly Counter[], city: City): readonly Counter[] {
  const { position } = table;
  const footholds = new Map(group.map((one) => [one, footholdsOf(table, one, city)]));
  const standing = new Map<number, Counter>();
  /** Whether it finds room, others making some where they may stand elsewhere. */
  const finds = (one: Counter, tried: Set<number>): boolean =>
    (footholds.get(one) ?? []).some((hex) => {
      if (tried.has(hex)) return false;
      tried.add(hex);
      const there = standing.get(hex);
      if (there && !finds(there, tried)) return false;
      standing.set(hex, one);
      return true;
    });
  return group.toSorted((a, b) => forceOf(b, position) - forceOf(a, position)).filter((one) => finds(one, new Set()));
}

/** A siege that may be laid: by whom, and how many months until they are there, a strong garrison counted as more. */
interface Siege {
  readonly city: City;
  readonly group: readonly Counter[];
  readonly cost: number;
}

function siegeOf(table: Table, city: City, free: readonly Counter[], intent: Intent): Siege | undefined {
  const { pawns, force } = garrisonIn(city);
  const { usual, least } = wantedFor(city);
  const isMeant = ({ id }: Counter): boolean => intent.get(id) === cityId(city);
  const near = byNearness(table, free, city).toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
  const group = enough(table, near, usual, pawns) ?? enough(table, near, least + 4, pawns);
  const last = group?.at(-1);
  if (!group || !last) return undefined;
  const months = monthsTo(table.position.map, last, city.at);
  const field = strongest(table, besiegersNear(table, city, 1));
  // What is begun is gone on with.
  const isBegun = table.marched.some(({ against }) => against === cityId(city));
  const held = group.filter(isMeant).length * 2 >= group.length ? HELD : 0;
  return months >= monthsLeft(table) ? undefined : { city, group, cost: isBegun ? 0 : months + force / 8 + field / 16 - held };
}

/** Those needed first at home: into cities that stand bare, and against those who come. */
function defend(table: Table, send: Send, free: () => readonly Counter[]): void {
  const held = citiesHeld(table, table.turn).map((city) => ({
    city,
    near: besiegersNear(table, city, SOON),
    close: besiegersNear(table, city, 1),
  }));
  for (const { city, near, close } of held.toSorted((a, b) => strongest(table, b.close) - strongest(table, a.close))) {
    const wanted = near.length > 0 ? MAX_GARRISON : 1;
    const lacking = wanted - city.garrison.length;
    if (lacking > 0) {
      const able = byNearness(table, free(), city).filter(
        (one) => !hasMoved(table, one) && monthsTo(table.position.map, one, city.at) <= SOON,
      );
      const foot = able.filter(({ kind }) => hasPower(kind, 'escorte') || hasPower(kind, 'fleches'));
      send((city.garrison.length === 0 && foot.length === 0 ? able : foot).slice(0, lacking), { task: 'man', city });
    }
    if (close.length === 0) continue;
    const able = byNearness(table, free(), city).filter((one) => monthsTo(table.position.map, one, city.at) <= SOON);
    send(enough(table, able, strongest(table, close) + 4, 1) ?? able, { task: 'relieve', city });
  }
}

type Send = (counters: readonly Counter[], aim: Aim) => void;

/** Whether those of these who find room around a city are what its siege wants. */
export const areEnough = (table: Table, counters: readonly Counter[], { room, wanted, least }: Muster): boolean =>
  Math.min(room, counters.length) >= least && strongest(table, counters, room) >= wanted;

/** Sieges, the cheapest first, while there is somebody to lay them; the others follow the nearest. */
function attack(table: Table, send: Send, free: () => readonly Counter[], intent: Intent): void {
  const theirs = enemyCities(table, table.turn);
  for (const city of theirs.filter((one) => !isManned(one))) send(byNearness(table, free(), city).slice(0, 2), { task: 'enter', city });
  let left = theirs.filter(isManned);
  const laid: Aim[] = [];
  while (left.length > 0) {
    const sieges = left.flatMap((city) => siegeOf(table, city, free(), intent) ?? []);
    const [best] = sieges.toSorted((a, b) => a.cost - b.cost);
    if (!best) break;
    const { city, group } = best;
    const present = atHand(table, group, city);
    const { usual, least } = wantedFor(city);
    const wanted = Math.min(usual, Math.max(least + 4, strongest(table, group)));
    const room = roomAround(table, city);
    const muster: Muster = {
      pawns: Math.min(room, present.length),
      force: strongest(table, present, room),
      room,
      wanted,
      least: garrisonIn(city).pawns,
    };
    const isReady = areEnough(table, present, muster);
    const isBold = strongest(table, group, 99) > BOLD * strongest(table, besiegersNear(table, city, 1), 99);
    const aim: Aim = isReady ? { task: 'besiege', city, muster } : { task: 'gather', city, isBold, muster };
    laid.push(aim);
    send(group, aim);
    left = left.filter((one) => one !== city);
  }
  const { map } = table.position;
  const goals: readonly Aim[] = laid.length > 0 ? laid : theirs.map((city): Aim => ({ task: 'gather', city }));
  for (const one of free()) {
    const roads = goals.map(({ city }) => roadOf(map, one, one.at, city.at));
    const goal = goals.find(({ city }) => cityId(city) === intent.get(one.id)) ?? goals[roads.indexOf(Math.min(...roads))];
    if (goal && !hasPower(one.kind, 'escorte')) send([one], goal);
    else if (goal) send([one], { task: 'gather', city: goal.city });
  }
}

/** Garrison that a city keeps where nobody can come for some months. */
const WATCH = 2;

/** Months within which no enemy may come where whoever advises lets somebody out of a garrison: a month nearer, he would be called back. */
export const WATCHED = 3;

/** Those of garrisons that may leave: nobody can come for so many months. */
const sparedOf = (table: Table, months: number): readonly Counter[] =>
  citiesHeld(table, table.turn).flatMap((city) => {
    if (city.garrison.length <= WATCH || besiegersNear(table, city, months).length > 0) return [];
    return city.garrison.map((kind, at): Counter => ({ id: city.ids?.[at] ?? '', kind, at: city.at })).slice(WATCH);
  });

/** Those who may be sent anywhere. */
const sentOf = (table: Table, months: number): readonly Counter[] => [
  ...ownOf(table, table.turn).filter(({ paralysed }) => !paralysed),
  ...sparedOf(table, months),
];

/** Whether a city may be besieged before the end by whoever may be sent. */
export const canBesiege = (table: Table, city: City): boolean => siegeOf(table, city, sentOf(table, WATCHED), NONE) !== undefined;

function made(table: Table, intent: Intent, months: number): Plan {
  const aims = new Map<string, Aim>();
  let left = sentOf(table, months);
  const free = (): readonly Counter[] => left;
  const send: Send = (counters, aim) => {
    for (const { id } of counters) aims.set(id, aim);
    left = left.filter(({ id }) => !counters.some((one) => one.id === id));
  };
  if (haveAlliances(table)) handOver(table, send, free);
  defend(table, send, free);
  attack(table, send, free, intent);
  return aims;
}

const PLANS = new WeakMap<Table, Plan>();

export function planOf(table: Table): Plan {
  const known = PLANS.get(table) ?? made(table, NONE, SOON);
  PLANS.set(table, known);
  return known;
}

/** Months before the end from which an army is kept for nothing by who does not lead. */
const LATE = 15;

const leads = (table: Table): boolean => {
  const held = table.peoples.map((_, seat) => citiesHeld(table, seat).length);
  return held.every((cities, seat) => seat === table.turn || cities < (held[table.turn] ?? 0));
};

/** The same plan for who spares his army: whoever would gather far away, too few as yet, waits near his city, but where no enemy can come there soon and his people is stronger than any other by BOLD, or where it is LATE. Who is on his way goes on for less. */
function sparing(table: Table, intent: Intent): Plan {
  const homes = citiesHeld(table, table.turn);
  const { map } = table.position;
  const rivals = Map.groupBy(enemiesOf(table, table.turn), peopleOf).values();
  const own = strongest(table, ownOf(table, table.turn), 99);
  const theirs = Math.max(0, ...[...rivals].map((one) => strongest(table, one, 99)));
  const isPushing = table.options.months - table.month < LATE && !leads(table);
  const kept = ([id, aim]: readonly [string, Aim]): readonly [string, Aim] => {
    const one = aim.task === 'gather' && !aim.isBold ? find(table, id) : undefined;
    const roads = one ? homes.map(({ at }) => roadOf(map, one, one.at, at)) : [];
    const home = homes[roads.indexOf(Math.min(...roads))];
    const isOnWay = intent.get(id) === cityId(aim.city);
    const isWeak = own <= (isOnWay ? 1 : BOLD) * theirs;
    const isWaiting = home && (!aim.muster || (!isPushing && (isWeak || besiegersNear(table, home, isOnWay ? 1 : SOON).length > 0)));
    return [id, isWaiting ? { task: 'reserve', city: home } : aim];
  };
  return new Map([...made(table, intent, WATCHED)].map(kept));
}

/** Has a table follow the plan of whoever advises: he holds to what he meant and, with more than two peoples, where whoever wins spent is the next one's prey, spares his army. */
export function planWith(table: Table, intent: Intent): void {
  if (!PLANS.has(table)) PLANS.set(table, haveAlliances(table) ? sparing(table, intent) : made(table, intent, WATCHED));
}

/** The plan with which the marches of a turn began, for a table in the midst of them. */
export const keepPlan = (table: Table, begun: Table): void => void PLANS.set(table, planOf(begun));

export const isAimedAt = (aim: Aim | undefined, city: City): boolean => aim !== undefined && cityId(aim.city) === cityId(city);
