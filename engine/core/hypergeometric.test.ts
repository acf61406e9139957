import { expect, test } from 'vitest';
import { chanceToSee, choose, drawChances, ratio } from './hypergeometric.ts';

test.each([
  [5, 2, 10n],
  [4, 0, 1n],
  [4, 4, 1n],
  [3, 4, 0n],
  [3, -1, 0n],
  [40, 20, 137846528820n],
  [60, 30, 118264581564861424n],
] as const)('%i choose %i', (n, k, ways) => {
  expect(choose(n, k)).toBe(ways);
});

/** By hand: 1 − (29/40 × 28/39 × 27/38) for the eleven Vent de Guerre; one card in forty; both aces of three cards. */
test.each([
  [11, 40, 3, 1 - 21924 / 59280],
  [1, 40, 3, 3 / 40],
  [2, 3, 2, 1],
  [2, 4, 1, 1 / 2],
  [0, 40, 3, 0],
  [3, 40, 0, 0],
  [1, 1000, 1000, 1],
])('%i copies in %i cards, %i draws', (copies, deck, draws, chance) => {
  expect(chanceToSee(copies, deck, draws)).toBeCloseTo(chance, 15);
});

test('the number seen, by counting hands', () => {
  // Hands of 2 out of { a, a, b, c }: aa 1, a with another 4, neither 1.
  expect(drawChances(2, 4, 2)).toEqual([1 / 6, 4 / 6, 1 / 6]);
  expect(drawChances(3, 4, 2)).toEqual([0, 3 / 6, 3 / 6, 0]);
});

test('divides to the nearest double', () => {
  expect(ratio(1n, 3n)).toBe(1 / 3);
  expect(ratio(10n ** 40n, 3n * 10n ** 40n)).toBe(1 / 3);
});

test.each([
  [5, 4, 1],
  [1, 4, 5],
  [-1, 4, 1],
  [1, 4.5, 1],
  [1, 1001, 1],
  [Number.NaN, 4, 1],
  [1, 4, -1],
])('refuses %d of %d cards, %d draws', (copies, deck, draws) => {
  expect(() => chanceToSee(copies, deck, draws)).toThrow(/no way to draw/);
  expect(() => drawChances(copies, deck, draws)).toThrow(/no way to draw/);
});
