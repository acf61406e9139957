import { expect, test } from 'vitest';
import { regionOf } from './region.ts';

const PLACES = new Map([
  ['a', 0],
  ['b', 1],
]);

// 2000 units in all: 190 of room on each side of places that are near, 110 of those more than 700 apart.
const rows: readonly [name: string, apart: number, scale: number][] = [
  ['near: no nearer than three times', 200, 3],
  ['at the edge of near', 700, 2000 / 1080],
  ['far: closer to them', 710, 2000 / 930],
  ['over less than most of it', 1360, 2000 / 1580],
  ['over most of it: the whole, that its edge cuts no pieces', 1440, 1],
  ['over all of it', 1900, 1],
];
test.each(rows)('%s', (_name, apart, scale) => {
  const spots = [[1000 - apart / 2, 1000] as const, [1000 + apart / 2, 1000] as const];
  const region = regionOf({ places: PLACES } as Parameters<typeof regionOf>[0], spots, ['a', 'b']);
  expect(region).toEqual({ scale, x: 1000, y: 1000 });
});
