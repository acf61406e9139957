import { expect, test } from 'vitest';
import type { Spot } from '#engine/gran/data/board-shape.ts';
import { GRAN } from '#engine/gran/game.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { Position } from '#engine/gran/types.ts';
import { atlasOf } from '../board/atlas.ts';
import { besidePoint, besidePoints, gap, knightAt, leaderOf, numeralOf, signAt, thingAt, wayAt, wordsOn } from './label.ts';

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

const ATLAS = atlasOf(tablesFor({ board: null }));
const NOWHERE: Position = GRAN.setup({ seats: 2, colors: ['jaune', 'bleu'], goal: 3, options: {}, board: null }, 'noms').position;

test.each([2.9, 4.1, 1.4])(
  'a chance stands nearer to its dragon than to any other point, or a line leads from it, %s units a pixel',
  (unit) => {
    const points = ATLAS.tables.board.points.map(({ id, kind }) => ({ id, kind, at: ATLAS.spotAt(id) }));
    const dragons = points.filter(({ kind }) => kind === 'dragon').map(({ id }) => id);
    const words = wordsOn(ATLAS, NOWHERE, [], dragons, '58,3 %', undefined, [], unit);
    for (const { id, box, isLed } of words) {
      const far = ({ at: [x, y] }: (typeof points)[number]): number => gap(box, { x, y });
      const [own, ...others] = points.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
      // A dragon is 46 units high, a point 22.
      if (!isLed) expect(Math.min(...others.map(far)), id).toBeGreaterThan((own ? far(own) : 0) - (46 - 22) / 2);
      if (!isLed) expect(own && far(own), id).toBeLessThan(46);
    }
    expect(words.length).toBeGreaterThan(dragons.length / 2);
  },
);

test.each([2.9, 4.1])('no other dragon has its chance where the one that is spoken of has no word, %s units a pixel', (unit) => {
  const dragons = ATLAS.tables.board.points.filter(({ kind }) => kind === 'dragon').map(({ id }) => id);
  for (const one of dragons) {
    const words = wordsOn(ATLAS, NOWHERE, [one], dragons, '58,3 %', undefined, [], unit);
    if (words.some(({ isName }) => !isName)) expect(words.map(({ id }) => id)).toContain(one);
  }
});

test('a numbered point is read on the board by its number: no name is written for it', () => {
  const numbered = ATLAS.tables.board.points.filter(({ name }) => / \d+$/.test(name) && !name.startsWith('Exil'));
  expect(numbered.map(({ id }) => id).filter((id) => numeralOf(ATLAS, id) === '')).toEqual([]);
  expect(
    wordsOn(
      ATLAS,
      NOWHERE,
      numbered.map(({ id }) => id),
      [],
      '',
      undefined,
      [],
    ),
  ).toEqual([]);
});

/** Pixels of a board on a phone of 390 and of 360, and on a desk, in units of the board. */
test.each([2.9, 4.1, 1.4])(
  'each name alone, %s units a pixel: over no point; led by a line where another point is as near; else left out',
  (unit) => {
    const points = ATLAS.tables.board.points.map(({ id }) => ({ id, at: ATLAS.spotAt(id) }));
    const named = points.filter(({ id }) => numeralOf(ATLAS, id) === '');
    const words = named.flatMap(({ id }) => wordsOn(ATLAS, NOWHERE, [id], [], '', undefined, [], unit));
    for (const { id, box, isLed } of words) {
      const far = ({ at: [x, y] }: (typeof points)[number]): number => gap(box, { x, y });
      const [own, ...others] = points.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
      expect(Math.min(...others.map(far)), id).toBeGreaterThan(10);
      // What stands on a point is 46 units high at most, a point alone 22: from their edges, it is the nearer.
      // The line goes from the word to its point, over no other.
      if (isLed) {
        const [x = 0, y = 0, toX = 0, toY = 0] = (leaderOf(box, ATLAS.spotAt(id)).match(/-?\d+/g) ?? []).map(Number);
        for (const { at } of others)
          for (const part of [0, 0.25, 0.5, 0.75, 1])
            expect(Math.hypot(x + part * (toX - x) - at[0], y + part * (toY - y) - at[1]), id).toBeGreaterThan(11);
      }
      if (!isLed) expect(Math.min(...others.map(far)), id).toBeGreaterThan((own ? far(own) : 0) - (46 - 22) / 2);
    }
    expect(words.length).toBeGreaterThan(named.length / 4);
  },
);
