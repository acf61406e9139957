import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../drawing/ink.ts';
import { ARROW_DIRECTIONS, type ArrowDirection, type Led, neighbourIn, walked } from './walk.ts';

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

const NEAR = [[1, 2, 3], [0], [0, 3], [0, 2]];
const SPOTS: Readonly<Record<number, Point>> = { 0: [0, 0], 3: [50, 0], 5: [40, 5], 8: [10, 0] };
const PATHS = {
  near: (place: number) => NEAR[place] ?? [],
  at: (place: number): Point => SPOTS[place] ?? [0, 0],
  open: [3, 5, 8],
  targets: (place: number) => (place === 1 ? [3, 0] : []),
  last: [2, 0],
};

/** The places that keys lead to, one after another, from `here`. */
function ledBy(keys: string, here: number): readonly (number | undefined)[] {
  let walk: Led | undefined;
  let at = here;
  return [...keys].map((key) => {
    const next = walked(key, at, PATHS, walk);
    walk = next ?? walk;
    at = next?.at ?? at;
    return next?.at;
  });
}

test.each<[what: string, keys: string, from: number, places: readonly (number | undefined)[]]>([
  ['every neighbour is one key away, in turn and around', 'VVVV', 0, [1, 2, 3, 1]],
  ['wherever the walk began', 'vv', 1, [0, 0]],
  ['a place without neighbours', 'v', 4, [undefined]],
  ['targets from here, in turn and around', 'ccc', 1, [3, 0, 3]],
  ['no target from here', 'c', 0, [undefined]],
  ['another letter begins at the place that it is pressed on', 'vvc', 1, [0, 0, undefined]],
  ['the nearest permitted place, then the nearest to it, around', 'PPPP', 0, [8, 5, 3, 8]],
  ['from one of them, which comes last', 'PPP', 5, [3, 8, 5]],
  ['wherever another letter led', 'cp', 1, [3, 5]],
  ['the last move: where it went, then where it came from', 'ddd', 5, [2, 0, 2]],
  ['no letter of ours', 'x', 0, [undefined]],
])('%s', (_what, keys, from, places) => {
  expect(ledBy(keys, from)).toEqual(places);
});

test('on a board where nothing is asked, letters lead to neighbours alone', () => {
  expect([...'vcpd'].map((key) => walked(key, 0, { near: PATHS.near, at: PATHS.at })?.at)).toEqual([1, undefined, undefined, undefined]);
});
