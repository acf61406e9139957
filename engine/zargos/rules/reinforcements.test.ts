import { describe, expect, test } from 'vitest';
import { type Options, readingsOf } from '../options.ts';
import { costOf, judgePurchase, mostPawns } from './reinforcements.ts';

/** Points of pawns, and boats. */
const FULL = [100, 15] as const;
/** What a purchase of small and big pawns and boats is answered. */
const judged = (
  [small, big, boats]: readonly [number, number, number],
  budget: number,
  [pawns, left]: readonly [number, number],
  options: Options = {},
) => judgePurchase({ small, big, boats }, budget, { pawns, boats: left }, readingsOf({ options }));

describe('ZAR-REN-1: a small pawn 2, a big one 10, a boat 5', () => {
  test('costs add up', () => {
    expect([
      costOf({ small: 1, big: 0, boats: 0 }),
      costOf({ small: 0, big: 1, boats: 0 }),
      costOf({ small: 0, big: 0, boats: 1 }),
    ]).toEqual([2, 10, 5]);
    expect(costOf({ small: 3, big: 2, boats: 1 })).toBe(31);
    expect(costOf({ small: 0, big: 0, boats: 0 })).toBe(0);
  });

  test('the budget is the count, to the last point', () => {
    expect(judged([3, 2, 1], 31, FULL)).toEqual({ ok: true });
    const because = 'Ces achats coûtent 31 points ; le décompte en donne 30.';
    expect(judged([3, 2, 1], 30, FULL)).toEqual({ ok: false, rule: 'ZAR-REN-1', because });
    expect(judged([0, 0, 0], 0, FULL)).toEqual({ ok: true });
  });

  test('what an odd budget leaves is lost', () => {
    expect([0, 1, 2, 13].map(mostPawns)).toEqual([0, 0, 1, 6]);
  });
});

describe('ZAR-L-5: the box limits purchases', () => {
  // biome-ignore format: a case a row
  const lacking = [
    [[2, 1, 0], [6, 2], 'Il reste 6 points de pions dans la boîte ; on en achète 7.'],
    [[1, 0, 0], [0, 2], 'Il reste 0 point de pions dans la boîte ; on en achète 1.'],
    [[3, 0, 0], [2, 2], 'Il reste 2 points de pions dans la boîte ; on en achète 3.'],
    [[2, 0, 0], [1, 2], 'Il reste 1 point de pions dans la boîte ; on en achète 2.'],
    [[0, 0, 3], [6, 2], 'Il reste 2 bateaux dans la boîte ; on en achète 3.'],
  ] as const;

  test('pawns by their points, boats by their number', () => {
    expect(judged([1, 1, 2], 100, [6, 2])).toEqual({ ok: true });
    for (const [bought, box, because] of lacking) expect(judged(bought, 100, box)).toEqual({ ok: false, rule: 'ZAR-L-5', because });
  });

  test('unless the other reading is chosen; points still limit', () => {
    expect(judged([2, 1, 3], 100, [0, 0], { 'ZAR-L-5': 'non' })).toEqual({ ok: true });
    expect(judged([2, 1, 3], 20, [0, 0], { 'ZAR-L-5': 'non' })).toMatchObject({ ok: false, rule: 'ZAR-REN-1' });
  });
});
