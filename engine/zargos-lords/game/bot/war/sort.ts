/** How plans of a war are thought up and weighed. */
import type { Dice } from '../../../../core/dice.ts';
import type { Seat } from '../../../../core/events.ts';
import type { Hex } from '../../../board/hex.ts';
import type { City, Counter } from '../../../board/position.ts';
import { SCENARIOS } from '../../scenarios.ts';
import { citiesHeld, forceOf, ownOf } from '../../table.ts';
import type { State, Table } from '../../types.ts';
import { dangerAt, sum, worthOf } from '../blows.ts';
import { walkerIn } from '../../places.ts';
import { type Idea, NO_WHIM, type Sort, type Whim, whimOf } from '../sort.ts';
import { mostOf } from '../worth.ts';
import { pilgrimsRoad } from './crossing.ts';
import { keepPlan } from './plan.ts';
import { monthsTo, roadOf } from './roads.ts';
import { wantedFor } from './sieges.ts';
import { urgentIn, weighedIn } from './turn.ts';
import { warWorth } from './worth.ts';

/** Plans with whims about all, and how strong these are. */
const WHIMS = 2;
const WHIM = 1.5;
/** How much a hex nearer is worth to a plan that has a leaning, and how much more danger one that is careful minds. */
const LEANING = 0.4;
const CARE = 0.5;
/** Force that is worth a city. */
const CITY_FORCE = 25;
/** What standing before a city in force is worth, beside having it. */
const PRESSURE = 0.3;
/** Hexes of the road of who has to arrive that are worth as much as a city is elsewhere. */
const ROAD = 12;

const otherCities = (table: Table, isOwn: boolean): readonly City[] =>
  table.position.cities.filter(({ people }) => (people === table.peoples[table.turn]) === isOwn);

/** Towards, or away from, the nearest of some cities. */
const leaning =
  (table: Table, cities: readonly City[], by: number): Whim =>
  (id, at) => {
    const counter = walkerIn(table.position, id)?.counter;
    if (!counter || cities.length === 0) return 0;
    return -by * Math.min(...cities.map((city) => roadOf(table.position.map, counter, at, city.at)));
  };

const careful =
  (table: Table, by: number): Whim =>
  (id, at: Hex) => {
    const counter = walkerIn(table.position, id)?.counter;
    return counter ? -by * dangerAt(table, counter, at) : 0;
  };

/** Nobody moves, onward, back home, more careful, bolder, and whims. */
function ideas(table: Table, ids: readonly string[], dice: Dice): readonly Idea[] {
  const [home, theirs] = [otherCities(table, true), otherCities(table, false)];
  const all: Idea[] = [
    { name: 'ne pas bouger', order: [], whim: NO_WHIM },
    ...theirs.map((city) => ({ name: 'vers une ville ennemie', order: ids, whim: leaning(table, [city], LEANING) })),
    { name: 'vers ses villes', order: ids, whim: leaning(table, home, LEANING) },
    { name: 'plus prudent', order: ids, whim: careful(table, CARE) },
    { name: 'plus hardi', order: ids, whim: careful(table, -CARE / 2) },
  ];
  for (let count = 0; count < WHIMS; count += 1) all.push({ name: 'tout autrement', order: ids, whim: whimOf(dice, WHIM) });
  return all;
}

/** The force that stands before others' cities, as a share of what takes them. */
const pressure = (state: State, seat: Seat): number =>
  sum(
    state.position.cities
      .filter(({ people }) => people !== state.peoples[seat])
      .map((city) => {
        const near = ownOf(state, seat).filter((one: Counter) => !one.paralysed && monthsTo(state.position.map, one, city.at) <= 1);
        return PRESSURE * Math.min(1, sum(near.map((one) => forceOf(one, state.position))) / Math.max(1, wantedFor(city).usual));
      }),
  );

const standing = (state: State, seat: Seat): number => {
  const inside = sum(
    citiesHeld(state, seat).flatMap(({ garrison }) => garrison.map((kind) => worthOf({ id: '', kind, at: { q: 0, r: 0 } }))),
  );
  return (sum(ownOf(state, seat).map(worthOf)) + inside) / CITY_FORCE;
};

/** Cities, who is left, and who stands where cities are to be taken; or how far who has to arrive still has to go. */
function edge(state: State, seat: Seat): number {
  const left = standing(state, seat) - standing(state, 1 - seat);
  if (SCENARIOS[state.options.scenario].wins === 'arrival') return left + ((seat === 0 ? 1 : -1) * (6 - pilgrimsRoad(state))) / ROAD;
  const held = citiesHeld(state, seat).length - citiesHeld(state, 1 - seat).length;
  return held + left + pressure(state, seat) - pressure(state, 1 - seat);
}

export const WAR: Sort = {
  captain: (table, legal) => mostOf(weighedIn(table, legal), ({ value }) => value)?.move,
  first: (table, legal) => mostOf(urgentIn(table, legal), ({ value }) => value)?.move,
  glance: warWorth,
  keep: keepPlan,
  least: 0,
  passes: 1,
  ideas,
  edge,
  lead: [0.5, 0.15],
  last: 1,
  looks: 44,
  moves: Number.POSITIVE_INFINITY,
};

/** With a people's whole army, or half of it: a turn is planned in bounded time, and none is played on to the end. */
export const CAMPAIGN: Sort = { ...WAR, last: 0, moves: 4500 };
