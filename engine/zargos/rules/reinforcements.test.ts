import { describe, expect, test } from 'vitest';
import { readingsOf } from '../options.ts';
import { costOf, judgePurchase, mostPawns } from './reinforcements.ts';

const full = { pawns: 100, boats: 15 };

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
    expect(judgePurchase({ small: 3, big: 2, boats: 1 }, 31, full, readingsOf({ options: {} }))).toEqual({ ok: true });
    expect(judgePurchase({ small: 3, big: 2, boats: 1 }, 30, full, readingsOf({ options: {} }))).toEqual({
      ok: false,
      rule: 'ZAR-REN-1',
      because: 'Ces achats coûtent 31 points ; le décompte en donne 30.',
    });
    expect(judgePurchase({ small: 0, big: 0, boats: 0 }, 0, full, readingsOf({ options: {} }))).toEqual({ ok: true });
  });

  test('what an odd budget leaves is lost', () => {
    expect([0, 1, 2, 13].map(mostPawns)).toEqual([0, 0, 1, 6]);
  });
});

describe('ZAR-L-5: the box limits purchases', () => {
  test('pawns by their points, boats by their number', () => {
    expect(judgePurchase({ small: 1, big: 1, boats: 2 }, 100, { pawns: 6, boats: 2 }, readingsOf({ options: {} }))).toEqual({ ok: true });
    expect(judgePurchase({ small: 2, big: 1, boats: 0 }, 100, { pawns: 6, boats: 2 }, readingsOf({ options: {} }))).toEqual({
      ok: false,
      rule: 'ZAR-L-5',
      because: 'Il reste 6 points de pions dans la boîte ; on en achète 7.',
    });
    expect(judgePurchase({ small: 1, big: 0, boats: 0 }, 100, { pawns: 0, boats: 2 }, readingsOf({ options: {} }))).toMatchObject({
      because: 'Il reste 0 point de pions dans la boîte ; on en achète 1.',
    });
    expect(judgePurchase({ small: 3, big: 0, boats: 0 }, 100, { pawns: 2, boats: 2 }, readingsOf({ options: {} }))).toMatchObject({
      because: 'Il reste 2 points de pions dans la boîte ; on en achète 3.',
    });
    expect(judgePurchase({ small: 2, big: 0, boats: 0 }, 100, { pawns: 1, boats: 2 }, readingsOf({ options: {} }))).toMatchObject({
      because: 'Il reste 1 point de pions dans la boîte ; on en achète 2.',
    });
    expect(judgePurchase({ small: 0, big: 0, boats: 3 }, 100, { pawns: 6, boats: 2 }, readingsOf({ options: {} }))).toEqual({
      ok: false,
      rule: 'ZAR-L-5',
      because: 'Il reste 2 bateaux dans la boîte ; on en achète 3.',
    });
  });

  test('unless the other reading is chosen; points still limit', () => {
    expect(
      judgePurchase({ small: 2, big: 1, boats: 3 }, 100, { pawns: 0, boats: 0 }, readingsOf({ options: { 'ZAR-L-5': 'non' } })),
    ).toEqual({ ok: true });
    expect(
      judgePurchase({ small: 2, big: 1, boats: 3 }, 20, { pawns: 0, boats: 0 }, readingsOf({ options: { 'ZAR-L-5': 'non' } })),
    ).toMatchObject({ ok: false, rule: 'ZAR-REN-1' });
  });
});
