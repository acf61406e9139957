import { expect, test } from 'vitest';
import { INKS, type InkMark } from '#components/kit/drawing/ink.ts';
import { CARD_IDS } from '#engine/zargos/data/cards.ts';
import { CARD_EMBLEMS, RING } from '../sprite.ts';
import { BACK } from './back.ts';

const drawings: [string, readonly InkMark[]][] = [
  ...CARD_IDS.map((id): [string, readonly InkMark[]] => [id, CARD_EMBLEMS[id]]),
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
