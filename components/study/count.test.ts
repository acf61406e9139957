import { describe, expect, test } from 'vitest';
import { between, type Count, counting, difference, mean, part, quantile, rateOf, share, total } from './count.ts';

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
  const sure = rateOf(count(), 'gain', 'draws');
  expect(sure.value).toBe(0.25);
  expect(sure.high - sure.value).toBeCloseTo(0.6326, 4);
  expect(rateOf(count(), 'gain', 'draws', 0.01).value).toBe(25);
});

// Wilson, 4 of 8: 0.5 ± 0.2848 (R's binom.confint, method « wilson »: 0.2152, 0.7848).
test('a share has Wilson’s interval, of games or of what is counted', () => {
  const sure = share(counted(LENGTHS), 'long');
  expect(sure.value).toBe(0.5);
  expect(sure.low).toBeCloseTo(0.2152, 4);
  expect(share(counted(LENGTHS), 'long', 'length').value).toBe(0.1);
});

// By hand: 1 of 4, 3 of 4 and 2 of 2 battles: 6 of 10; what is apart (1 − 2.4, 3 − 2.4, 2 − 1.2): squares 1.96 + 0.36 + 0.64 = 2.96; variance 2.96 × 3 / 2 / 100.
test('parts of what is counted several to a game: games are the trials, not the battles', () => {
  const { add, count } = counting({ parts: [['close', 'battles']] });
  for (const [close, battles] of [
    [1, 4],
    [3, 4],
    [2, 2],
  ] as const)
    add({ length: 1, close, battles });
  const sure = part(count(), 'close', 'battles');
  expect(sure.value).toBeCloseTo(0.6, 12);
  expect(0.6 - sure.low).toBeCloseTo(1.96 * Math.sqrt(0.0444), 4);
  expect(() => part(count(), 'battles', 'close')).toThrow('no battles of close among close/battles');
});

test('what is the same in every game has no interval: nothing was measured', () => {
  const { add, count } = counting({ parts: [['lost', 'piles']] });
  for (const rounds of [2, 3, 5]) add({ length: rounds, lost: 3 * rounds, piles: 9 * rounds });
  const sure = part(count(), 'lost', 'piles');
  expect(sure.high - sure.low).toBeCloseTo(0, 9);
});

test('a game that was stopped is counted as such, and is in no mean, no share and no length', () => {
  const { add, count } = counting({ stopped: 'out' });
  add({ length: 30, out: 0, won: 1 });
  add({ length: 500, out: 1, won: 1 });
  expect(count()).toEqual({
    games: 1,
    stopped: 1,
    sums: { length: [30, 900], out: [0, 0], won: [1, 1] },
    lengths: [...new Array<number>(30).fill(0), 1],
  });
});

// By hand: half widths 3 and 4 make 5.
test('between two numbers counted apart, half widths add up as the sides of a right angle', () => {
  expect(between({ value: 10, low: 7, high: 13 }, { value: 4, low: 0, high: 8 })).toEqual({ value: 6, low: 1, high: 11 });
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
