import { expect, test } from 'vitest';
import { CARD_IDS } from '#engine/zargos/data/cards.ts';
import { BACK } from './back.ts';
import { CARD_EMBLEMS } from './emblems.ts';
import { RING } from './frame.ts';
import { arc, curve, disc, INKS, type Mark, mirrored, poly, pts } from './ink.ts';

const drawings: [string, readonly Mark[]][] = [
  ...CARD_IDS.map((id): [string, readonly Mark[]] => [id, CARD_EMBLEMS[id]]),
  ['back', BACK],
  ['ring', RING],
];

test.each(drawings)('%s is drawn in the three inks, in numbers, in at most 11 kB (the back 20)', (id, marks) => {
  for (const { ink, d } of marks) {
    expect(INKS).toContain(ink);
    expect(d).toMatch(/^M[-\d. a-zA-Z]+$/);
    expect(d).not.toMatch(/NaN|Infinity|undefined|e-/);
  }
  expect(marks.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(id === 'back' ? 20_000 : 11_000);
});

test('the sixteen emblems together stay under 105 kB of path data', () => {
  const all = CARD_IDS.flatMap((id) => CARD_EMBLEMS[id]);
  expect(all.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(105_000);
});

test('every emblem uses ink, and its colour beside it', () => {
  for (const id of CARD_IDS) expect(new Set(CARD_EMBLEMS[id].map(({ ink }) => ink))).toEqual(new Set(INKS));
});

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
