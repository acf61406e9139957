/**
 * What follows from one position to the next in a game: who stands where, and what stands in the way of a people, changed only where something has moved. A
 * page that asks about one position does without this file.
 */
import { type Hex, isSame } from '../board/hex.ts';
import { numberOf, numbersNear } from '../board/map.ts';
import { type City, cityId, countAt, findCounter, markZones, type Places, type Position, placesFollow } from '../board/position.ts';
import {
  enemiesIn,
  type FieldQuestion,
  fallenIn,
  fieldsFollow,
  hasThese,
  isInSameHands,
  type Kept,
  ON_HEX,
  markAt,
  type Ways,
} from './field.ts';

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
    const here = standing[number] ?? [];
    if (!here.includes(counter)) return false;
    standing[number] = here.length > 1 ? here.filter((one) => one !== counter) : undefined;
  }
  for (const counter of changes.come) {
    const number = numberOf(map, counter.at);
    countAt(places, map, number, 1);
    if (counter.vanished) continue;
    const here = standing[number];
    standing[number] = here ? [...here, counter].sort((a, b) => counters.indexOf(a) - counters.indexOf(b)) : [counter];
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
  const enemies = hasThese(before, position.counters) ? before.enemies : enemiesIn(asked, before.friends);
  const changes = differences(before.enemies, enemies);
  if (!changes) return undefined;
  const marks = before.marks.slice();
  // 1 where something has changed next to a hex, 2 where it has on it, or its zones may have.
  const isChanged = new Uint8Array(marks.length);
  const changed: number[] = [];
  const change = (number: number): void => {
    if (isChanged[number] === 2) return;
    isChanged[number] = 2;
    changed.push(number);
  };
  const around = (at: Hex): void => {
    const number = numberOf(map, at);
    change(number);
    for (const one of numbersNear(map, number)) change(one);
  };
  const moved = (at: Hex): void => {
    const number = numberOf(map, at);
    marks[number] = markAt(position, before.friends, at) | ((marks[number] ?? 0) & ON_HEX.zone);
    around(at);
  };
  for (const { at } of changes.gone) moved(at);
  for (const { at } of changes.come) moved(at);
  for (const [index, city] of cities.entries()) if (!isInSameHands(before.last.cities[index], city)) moved(city.at);
  if (!individual) {
    const [was, fallen] = [fallenIn(before.asked), fallenIn(asked)];
    const turned = [...was.filter((id) => !fallen.includes(id)), ...fallen.filter((id) => !was.includes(id))];
    for (const id of turned) {
      const holder = findCounter(position, id) ?? cities.find((city) => cityId(city) === id);
      if (holder) around(holder.at);
    }
    for (const number of changed) marks[number] = (marks[number] ?? 0) & ~ON_HEX.zone;
    markZones(position, people, fallen, marks, ON_HEX.zone);
  }
  for (const number of changed) for (const one of numbersNear(map, number)) isChanged[one] ||= 1;
  const later = (ways: Ways | undefined): Ways | undefined =>
    ways && { tours: new Map(), land: ways.land, before: { tours: ways.tours, isChanged } };
  return {
    asked,
    friends: before.friends,
    enemies,
    last: position,
    marks,
    zones: new Map(),
    land: before.land,
    walked: later(before.walked),
    flown: later(before.flown),
  };
}

/** Cities on the same hexes. */
const areThere = (before: readonly City[], after: readonly City[]): boolean =>
  before === after || (before.length === after.length && after.every(({ at }, index) => isSame(before[index]?.at ?? at, at)));

/** From here on, positions follow from each other. */
export function followPositions(): void {
  placesFollow(changedPlaces);
  fieldsFollow(changedField);
}
