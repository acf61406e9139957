import { expect, test } from 'vitest';
import type { Spot } from '#components/gran/board/sheet-of.ts';
import { labelOffset } from './label.ts';

const HERE: Spot = [500, 500];

const rows: readonly [name: string, knights: readonly Spot[], things: readonly Spot[], side: 'below' | 'above' | 'right' | 'left'][] = [
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
  const [dx, dy] = labelOffset(HERE, 70, knights, things);
  expect(dy > 0 ? 'below' : dy < 0 ? 'above' : dx > 0 ? 'right' : 'left').toBe(side);
});
