/** By hand: a quarter of the way is a quarter of the way, and beyond the ends goes on. */
import { expect, test } from 'vitest';
import { linear } from './linear.ts';

test('a value stands in its range where it stands in its domain', () => {
  const down = linear([0, 4], [100, 20]);
  expect([0, 1, 4, 5].map(down)).toEqual([100, 80, 20, 0]);
});
