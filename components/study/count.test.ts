import { describe, expect, test } from 'vitest';
import { type Count, counting, difference, mean, quantile, ratio, share, total } from './count.ts';

/** Games of 2, 4, 4, 4, 5, 5, 7 and 9: mean 5, squares of what is apart 32, the textbook's example. */
const LENGTHS = [2, 4, 4, 4, 5, 5, 7, 9];

function counted(lengths: readonly number[]): Count {
  const { add, count } = counting();
  for (const length of lengths) add({ length, long: length > 4 ? 1 : 0 });
  return count();
}

test('games add up: sums, squares, and how many of each length', () => {
  expect(counted(LENGTHS)).toEqual({
    games: 8,
    sums: { length: [40, 232], long: [4, 4] },
    lengths: [0, 0, 1, 0, 3, 2, 0, 1, 0, 1],
  });
});

test('parts of a win are kept short: three thirds are one', () => {
  const { add, count } = counting();
  for (let i = 0; i < 3; i++) add({ length: 1, won: 1 / 3 });
  expect(count().sums).toEqual({ length: [3, 3], won: [1, 0.333333] });
});

// By hand: variance 32 / 7, of the mean 4 / 7; 1.96 times its root is 1.4816.
test('a mean is sure within 1.96 times its standard error', () => {
  const sure = mean(counted(LENGTHS), 'length');
  expect(sure.value).toBe(5);
  expect(sure.high - 5).toBeCloseTo(1.4816, 4);
  expect(5 - sure.low).toBeCloseTo(1.4816, 4);
  expect(mean(counted(LENGTHS), 'length', 5).value).toBe(1);
});

test('one game is not sure at all', () => {
  expect(mean(counted([3]), 'length')).toEqual({ value: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
});

// By hand: two variances of 4 / 7 add up; 1.96 √(8 / 7) = 2.0953.
test('a difference is as sure as both its means', () => {
  const longer = counted(LENGTHS.map((length) => length + 3));
  const sure = difference(longer, counted(LENGTHS), 'length');
  expect(sure.value).toBe(3);
  expect(sure.high).toBeCloseTo(5.0953, 4);
});

// By hand: gains of 1, − 1, 2 and 0 over 2, 2, 4 and 0 draws: 2 ÷ 8; variance 5 / 3, of the sum 4 × 5 / 3; 1.96 √(20 / 3) ÷ 8 = 0.6326.
test('a sum by one of what is counted', () => {
  const { add, count } = counting();
  for (const [gain, draws] of [
    [1, 2],
    [-1, 2],
    [2, 4],
    [0, 0],
  ] as const)
    add({ length: 1, gain, draws });
  const sure = ratio(count(), 'gain', 'draws');
  expect(sure.value).toBe(0.25);
  expect(sure.high - sure.value).toBeCloseTo(0.6326, 4);
  expect(ratio(count(), 'gain', 'draws', 0.01).value).toBe(25);
});

// Wilson, 4 of 8: 0.5 ± 0.2848 (R's binom.confint, method « wilson »: 0.2152, 0.7848).
test('a share has Wilson’s interval, of games or of what is counted', () => {
  const sure = share(counted(LENGTHS), 'long');
  expect(sure.value).toBe(0.5);
  expect(sure.low).toBeCloseTo(0.2152, 4);
  expect(share(counted(LENGTHS), 'long', 'length').value).toBe(0.1);
});

describe('quantiles are lengths that games had', () => {
  test.each([
    [0, 2],
    [0.125, 2],
    [0.25, 4],
    [0.5, 4],
    [0.9, 9],
    [1, 9],
  ])('%d: %d', (part, length) => {
    expect(quantile(counted(LENGTHS), part)).toBe(length);
  });
});

test('a name that was not counted is an error', () => {
  expect(() => total(counted(LENGTHS), 'dragons')).toThrow('no dragons among length,long');
});
