import { expect, test } from 'vitest';
import { anchorOf, regionOf } from './region.ts';

const PLACES = new Map([
  ['a', 0],
  ['b', 1],
]);

// 2000 units in all: 190 of room on each side of places that are near, 110 of those more than 700 apart.
const rows: readonly [name: string, apart: number, scale: number][] = [
  ['near: no nearer than three times', 200, 3],
  ['at the edge of near', 700, 2000 / 1080],
  ['far: closer to them', 710, 2000 / 930],
  ['over most of the map', 1440, 2000 / 1660],
  ['over all of it', 1900, 1],
];
test.each(rows)('%s', (_name, apart, scale) => {
  const spots = [[1000 - apart / 2, 1000] as const, [1000 + apart / 2, 1000] as const];
  const region = regionOf({ places: PLACES } as Parameters<typeof regionOf>[0], spots, ['a', 'b']);
  expect(region).toEqual({ scale, x: 1000, y: 1000 });
});

// A name takes up to 190 units on each side of its place.
test.each<[what: string, x: number, spots: readonly (readonly [number, number])[], anchor: string]>([
  [
    'far apart, 110 units from the edge',
    400,
    [
      [400, 1000],
      [1600, 1000],
    ],
    'start',
  ],
  [
    'far apart, at the other edge',
    1600,
    [
      [400, 1000],
      [1600, 1000],
    ],
    'end',
  ],
  [
    'between the two',
    1000,
    [
      [400, 1000],
      [1600, 1000],
    ],
    'middle',
  ],
  [
    'near, 190 units from the edge',
    900,
    [
      [900, 1000],
      [1400, 1000],
    ],
    'middle',
  ],
  [
    'as high as wide, 115 units from the edge',
    700,
    [
      [700, 600],
      [1400, 1310],
    ],
    'start',
  ],
  [
    'much higher than wide, more than 190 from it',
    700,
    [
      [700, 400],
      [1400, 1600],
    ],
    'middle',
  ],
  [
    'at the edge of the map itself',
    60,
    [
      [60, 1000],
      [560, 1000],
    ],
    'start',
  ],
])('%s: %i of %j', (_what, x, spots, anchor) => {
  const region = regionOf({ places: PLACES } as Parameters<typeof regionOf>[0], spots, ['a', 'b']);
  expect(anchorOf(x, region)).toBe(anchor);
});
