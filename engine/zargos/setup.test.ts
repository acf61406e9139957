import { describe, expect, test } from 'vitest';
import { readingsOf } from './options.ts';
import { PAWNS_OF_A_PEOPLE, POSITIONING_CARDS, pawnsToPlace, startingPawns, TAKINGS, takingsOf, worthOf } from './setup.ts';
import { MAX_PAWNS, PEOPLES } from './types.ts';

test('ZAR-MAT-2: six peoples of 40 small and 12 big pawns: a hundred points each', () => {
  expect(PEOPLES).toHaveLength(6);
  expect(PAWNS_OF_A_PEOPLE.small + PAWNS_OF_A_PEOPLE.big).toBe(52);
  expect(worthOf(PAWNS_OF_A_PEOPLE)).toBe(100);
  expect(MAX_PAWNS).toBe(100);
});

test('ZAR-MAT-5: a big pawn changes for five small ones', () => {
  expect(worthOf({ small: 0, big: 1 })).toBe(worthOf({ small: 5, big: 0 }));
  expect(worthOf({ small: 7, big: 2 })).toBe(17);
});

test('ZAR-MAT-7: a big pawn counts five', () => {
  expect(worthOf({ small: 2, big: 1 })).toBe(7);
});

test('ZAR-MAT-4: twenty green backs and forty blue ones', () => {
  expect(POSITIONING_CARDS.capitals + POSITIONING_CARDS.reinforcements).toBe(20);
  expect(POSITIONING_CARDS.provinces + POSITIONING_CARDS.boats).toBe(40);
});

describe('ZAR-PREP-3: pawns at the start', () => {
  test.each([
    [6, 1, 25],
    [5, 1, 30],
    [4, 1, 35],
    [3, 2, 25],
    [2, 2, 35],
    [2, 3, 25],
  ])('%i players with %i peoples each: %i a people', (players, peoples, pawns) => {
    expect(startingPawns(players, peoples)).toBe(pawns);
  });

  test('nothing else is played', () => {
    for (const [players, peoples] of [
      [1, 1],
      [7, 1],
      [6, 2],
      [4, 2],
      [3, 1],
      [3, 3],
      [2, 1],
    ] as const) {
      expect(startingPawns(players, peoples)).toBeUndefined();
    }
  });
});

test('ZAR-POS-1: forty takings', () => {
  expect(TAKINGS).toBe(40);
});

test.each([
  [2, [20, 20]],
  [3, [14, 13, 13]],
  [4, [10, 10, 10, 10]],
  [5, [8, 8, 8, 8, 8]],
  [6, [7, 7, 7, 7, 6, 6]],
])('ZAR-L-11: among %i players', (players, takings) => {
  expect(takingsOf(players)).toEqual(takings);
});

test('ZAR-POS-4: three pawns a reinforcement; ZAR-L-22: those on the territories come out of the lot, or not', () => {
  // Four players: 35 pawns, two reinforcements, twelve territories.
  expect(pawnsToPlace(35, 2, 12, readingsOf({ options: {} }))).toBe(29);
  expect(pawnsToPlace(35, 2, 12, readingsOf({ options: { 'ZAR-L-22': 'du-lot' } }))).toBe(29);
  expect(pawnsToPlace(35, 2, 12, readingsOf({ options: { 'ZAR-L-22': 'en-plus' } }))).toBe(41);
});
