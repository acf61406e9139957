import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatView, isWhole, MOST, parseView, revealing, settled, type View, whole } from './view.ts';

const SIZE = 2000;

const views: fc.Arbitrary<View> = fc.record({
  scale: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

test('a settled view stays on the board and stays as it is', () => {
  fc.assert(
    fc.property(views, (view) => {
      const { scale, x, y } = settled(view, SIZE);
      const half = SIZE / (2 * scale);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(MOST);
      for (const middle of [x, y]) {
        expect(middle).toBeGreaterThanOrEqual(half - 0.5);
        expect(middle).toBeLessThanOrEqual(SIZE - half + 0.5);
      }
      expect(settled({ scale, x, y }, SIZE)).toEqual({ scale, x, y });
    }),
  );
});

test('a view comes back from its text', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseView(formatView(view, SIZE), SIZE)).toEqual(settled(view, SIZE));
    }),
  );
});

test.each(['', '2', '2,1,', '0,1000,1000', '9,1000,1000', '2,2001,1000', '2,-1,3', '1e3,1,1', '2,1,1,1', 'NaN,1,1'])(
  '%j is no view',
  (text) => {
    expect(parseView(text, SIZE)).toBeUndefined();
  },
);

test('the whole is whole, whatever the middle', () => {
  expect(isWhole(whole(SIZE), SIZE)).toBe(true);
  expect(settled({ scale: 1, x: 0, y: 12 }, SIZE)).toEqual(whole(SIZE));
  expect(isWhole({ scale: 2, x: 0, y: 0 }, SIZE)).toBe(false);
});

test('revealing moves as little as it must', () => {
  const view = { scale: 4, x: 1000, y: 1000 };
  expect(revealing(view, [1100, 900], SIZE)).toEqual(view);
  expect(revealing(view, [1300, 1000], SIZE)).toEqual({ scale: 4, x: 1100, y: 1000 });
});
