import { expect, test } from 'vitest';
import { scriptedDice } from './scripted-dice.ts';
import { readingsOf } from '../options.ts';
import { DEMON_DICE } from '../types.ts';
import { demonDice, faceDemons, groupsEntering, PROVINCES_OF_RING, siteOfDemons, ZARGOS_RINGS } from './demons.ts';

test('ZAR-ZRG-1: two dice on the coast, three inside, four in the Forbidden City', () => {
  expect(ZARGOS_RINGS.map((ring) => demonDice(ring, false, false))).toEqual([2, 3, 4]);
  expect(DEMON_DICE.map(siteOfDemons)).toEqual(['zargos', 'zargos', 'forbidden-city']);
});

test('ZAR-ZRG-3, ZAR-ZRG-9: no demons where pawns stand; they are back as soon as it is empty', () => {
  expect(ZARGOS_RINGS.map((ring) => demonDice(ring, true, false))).toEqual([0, 0, 0]);
  expect(demonDice('inner', false, false)).toBe(3);
});

test('ZAR-ZRG-7: none against the Master of the Winds', () => {
  expect(ZARGOS_RINGS.map((ring) => demonDice(ring, false, true))).toEqual([0, 0, 0]);
});

test('ZAR-MAT-6: six provinces on the coast, three inside, the City', () => {
  expect(PROVINCES_OF_RING).toEqual({ coast: 6, inner: 3, city: 1 });
});

/** By hand: 6 + 5 = 11, half of it 5; 1 + 1 + 1 = 3, half of it 1; 24 / 2 = 12. */
test.each([
  [7, 2, [6, 5], 5, 2],
  [5, 2, [6, 5], 5, 0],
  [3, 2, [6, 5], 5, 0],
  [2, 3, [1, 1, 1], 1, 1],
  [13, 4, [6, 6, 6, 6], 12, 1],
] as const)('ZAR-ZRG-1, ZAR-ZRG-2: %i pawns against %i dice', (pawns, count, faces, losses, left) => {
  const dice = scriptedDice(faces);
  expect(faceDemons(pawns, count, dice)).toEqual({ faces: [...faces], losses, left });
  dice.done();
});

test('ZAR-L-23: several groups face the demons together, or each alone', () => {
  expect(groupsEntering([3, 4, 2], readingsOf({ options: {} }))).toEqual([9]);
  expect(groupsEntering([3, 4, 2], readingsOf({ options: { 'ZAR-L-23': 'un-seul' } }))).toEqual([9]);
  expect(groupsEntering([3, 4, 2], readingsOf({ options: { 'ZAR-L-23': 'un-par-groupe' } }))).toEqual([3, 4, 2]);
});
