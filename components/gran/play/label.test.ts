import { expect, test } from 'vitest';
import type { Spot } from '#engine/gran/data/board-shape.ts';
import { besidePoint, besidePoints, knightAt, signAt, wayAt, thingAt } from './label.ts';

const HERE: Spot = [500, 500];

const place = (...asked: Parameters<typeof besidePoint>) => besidePoint(...asked).box;

type Side = 'below' | 'above' | 'right' | 'left';

const sideOf = (knights: readonly Spot[], things: readonly Spot[], signs: readonly Spot[] = []): Side => {
  const { x, y } = place(
    HERE,
    70,
    [...knights.map(knightAt), ...things.map(thingAt)],
    signs.map((sign) => ({ ...thingAt(sign), cost: 1 })),
  );
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

test('a dragon is left in sight rather than a number, and a way as little covered as can be', () => {
  const plain = ([x, y]: Spot) => signAt([x, y], true);
  const around: readonly Spot[] = [
    [500, 450],
    [580, 500],
    [420, 500],
  ];
  expect(place(HERE, 70, [], [signAt([500, 550], false), ...around.map(plain)]).y).toBeLessThan(500);
  expect(
    place(
      HERE,
      70,
      [],
      [500, 512, 524, 536].map((y) => wayAt([500, y])),
    ).y,
  ).toBeLessThan(500);
});

test('a word stands nearer to its own dragon than to another one', () => {
  // Below, the other one would be as near as the edge of the word.
  expect(place(HERE, 200, [], [signAt(HERE, false), signAt([560, 570], false)]).y).toBeLessThan(500);
});

test('two names of neighbours do not lie on each other', () => {
  const [first, second] = besidePoints(
    [
      { at: HERE, width: 70 },
      { at: [500, 592], width: 70 },
    ],
    [],
    [],
  );
  expect(Math.abs((second?.box.y ?? 0) - (first?.box.y ?? 0))).toBeGreaterThan(30);
});

test('the order that covers less is taken: the first word gives way to the second', () => {
  const around = [knightAt([500, 690]), thingAt([692, 592]), thingAt([308, 592])];
  const words = [
    { at: HERE, width: 70 },
    { at: [500, 592] as Spot, width: 300 },
  ];
  // The second one only fits above its point, where the first would lie.
  const [first, second] = besidePoints(words, around, []);
  expect([(first?.box.y ?? 0) < 500, (second?.box.y ?? 0) < 592]).toEqual([true, true]);
});

test('a word is not cut by the edge of what is seen, where another side is free', () => {
  // Below a word of 70 would end 12 units beyond the edge; above it is whole; a knight above sends it to the side.
  const seen = { x: 500, y: 430, width: 600, height: 240 };
  expect(place(HERE, 70, [], [], seen).y).toBeLessThan(500);
  expect(place(HERE, 70, [knightAt([500, 480])], [], seen).x).toBeGreaterThan(530);
  // Cut rather than over a knight.
  expect(place([760, 500], 70, [knightAt([760, 480]), knightAt([680, 520])], [], seen).y).toBeGreaterThan(500);
});
