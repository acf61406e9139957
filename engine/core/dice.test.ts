import { expect, test } from 'vitest';
import { diceFrom, rollMany } from './dice.ts';
import { seeded } from './random.ts';

/** A generator that yields these words, then fails. */
const words = (...list: number[]) => {
  const next = () => {
    const word = list.shift();
    if (word === undefined) throw new Error('no word left');
    return word;
  };
  const unused = () => {
    throw new Error('unused');
  };
  return { next, state: unused, clone: unused };
};

test('faces come from rejection: the words above the last full six are thrown away', () => {
  // 2³² = 6 × 715 827 882 + 4: the last four words are refused.
  expect(diceFrom(words(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5)).roll(6)).toBe(6);
  expect(diceFrom(words(0)).roll(6)).toBe(1);
  expect(diceFrom(words(13)).roll(6)).toBe(2);
  expect(diceFrom(words(2 ** 32 - 1)).roll(2 ** 32)).toBe(2 ** 32);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('there is no die of %d sides', (faces) => {
  expect(() => diceFrom(seeded('x')).roll(faces)).toThrow(/no die of/);
});

test('every face comes up as often as it should', () => {
  const dice = diceFrom(seeded('faces'));
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of rollMany(dice, 60000, 6)) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  // Five standard deviations of a binomial with n = 60 000 and p = 1/6 are 456.
  for (const count of counts) expect(Math.abs(count - 10000)).toBeLessThan(456);
});
