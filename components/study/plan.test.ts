import { expect, test } from 'vitest';
import { gapsOf, isSame, plainOf } from './plan.ts';

test('gaps are game by game, of the numbers that are named', () => {
  const here = [
    { length: 5, won: 1, other: 9 },
    { length: 3, won: 0, other: 9 },
  ];
  const there = [
    { length: 4, won: 0, other: 1 },
    { length: 5, won: 1, other: 1 },
    { length: 9, won: 1, other: 1 },
  ];
  // By hand: rounds + 1 and − 2, wins + 1 and − 1.
  expect(gapsOf(here, there, ['length', 'won'])).toMatchObject({ games: 2, sums: { length: [-1, 5], won: [0, 2] } });
  // A pair of which either was stopped says nothing: the first of these two.
  const stopped = here.map((one, at) => ({ ...one, out: at === 0 ? 1 : 0 }));
  expect(gapsOf(stopped, there, ['won'], { stopped: 'out' })).toMatchObject({ games: 1, sums: { won: [-1, 1] } });
  expect(gapsOf(here, stopped, ['won'], { stopped: 'out' })).toMatchObject({ games: 1 });
});

test('a reading or a variant has the table of our readings beside it', () => {
  const kind = { seats: 4, level: 'greedy', goal: 3 };
  expect(plainOf({ ...kind, ruling: 'GRA-L-2', reading: 'oui', variant: 'a' })).toEqual(kind);
  expect(isSame(kind, { ...kind, variant: 'a' })).toBe(false);
});
