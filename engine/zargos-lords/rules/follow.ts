/**
 * What follows from one position to the next in a game: who stands where, and what stands in the way of a people, changed only where something has moved. A
 * page that asks about one position does without this file.
 */
import { isSame } from '../board/hex.ts';
import { type HexMap, numberOf, numbersNear, sidesOf } from '../board/map.ts';
import { type City, cityId, countAt, findCounter, type Places, type Position, placesFollow, zonesAt } from '../board/position.ts';
import { countNear, enemiesIn, type FieldQuestion, fallenIn, fieldsFollow, isInSameHands, type Kept, type Ways } from './field.ts';

/** Most that differ between two positions of one game, as a rule. */
const FEW = 12;

/** What differs between two lists, but for what they begin and end with; undefined where that is much. */
function differences<One>(before: readonly One[], after: readonly One[]): { readonly gone: One[]; readonly come: One[] } | undefined {
  const gone: One[] = [];
  const come: One[] = [];
  const shorter = Math.min(before.length, after.length);
  const isSame = before.length === after.length;
  let first = 0;
  while (first < shorter && before[first] === after[first]) first += 1;
  let left = 0;
  while (left < shorter - first && before[before.length - 1 - left] === after[after.length - 1 - left]) left += 1;
  for (let at = first; at < before.length - left; at += 1) {
    const one = before[at];
    if (one === undefined || (isSame && one === after[at])) continue;
    gone.push(one);
    if (gone.length > FEW) return undefined;
  }
  for (let at = first; at < after.length - left; at += 1) {
    const one = after[at];
    if (one === undefined || (isSame && one === before[at])) continue;
    come.push(one);
    if (come.length > FEW) return undefined;
  }
  return { gone, come };
}

/** Changes the places to those of another position; false where it is simpler to begin anew. */
function changedPlaces(places: Places, { map, counters, cities }: Position): boolean {
  const { position: before, standing, towns } = places;
  const changes = differences(before.counters, counters);
  if (!changes || before.cities.length !== cities.length) return false;
  for (let at = 0; at < cities.length; at += 1) {
    const [was, city] = [before.cities[at], cities[at]];
    if (was === city || !was || !city) continue;
    const number = numberOf(map, city.at);
    if (numberOf(map, was.at) !== number || towns[number] !== was) return false;
    towns[number] = city;
  }
  for (const counter of changes.gone) {
    const number = numberOf(map, counter.at);
    countAt(places, map, number, -1);
    if (counter.vanished) continue;
    if (standing[number]?.length !== 1 || standing[number]?.[0] !== counter) return false;
    standing[number] = undefined;
  }
  for (const counter of changes.come) {
    const number = numberOf(map, counter.at);
    countAt(places, map, number, 1);
    if (counter.vanished) continue;
    // In the order of the position: not known here.
    if (standing[number]) return false;
    standing[number] = [counter];
  }
  return true;
}

/** The field of one asked before of the same people, changed where enemies have come or gone and where zones have fallen or are back. */
function changedField(kept: readonly Kept[], asked: FieldQuestion): Kept | undefined {
  const { position, people, individual } = asked;
  const { map, cities } = position;
  const before = kept.find(
    (one) =>
      one.asked.people === people &&
      one.asked.individual === individual &&
      one.last.options === position.options &&
      one.last.allies === position.allies &&
      areThere(one.last.cities, cities),
  );
  if (!before) return undefined;
  const enemies = enemiesIn(asked, before.friends);
  const changes = differences(before.enemies, enemies);
  if (!changes) return undefined;
  const changed = new Set<number>();
  const around = (number: number): void => {
    changed.add(number);
    for (const one of numbersNear(map, number)) changed.add(one);
  };
  const near = before.near.slice();
  for (const [list, more] of [[changes.gone, -1] as const, [changes.come, 1] as const])
    for (const { at } of list) {
      const number = numberOf(map, at);
      countNear(near, map, number, more);
      around(number);
    }
  for (const [at, city] of cities.entries()) if (!isInSameHands(before.last.cities[at], city)) around(numberOf(map, city.at));
  let { zones } = before;
  if (!individual) {
    const [was, fallen] = [fallenIn(before.asked), fallenIn(asked)];
    const turned = [...was.filter((id) => !fallen.includes(id)), ...fallen.filter((id) => !was.includes(id))];
    for (const id of turned) {
      const holder = findCounter(position, id) ?? cities.find((city) => cityId(city) === id);
      if (holder) around(numberOf(map, holder.at));
    }
    const now = zones.slice();
    for (const number of changed) {
      const holders = zonesAt(position, number, people, fallen);
      now[number] = holders.length > 0 ? holders : undefined;
    }
    zones = now;
  }
  const isChanged = new Uint8Array(near.length);
  for (const number of changed) {
    isChanged[number] = 1;
    for (const one of numbersNear(map, number)) isChanged[one] = 1;
  }
  const later = (ways: Ways | undefined): Ways | undefined => ways && followedWays(ways, map, changed, isChanged);
  const [walked, flown] = [later(before.walked), later(before.flown)];
  return {
    asked,
    friends: before.friends,
    enemies,
    last: position,
    near,
    zones,
    bare: before.bare,
    ...(walked && { walked }),
    ...(flown && { flown }),
  };
}

/** Steps into and out of what has changed, and ends there, are judged anew. */
function followedWays({ firsts, steps, stops, tours, bare }: Ways, map: HexMap, changed: ReadonlySet<number>, isChanged: Uint8Array): Ways {
  const later = { firsts: firsts.slice(), steps: steps.slice(), stops: stops.slice() };
  const sides = sidesOf(map);
  const forget = (step: number): void => {
    later.firsts[step] = 0;
    later.steps[step] = 0;
  };
  for (const number of changed) {
    later.stops[number] = undefined;
    for (let side = 6 * number; side < 6 * number + 6; side += 1) {
      forget(side);
      const to = sides[side] ?? -1;
      if (to < 0) continue;
      for (let back = 6 * to; back < 6 * to + 6; back += 1) if (sides[back] === number) forget(back);
    }
  }
  return { ...later, tours: new Map(), bare, before: { tours, isChanged } };
}

/** Cities on the same hexes. */
const areThere = (before: readonly City[], after: readonly City[]): boolean =>
  before === after || (before.length === after.length && after.every(({ at }, index) => isSame(before[index]?.at ?? at, at)));

/** From here on, positions follow from each other. */
export function followPositions(): void {
  placesFollow(changedPlaces);
  fieldsFollow(changedField);
}
