import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../drawing/ink.ts';
import { ARROW_DIRECTIONS, type ArrowDirection, aroundNext, neighbourIn, placeAfter, type Round } from './walk.ts';

const AROUND = [
  { id: 'east', at: [10, 0] },
  { id: 'north-east', at: [7, -7] },
  { id: 'north', at: [0, -10] },
  { id: 'far west', at: [-90, 8] },
  { id: 'west-south-west', at: [-20, 15] },
] as const satisfies readonly { id: string; at: Point }[];

test.each<[ArrowDirection, readonly string[], string | undefined]>([
  ['right', ['east', 'north-east'], 'east'],
  ['right', ['north-east'], 'north-east'],
  ['up', ['north-east', 'north'], 'north'],
  ['left', ['far west', 'west-south-west'], 'west-south-west'],
  ['down', ['east', 'north', 'north-east'], undefined],
  ['down', ['far west'], undefined],
  ['left', [], undefined],
])('%s among %j', (direction, ids, expected) => {
  const neighbours = AROUND.filter(({ id }) => ids.includes(id));
  expect(neighbourIn([0, 0], neighbours, direction)).toBe(expected);
});

const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));

test('a lone neighbour is met in one or two directions, never in opposite ones', () => {
  fc.assert(
    fc.property(point, point, (from, at) => {
      const met = ARROW_DIRECTIONS.filter((direction) => neighbourIn(from, [{ id: 'it', at }], direction) !== undefined);
      const isHere = from[0] === at[0] && from[1] === at[1];
      expect(met.length === 0).toBe(isHere);
      expect(met.includes('left') && met.includes('right')).toBe(false);
      expect(met.includes('up') && met.includes('down')).toBe(false);
    }),
  );
});

test('every neighbour is one key away, in turn and around, wherever the walk began', () => {
  const near = [[1, 2, 3], [0], [0, 3], [0, 2]];
  const walk = (from: number, steps: number): readonly number[] => {
    const met: number[] = [];
    let round: Round | undefined;
    for (let here = from; met.length < steps; here = round.at) {
      round = aroundNext(round, here, (place) => near[place] ?? []);
      if (!round) break;
      met.push(round.at);
    }
    return met;
  };
  expect(walk(0, 4)).toEqual([1, 2, 3, 1]);
  expect(walk(1, 2)).toEqual([0, 0]);
  expect(walk(4, 3)).toEqual([]);
});

test('the next permitted place, around', () => {
  expect([0, 3, 8].map((here) => placeAfter([8, 3], here))).toEqual([3, 8, 3]);
  expect(placeAfter([], 2)).toBeUndefined();
});
