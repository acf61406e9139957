import { expect, test } from 'vitest';
import { besideEnds, pushedApart } from './beside-ends.ts';

test('marks at the end of lines keep apart, and inside', () => {
  expect(pushedApart([10, 50, 90], 14, 100)).toEqual([10, 50, 90]);
  expect(pushedApart([50, 50, 52], 14, 100)).toEqual([50, 64, 78]);
  expect(pushedApart([95, 100, 98], 10, 100)).toEqual([80, 100, 90]);
});

test('no mark hides another, and the winner’s stands where its line ends', () => {
  const ends = [60, 61, 62, 60, 61, 62];
  const marks = besideEnds(ends, [4], 16, [12, 138]);
  expect(marks[4]).toBe(61);
  for (const [at, one] of marks.entries()) {
    expect(one).toBeGreaterThanOrEqual(12);
    expect(one).toBeLessThanOrEqual(138);
    for (const [other, y] of marks.entries()) if (other !== at) expect(Math.abs(one - y), `${at} ${other}`).toBeGreaterThanOrEqual(16);
  }
  // Without room for the nearest, all are pushed.
  expect(besideEnds([20, 20, 20], [1], 10, [12, 32])).toEqual(pushedApart([20, 20, 20], 10, 32));
});
