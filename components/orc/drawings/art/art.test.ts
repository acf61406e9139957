import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { INKS, type InkMark } from '#components/kit/drawing/ink.ts';
import { fnv1a } from '#engine/core/hash.ts';
import { backOf, CARD_IDS } from '#engine/orc/data/cards.ts';
import { BACKS } from '#engine/orc/types.ts';
import { SPRITE_VERSION } from '../address.ts';
import { PLAYER_COLORS } from '../colors.ts';
import { FRONT_DRAWINGS, HAND } from '../front.ts';
import { FACES, frontText, spriteText } from '../sprite.ts';
import { BLAZONS, CHARGES } from './blazons.ts';
import { BACK_FIELDS, FRAMES, SHIELD_SYMBOLS, WHEEL } from './frames.ts';
import { PLAYER_CARDS } from './player-cards.ts';

const drawings: [string, readonly InkMark[]][] = [
  ...CARD_IDS.map((id): [string, readonly InkMark[]] => [id, FACES[id]]),
  ...Object.entries(PLAYER_CARDS),
  ...BACKS.flatMap((id): [string, readonly InkMark[]][] => [
    [`frame of ${id}`, FRAMES[id]],
    [`back of ${id}`, BACK_FIELDS[id]],
    [`blazon of ${id}`, BLAZONS[id]],
  ]),
  ...PLAYER_COLORS.flatMap((id): [string, readonly InkMark[]][] => [
    [`shield ${id}`, SHIELD_SYMBOLS[id]],
    [`charge of ${id}`, CHARGES[id]],
  ]),
  ['wheel', WHEEL],
];

test.each(drawings)('%s is drawn in the three inks, in numbers, in at most 6 kB', (_id, marks) => {
  for (const { ink, d } of marks) {
    expect(INKS).toContain(ink);
    expect(d).toMatch(/^M[-\d. a-zA-Z]+$/);
    expect(d).not.toMatch(/NaN|Infinity|undefined|e-/);
  }
  expect(marks.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(6000);
});

test('every face has ink, paper to cut into it, and the colour of its back', () => {
  for (const id of CARD_IDS) expect(new Set(FACES[id].flatMap(({ ink, edge }) => (edge ? [ink, edge] : [ink])))).toEqual(new Set(INKS));
});

test('ORC-MAT-5: six backs, all different in black and white', () => {
  const flat = (marks: readonly InkMark[]) => marks.map(({ d }) => d).join();
  expect(new Set(BACKS.map((id) => flat(BACK_FIELDS[id]))).size).toBe(6);
  expect(new Set(BACKS.map((id) => flat(BLAZONS[id]))).size).toBe(6);
});

test('ORC-MAT-3: seven colours, told by hatching and charge without their colour', () => {
  const flat = (marks: readonly InkMark[]) => marks.map(({ d }) => d).join();
  expect(PLAYER_COLORS).toHaveLength(7);
  expect(new Set(PLAYER_COLORS.map((id) => flat(SHIELD_SYMBOLS[id]))).size).toBe(7);
  expect(new Set(PLAYER_COLORS.map((id) => flat(CHARGES[id]))).size).toBe(7);
});

test('the file of all drawings stays under 25 kB on the wire, and its address changes with it', () => {
  const text = spriteText();
  expect(gzipSync(text).length).toBeLessThan(25_000);
  expect(new Set([...text.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])).size).toBe(text.split('<symbol').length - 1);
  expect(SPRITE_VERSION).toBe(fnv1a(text).slice(0, 8));
});

test('front pages point into a small file of their own, which has all that they draw', () => {
  const text = frontText();
  const ids = [...text.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
  expect(ids).toHaveLength(FRONT_DRAWINGS.length);
  expect(new Set(ids)).toEqual(
    new Set([...HAND, 'debut', 'desertion', 'sorcier', ...HAND.map((card) => `cadre-${backOf(card)}`), 'cadre-mercenaires']),
  );
  expect(gzipSync(text).length).toBeLessThan(9_000);
});
