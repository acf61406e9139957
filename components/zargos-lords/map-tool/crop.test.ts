import { expect, test } from 'vitest';
import { boxAround, centreOf, sizeOf } from '../drawings/geometry.ts';
import { cropAround } from './crop.ts';

const ROWS: readonly string[] = Array.from({ length: 11 }, () => '..............');

test('a crop is never less than eight columns and six rows, and stays on the map', () => {
  const box = cropAround(ROWS, [[0, 0]], []);
  expect([box.x, box.y]).toEqual([0, 0]);
  expect(box.width).toBe(8 * 45);
  expect(box.height).toBeCloseTo(6 * 51.96, 0);
  const far = cropAround(ROWS, [[13, 10]], []);
  const whole = sizeOf(14, 11);
  expect(far.x + far.width).toBeCloseTo(whole.width, 1);
  expect(far.y + far.height).toBeCloseTo(whole.height, 1);
});

test('what is wider than that is cropped to its cells and a ring', () => {
  const cells = [
    [2, 2],
    [11, 8],
  ] as const;
  expect(cropAround(ROWS, cells, [])).toEqual(boxAround(ROWS, cells));
});

test('no piece is cut by the edge: it is in, or out', () => {
  const pieces = ROWS.flatMap((_, row) => [...'..............'].map((__, column) => [column, row] as const));
  for (const piece of pieces) {
    const { x, y, width, height } = cropAround(ROWS, [[4, 4]], [piece]);
    const at = centreOf(...piece);
    // A card is 42 units wide and high.
    const isOut = at.x + 21 < x || at.x - 21 > x + width || at.y + 21 < y || at.y - 21 > y + height;
    const isIn = at.x - 21 >= x && at.x + 21 <= x + width && at.y - 21 >= y && at.y + 21 <= y + height;
    expect([piece, isOut || isIn]).toEqual([piece, true]);
  }
});
