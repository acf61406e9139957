import { expect, test } from 'vitest';
import { besideEnds } from './beside-ends.ts';

test('marks at the end of lines keep apart, inside, and in the order of their lines', () => {
  expect(besideEnds([10, 50, 90], 14, [0, 100])).toEqual([10, 50, 90]);
  // All three move as little as they must: −13, +1 and +12 of what they want.
  expect(besideEnds([50, 50, 53], 14, [0, 100])).toEqual([37, 51, 65]);
  expect(besideEnds([95, 100, 98], 10, [0, 100])).toEqual([80, 100, 90]);
  expect(besideEnds([84, 70, 100], 15, [0, 100])).toEqual([84.5, 69.5, 100]);
  expect(besideEnds([4, 90], 10, [12, 100])).toEqual([12, 90]);
});
