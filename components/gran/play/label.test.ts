import { expect, test } from 'vitest';
import type { Spot } from '#components/gran/board/sheet-of.ts';
import { besidePoint, knightAt, thingAt } from './label.ts';

const HERE: Spot = [500, 500];

type Side = 'below' | 'above' | 'right' | 'left';

const sideOf = (knights: readonly Spot[], things: readonly Spot[], signs: readonly Spot[] = []): Side => {
  const { x, y } = besidePoint(HERE, 70, [...knights.map(knightAt), ...things.map(thingAt)], signs.map(thingAt));
  return y > 500 ? 'below' : y < 500 ? 'above' : x > 500 ? 'right' : 'left';
};

const rows: readonly [name: string, knights: readonly Spot[], things: readonly Spot[], side: Side][] = [
  ['nobody around', [], [], 'below'],
  ['a knight a point below, whose shield stands over his point', [[500, 580]], [], 'above'],
  ['the ring a point below', [], [[500, 560]], 'above'],
  ['a knight on the point itself', [HERE], [], 'below'],
  ['below and above taken', [[500, 580]], [[500, 450]], 'right'],
  [
    'left alone is free',
    [
      [500, 580],
      [580, 520],
    ],
    [[500, 450]],
    'left',
  ],
];

test.each(rows)('%s', (_name, knights, things, side) => {
  expect(sideOf(knights, things)).toBe(side);
});

test('the sign of a point is covered rather than a knight, and neither where there is room', () => {
  expect(sideOf([], [], [[500, 550]])).toBe('above');
  expect(
    sideOf(
      [],
      [],
      [
        [500, 550],
        [500, 450],
        [580, 500],
        [420, 500],
      ],
    ),
  ).toBe('below');
  expect(
    sideOf(
      [[500, 580]],
      [],
      [
        [500, 450],
        [580, 500],
        [420, 500],
      ],
    ),
  ).toBe('above');
});

test('two names of neighbours do not lie on each other', () => {
  const first = besidePoint(HERE, 70, [], []);
  const second = besidePoint([500, 592], 70, [first], []);
  expect(Math.abs(second.y - first.y)).toBeGreaterThan(30);
});
