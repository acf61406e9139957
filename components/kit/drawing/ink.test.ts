import { expect, test } from 'vitest';
import { arc, curve, disc, mirrored, poly, pts } from './ink.ts';

const paths: [name: string, d: string, expected: string][] = [
  ['a triangle', poly(pts('0,0 10,0 10,10')), 'M0 0l10 0 0 10z'],
  ['an open line with halves', poly(pts('0.5,-0.5 -1,2'), false), 'M.5-.5l-1.5 2.5'],
  ['rounding does not add up', poly(pts('0,0 0.3,0 0.6,0 0.9,0'), false), 'M0 0l.5 0 0 0 .5 0'],
  ['a curve of two points is straight', curve(pts('0,0 6,0')), 'M0 0c1 0 5 0 6 0'],
  ['a disc', disc(5, [1, 2]), 'M-4 2a5 5 0 0 1 10 0a5 5 0 0 1-10 0z'],
];
test.each(paths)('%s', (_name, d, expected) => {
  expect(d).toBe(expected);
});

test('a mirrored half goes back along the other side', () => {
  expect(mirrored(pts('1,0 3,1 2,5'))).toEqual(pts('-2,5 -3,1 -1,0'));
});

test('what is no point is said', () => {
  expect(() => pts('1,2 three')).toThrow('no point: three');
  expect(arc(3)).toBe('a3 3 0 0 1 6 0');
});
