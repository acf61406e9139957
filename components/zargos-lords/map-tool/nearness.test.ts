import { expect, test } from 'vitest';
import { stepFor } from './Nearness.tsx';

/** Pixels a unit of a window so wide that shows the world's forty columns and what is seen of it again, 46 columns of 45 units in all. */
const pixelsIn = (width: number): number => width / (46 * 45);

test('what is asked about is brought near enough to be touched on a phone, and to be read on a desk', () => {
  // 390 pixels: 8 a hexagon, under a finger's 14; 860: 19, to be touched but not read; 1200: 26.
  expect(stepFor(0, pixelsIn(390), false)).toBe(2);
  expect(stepFor(0, pixelsIn(860), false)).toBe(1);
  expect(stepFor(0, pixelsIn(1200), false)).toBe(0);
});

test('who has chosen to see all of it on a desk is left there, and who is near stays so', () => {
  expect(stepFor(0, pixelsIn(860), true)).toBe(0);
  expect(stepFor(0, pixelsIn(390), true)).toBe(2);
  expect(stepFor(1, pixelsIn(2 * 860), false)).toBe(1);
  expect(stepFor(2, pixelsIn(4 * 860), false)).toBe(2);
});
