import { describe, expect, test } from 'vitest';
import { scriptedDice } from './scripted-dice.ts';
import { readingsOf } from '../options.ts';
import { orderByPoints, placementOrder, rankByDice } from './order.ts';

const SEATS = ['a', 'b', 'c', 'd'] as const;

describe('ZAR-PREP-2: each throws a die, the highest chooses first', () => {
  test('all different', () => {
    const dice = scriptedDice([2, 6, 1, 4]);
    expect(rankByDice(SEATS, dice).order).toEqual(['b', 'd', 'a', 'c']);
    dice.done();
  });

  test('ZAR-L-33, ZAR-L-9: equals throw again until they are told apart, higher groups first', () => {
    // a and c share the 5, b and d the 2; a and c tie once more at 3, then 1 and 6; b and d throw 4 and 5.
    const dice = scriptedDice([5, 2, 5, 2, 3, 3, 1, 6, 4, 5]);
    const { order, rolls } = rankByDice(SEATS, dice);
    dice.done();
    expect(order).toEqual(['c', 'a', 'd', 'b']);
    expect(rolls.map(({ seat, face }) => `${seat}${face}`).join(' ')).toBe('a5 b2 c5 d2 a3 c3 a1 c6 b4 d5');
  });

  test('alone nobody throws', () => {
    expect(rankByDice(['a'], scriptedDice([]))).toEqual({ order: ['a'], rolls: [] });
    expect(rankByDice([], scriptedDice([]))).toEqual({ order: [], rolls: [] });
  });
});

describe('ZAR-ORD-1: by points, the most first', () => {
  const points = { a: 9, b: 12, c: 9, d: 20 } as const;

  test('equals throw dice, others do not', () => {
    const dice = scriptedDice([1, 4]);
    const { order, rolls } = orderByPoints(SEATS, (seat) => points[seat], dice);
    dice.done();
    expect(order).toEqual(['d', 'b', 'c', 'a']);
    expect(rolls).toEqual([
      { seat: 'a', face: 1 },
      { seat: 'c', face: 4 },
    ]);
  });

  test('ZAR-L-9: among more than two all throw, then those still equal', () => {
    const dice = scriptedDice([3, 3, 6, 2, 5]);
    expect(orderByPoints(['a', 'b', 'c'], () => 7, dice).order).toEqual(['c', 'b', 'a']);
    dice.done();
  });
});

describe('ZAR-POS-5, ZAR-TOUR-2: the most pawns are set down first, and play first in the first turn', () => {
  const pawns = { a: 30, b: 35, c: 30, d: 41 } as const;

  test('ZAR-L-33: equals throw dice', () => {
    const dice = scriptedDice([2, 3]);
    expect(placementOrder(SEATS, (seat) => pawns[seat], readingsOf({ options: {} }), dice).order).toEqual(['d', 'b', 'c', 'a']);
    dice.done();
  });

  test('ZAR-L-33: or keep the order of choice', () => {
    const { order, rolls } = placementOrder(
      SEATS,
      (seat) => pawns[seat],
      readingsOf({ options: { 'ZAR-L-33': 'ordre-de-choix' } }),
      scriptedDice([]),
    );
    expect([order, rolls]).toEqual([['d', 'b', 'a', 'c'], []]);
  });
});
