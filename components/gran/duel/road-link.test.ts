import { expect, test } from 'vitest';
import { plainLegs } from '#engine/gran/odds/reading.ts';
import { dragonsOf, FIRST, formatRoad, parseRoad } from './road-link.ts';

test('the first state is the empty link', () => {
  expect(formatRoad(FIRST)).toBe('');
  expect(parseRoad('')).toEqual({ road: FIRST, refused: [] });
});

test('a link comes back as it was', () => {
  const road = { ...FIRST, seen: [6, 6, 0, 2] as const, amulets: 1, legs: plainLegs(5) };
  expect(formatRoad(road)).toBe('v=1&vues=6.6.0.2&dragons=5&amulettes=1');
  expect(parseRoad(formatRoad(road))).toEqual({ road, refused: [] });
});

test.each<[query: string, said: RegExp]>([
  ['vues=6.6.6', /^vues\[2\] : la boîte ne contient que 2 cartes de force 6/],
  ['vues=1', /^vues\[0\] attend une force/],
  ['dragons=99', /^dragons attend/],
  ['amulettes=x', /^amulettes attend/],
  ['v=7', /version inconnue/],
  [`vues=${'6.'.repeat(400)}`, /trop long/],
])('%s is told in one sentence, the rest is read', (query, said) => {
  const { refused } = parseRoad(query);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(said);
});

test('a refused number of dragons leaves the page’s own', () => {
  const { road } = parseRoad('vues=6&dragons=99');
  expect([dragonsOf(road), road.seen]).toEqual([3, [6]]);
});
