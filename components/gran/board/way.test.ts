import { expect, test } from 'vitest';
import { BOARD } from '#engine/gran/data/board.ts';
import { spotOf } from './sheet-of.ts';
import { wayOn } from './way.ts';

test('a way along any line of the board keeps off the numbers of both its points', () => {
  const spots = new Map(BOARD.points.map((point) => [point.id, spotOf(point)]));
  const near = BOARD.lines.flatMap(({ a, b }) => {
    const drawn =
      wayOn(BOARD)([a, b])
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [[x = 0, y = 0], [X = 0, Y = 0]] = [drawn.slice(0, 2), drawn.slice(-2)];
    const [start, end] = [spots.get(a) ?? [0, 0], spots.get(b) ?? [0, 0]];
    const far = Math.min(Math.hypot(x - start[0], y - start[1]), Math.hypot(X - end[0], Y - end[1]));
    return far < 17 ? `${a} ${b}: ${far.toFixed(1)}` : [];
  });
  expect(near).toEqual([]);
});
