import { expect, test } from 'vitest';
import { afterDemon, afterMort, folieEmpties, folieLosses, folieTotal } from './folie.ts';

/** A die halved, rounded down: 1 takes nobody, 2 and 3 one, 4 and 5 two, 6 three. */
test.each([
  [1, [1, 5]],
  [2, [1, 2, 3]],
  [3, [1, 2, 2, 1]],
  [100, [1, 2, 2, 1]],
])('ZAR-FOLIE: ways out of six to lose pawns out of %i', (pawns, weights) => {
  expect(folieLosses(pawns)).toEqual({ weights, total: 6 });
});

test('ZAR-FOLIE: a die for each province', () => {
  // One pawn and one pawn: 1 way of 36 to lose nobody, 25 to lose both.
  expect(folieTotal([1, 1])).toEqual({ weights: [1, 10, 25], total: 36 });
  expect(folieTotal([9])).toEqual(folieLosses(9));
});

test('ZAR-FOLIE: a province of four is never emptied', () => {
  expect([1, 2, 3, 4, 9].map(folieEmpties)).toEqual([5 / 6, 3 / 6, 1 / 6, 0, 0]);
});

test('ZAR-MORT: seven pawns at most are left', () => {
  expect([1, 6, 7, 8, 40].map(afterMort)).toEqual([1, 6, 7, 7, 7]);
});

test('ZAR-DEMON: nobody is left', () => {
  expect([1, 100].map(afterDemon)).toEqual([0, 0]);
});
