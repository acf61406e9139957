import { expect, test } from 'vitest';
import { land, lossChances } from './vectors.ts';

/** One die ÷ 2: 0, 1, 2, 3 losses with 1, 2, 2, 1 of six. */
const die = lossChances(1, 2);

const inSixths = (chances: Float64Array) => Array.from(chances, (chance) => Math.round(chance * 6));

test('losses by dice and divisor', () => {
  expect(inSixths(die)).toEqual([1, 2, 2, 1]);
  expect(inSixths(lossChances(1, 3))).toEqual([2, 3, 1]);
  expect(lossChances(4, 2)).toHaveLength(13);
  expect(Array.from(lossChances(2, 3), (chance) => Math.round(chance * 36))).toEqual([1, 9, 16, 9, 1]);
  expect(lossChances(1, 2)).toBe(die);
  expect(lossChances(1, 2)).not.toBe(lossChances(1, 3));
  expect(lossChances(2, 2)).not.toBe(lossChances(1, 2));
});

test.each([
  [1, 0, [5, 1]],
  [2, 0, [3, 2, 1]],
  [3, 0, [1, 2, 2, 1]],
  [5, 2, [1, 2, 2, 1]],
])('%i pawns under one die', (pawns, least, sixths) => {
  const landing = land(pawns, die);
  expect(landing.least).toBe(least);
  expect(inSixths(landing.chances)).toEqual(sixths);
});

test('no pawns stay no pawns', () => {
  const landing = land(0, die);
  expect([landing.least, landing.chances.length]).toEqual([0, 1]);
  expect(landing.chances[0]).toBeCloseTo(1, 15);
});
