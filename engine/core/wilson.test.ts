import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

// By hand at the ends: 0 of n gives z²/(n + z²) as its upper bound, z² = 3.841459; 81 of 263 is Newcombe's example (1998, method 3).
const rows: [wins: number, trials: number, low: number, high: number][] = [
  [0, 10, 0, 3.841459 / 13.841459],
  [10, 10, 10 / 13.841459, 1],
  [50, 100, 0.403832, 0.596168],
  [81, 263, 0.2553, 0.3662],
  [0, 0, 0, 1],
];
test.each(rows)('%f wins in %i: from %f to %f', (wins, trials, low, high) => {
  const found = wilson(wins, trials);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test('mirrored shares have mirrored intervals', () => {
  const [few, many] = [wilson(30.5, 100), wilson(69.5, 100)];
  expect(few.low).toBeCloseTo(1 - many.high, 12);
  expect(few.high).toBeCloseTo(1 - many.low, 12);
});
