import { expect, test } from 'vitest';
import type { City } from '../board/position.ts';
import { FACTORS } from '../data/counters.ts';
import { LORDS } from './game.ts';
import { joined, leaving } from './places.ts';
import { garrisonKnown, sallyOdds, siegeKnown, strikeOdds } from './known.ts';
import type { State } from './types.ts';

const SIEGE = LORDS.setup({ seats: 2, scenario: 'siege', months: 10, options: {} }, 'connu');
const [CITY] = SIEGE.position.cities;
if (!CITY) throw new Error('a siege has a city');

/** What those outside see of it. */
const seen = (state: State, change: (city: City) => City = (city) => city) => {
  const changed = { ...state, position: { ...state.position, cities: state.position.cities.map(change) } };
  const view = LORDS.view(changed, 1);
  const [city] = view.position.cities;
  if (!city) throw new Error('the city is seen');
  return { view, city };
};

test('LOR-VIL-1: who is nowhere to be seen is in the only city that hides anybody', () => {
  const { view, city } = seen(SIEGE);
  expect(city.garrison).toEqual([]);
  expect(city.hidden).toBeNull();
  const known = garrisonKnown(view, city);
  expect('kinds' in known && [...known.kinds].sort()).toEqual([...CITY.garrison].sort());
});

test('LOR-VIL-1: with two cities that hide somebody, a garrison is known by its bounds, which hold what is in it', () => {
  const other: City = { at: { q: 0, r: 0 }, people: CITY.people, garrison: [CITY.garrison[3] ?? 'chevalier'], ids: [CITY.ids?.[3] ?? ''] };
  const split = { ...CITY, garrison: CITY.garrison.slice(0, 3), ids: CITY.ids?.slice(0, 3) ?? [] };
  const { view, city } = seen({ ...SIEGE, position: { ...SIEGE.position, cities: [split, other] } });
  const known = garrisonKnown(view, city);
  if ('kinds' in known) throw new Error('it is not known whole');
  expect(known.pawns).toEqual([1, 4]);
  const odds = siegeKnown(view, ['b1'], city);
  expect(odds.allowed && odds.cases.some(({ pawns }) => pawns === 3)).toBe(true);
});

test('LOR-VIL-1: who was seen to come out of a city is not in it, and whom others cannot hold is', () => {
  const ids = CITY.ids ?? [];
  const split = { ...CITY, garrison: CITY.garrison.slice(0, 3), ids: ids.slice(0, 3) };
  const other: City = { at: { q: 0, r: 0 }, people: CITY.people, garrison: [CITY.garrison[3] ?? 'chevalier'], ids: [ids[3] ?? ''] };
  const knownOf = (cities: readonly City[], at: number) => {
    const view = LORDS.view({ ...SIEGE, position: { ...SIEGE.position, cities } }, 1);
    const [city] = view.position.cities.slice(at);
    if (!city) throw new Error('the city is seen');
    return { ...garrisonKnown(view, city), city };
  };
  expect(knownOf([split, other], 0)).toMatchObject({ pawns: [1, 4] });
  // Two of the second's four came out: two of the four unseen at most are left there, so that two are here.
  const twoOut = leaving({ ...other, ids: [...(other.ids ?? []), 'x1', 'x2'], garrison: [...other.garrison, 'chevalier', 'chevalier'] }, [
    'x1',
    'x2',
  ]);
  expect(knownOf([split, twoOut], 1)).toMatchObject({ pawns: [1, 2] });
  expect(knownOf([split, twoOut], 0)).toMatchObject({ pawns: [2, 4] });
  // One that comes back is seen there, and makes room for nobody.
  const back = joined(twoOut, [{ id: 'x1', kind: 'chevalier' }]);
  expect(back.most).toBe(3);
});

test('LOR-VIL-3: a city that was counted has as many as it said; seen whole, it is known whole', () => {
  const counted = seen(SIEGE, (city) => ({ ...city, counted: true }));
  expect(counted.city.hidden).toBe(4);
  const whole = seen(SIEGE, (city) => ({ ...city, shown: city.ids ?? [], counted: true }));
  expect(garrisonKnown(whole.view, whole.city)).toEqual({ kinds: CITY.garrison });
});

test('LOR-VIL-5: a garrison that attacks from its walls is not driven out of them by a retreat', () => {
  const odds = sallyOdds(LORDS.view(SIEGE, 0), CITY, ['b4']);
  expect(odds?.attack).toBeGreaterThan(0);
  expect(odds?.byDie.some((face) => /^A\d/.test(face))).toBe(false);
});

test('LOR-IND-1: a combat of its own is one against one, wherever it is fought', () => {
  const state = { ...SIEGE, turn: 1 };
  const strike = LORDS.moves(state, 1).find((move) => move.kind === 'strike' && move.id === 'b4');
  if (strike?.kind !== 'strike') throw new Error('a Serpent may strike from the start');
  const odds = strikeOdds(LORDS.view(state, 1), strike);
  expect(odds?.allowed && odds.attack).toBe(FACTORS.serpent.combat);
});
