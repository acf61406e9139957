import { expect, test } from 'vitest';
import { always, die, mapped, meanOf, plus, probabilities, sumOfDice } from './distribution.ts';

test('a sum of dice counts every throw', () => {
  for (const [count, faces] of [
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 6],
    [4, 6],
    [3, 4],
  ] as const) {
    const ways = new Array<number>(count * faces + 1).fill(0);
    const go = (left: number, sum: number): void => {
      if (left === 0) ways[sum] = (ways[sum] ?? 0) + 1;
      else for (let face = 1; face <= faces; face++) go(left - 1, sum + face);
    };
    go(count, 0);
    expect(sumOfDice(count, faces)).toEqual({ weights: ways, total: faces ** count });
  }
});

test('dice have six sides unless told', () => {
  expect(sumOfDice(1)).toEqual({ weights: [0, 1, 1, 1, 1, 1, 1], total: 6 });
});

test('a mapped distribution keeps its weights', () => {
  expect(mapped(die(6), (face) => Math.floor(face / 2))).toEqual({ weights: [1, 2, 2, 1], total: 6 });
  expect(mapped(die(2), (face) => 4 - face)).toEqual({ weights: [0, 0, 1, 1], total: 2 });
});

test('chances and mean', () => {
  expect(probabilities(die(4))).toEqual([0, 0.25, 0.25, 0.25, 0.25]);
  expect(meanOf(sumOfDice(3))).toBe(10.5);
  expect(always(3)).toEqual({ weights: [0, 0, 0, 1], total: 1 });
});

test('refuses totals that a double cannot count', () => {
  expect(() => plus(sumOfDice(20), sumOfDice(20))).toThrow(/too many to count/);
});
