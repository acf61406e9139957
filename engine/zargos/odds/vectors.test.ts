import { expect, test } from 'vitest';
import { addScaled, addStruck, chanceList, endOf, land, lossChances, NEGLIGIBLE, PAD, sum } from './vectors.ts';

test('a list runs from twelve below nothing to its pawns', () => {
  expect(PAD).toBe(12);
  expect(chanceList(3)).toEqual(new Float64Array(16));
});

test('adding a multiple, from an index up to another', () => {
  const into = new Float64Array([1, 1, 1, 1]);
  addScaled(into, new Float64Array([9, 1, 2, 3]), 0.5, 1, 4);
  expect([...into]).toEqual([1, 1.5, 2, 2.5]);
  addScaled(into, new Float64Array([9, 1, 2, 3]), NEGLIGIBLE / 2, 0, 4);
  addScaled(into, new Float64Array([9, 1, 2, 3]), 1, 2, 3);
  expect([...into]).toEqual([1, 1.5, 4, 2.5]);
});

test('striking a list moves its chances down by the losses', () => {
  const into = chanceList(2);
  const from = chanceList(2);
  from[PAD] = 1;
  from[PAD + 2] = 0.5;
  addStruck(into, from, new Float64Array([0.25, 0.5, 0.25]), PAD + 1, PAD + 3);
  expect([...into.slice(PAD - 1)]).toEqual([0, 0.125, 0.25, 0.125]);
  addStruck(into, from, new Float64Array([0, 0, 0, 1]), PAD + 1, PAD + 2);
  expect(into[PAD - 1]).toBe(0);
  addStruck(into, from, new Float64Array([0, 0, 0, 1]), PAD + 1, PAD + 3);
  expect(into[PAD - 1]).toBe(0.5);
});

test('a list ends after its last entry that counts', () => {
  expect(endOf(new Float64Array([1, 0, 2, NEGLIGIBLE / 2, 0]), 0)).toBe(3);
  expect(endOf(new Float64Array([1, 0, 0]), 1)).toBe(1);
  expect(endOf(new Float64Array([0, NEGLIGIBLE]), 0)).toBe(2);
});

test('a sum stops before its end', () => {
  expect(sum(new Float64Array([1, 2, 4, 8]), 1, 3)).toBe(6);
  expect(sum(new Float64Array([1, 2, 4, 8]), 0, 4)).toBe(15);
});

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
