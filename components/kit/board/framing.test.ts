import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clamped,
  type Framing,
  formatFraming,
  MOST_SCALE,
  panned,
  parseFraming,
  revealing,
  showing,
  showsWhole,
  wholeFraming,
} from './framing.ts';

const SIZE = 2000;

const views: fc.Arbitrary<Framing> = fc.record({
  scale: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

test('a settled view stays on the board and stays as it is', () => {
  fc.assert(
    fc.property(views, (view) => {
      const { scale, x, y } = clamped(view, SIZE);
      const half = SIZE / (2 * scale);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(MOST_SCALE);
      for (const middle of [x, y]) {
        expect(middle).toBeGreaterThanOrEqual(half - 0.5);
        expect(middle).toBeLessThanOrEqual(SIZE - half + 0.5);
      }
      expect(clamped({ scale, x, y }, SIZE)).toEqual({ scale, x, y });
    }),
  );
});

test('a view comes back from its text', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseFraming(formatFraming(view, SIZE), SIZE)).toEqual(clamped(view, SIZE));
    }),
  );
});

test.each(['', '2', '2,1,', '0,1000,1000', '9,1000,1000', '2,2001,1000', '2,-1,3', '1e3,1,1', '2,1,1,1', 'NaN,1,1'])(
  '%j is no view',
  (text) => {
    expect(parseFraming(text, SIZE)).toBeUndefined();
  },
);

test('the whole is whole, whatever the middle', () => {
  expect(showsWhole(wholeFraming(SIZE), SIZE)).toBe(true);
  expect(clamped({ scale: 1, x: 0, y: 12 }, SIZE)).toEqual(wholeFraming(SIZE));
  expect(showsWhole({ scale: 2, x: 0, y: 0 }, SIZE)).toBe(false);
});

test('revealing moves as little as it must', () => {
  const view = { scale: 4, x: 1000, y: 1000 };
  expect(revealing(view, [1100, 900], SIZE)).toEqual(view);
  expect(revealing(view, [1300, 1000], SIZE)).toEqual({ scale: 4, x: 1100, y: 1000 });
});

test('a view goes to what happens: all its points are seen, as near as small print is read where they leave room', () => {
  const whole = wholeFraming(SIZE);
  expect(showing(whole, [[300, 300]], SIZE, 1)).toBe(whole);
  expect(showing(whole, [[300, 900]], SIZE, 2)).toEqual({ scale: 2, x: 500, y: 900 });
  const point = fc.tuple(fc.integer({ min: 0, max: SIZE }), fc.integer({ min: 0, max: SIZE }));
  fc.assert(
    fc.property(
      views,
      fc.array(point, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0.5, max: 4, noNaN: true }),
      (any, points, near) => {
        const view = showing(clamped(any, SIZE), points, SIZE, near);
        const half = SIZE / (2 * view.scale);
        for (const [x, y] of points) {
          expect(Math.abs(x - view.x)).toBeLessThanOrEqual(half + 1);
          expect(Math.abs(y - view.y)).toBeLessThanOrEqual(half + 1);
        }
      },
    ),
  );
});

test('the sheet is moved so that the middle of the view is in the middle of the window', () => {
  fc.assert(
    fc.property(views, (view) => {
      const { scale, x, y } = clamped(view, SIZE);
      const [right = Number.NaN, down = Number.NaN, times] =
        panned({ scale, x, y }, SIZE)
          .match(/-?[\d.]+(?:e-?\d+)?/g)
          ?.map(Number) ?? [];
      expect(times).toBe(scale);
      expect(right + (x / SIZE) * 100 * scale).toBeCloseTo(50);
      expect(down + (y / SIZE) * 100 * scale).toBeCloseTo(50);
    }),
  );
});
