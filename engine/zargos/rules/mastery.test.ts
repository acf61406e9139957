import { describe, expect, test } from 'vitest';
import { readingsOf } from '../options.ts';
import { cardsDue, handLimit, handsTaken, mayExchange, putBackByFormerMaster, surplus } from './mastery.ts';

const PLAIN = readingsOf({ options: {} });
const player = (kingdoms: number, hand = 0) => ({ kingdoms, master: false, underMaster: false, hand });
const master = (hand: number) => ({ kingdoms: 3, master: true, underMaster: true, hand });

describe('ZAR-MAG-1: one card for each kingdom card, three in hand', () => {
  test('cards due do not depend on the hand', () => {
    expect([cardsDue(player(1), PLAIN), cardsDue(player(4, 3), PLAIN)]).toEqual([1, 4]);
  });

  test('the surplus goes under the pile', () => {
    expect(handLimit(false)).toBe(3);
    expect([2, 3, 4, 7].map((hand) => surplus(hand, false))).toEqual([0, 0, 1, 4]);
  });
});

test('ZAR-MAG-8: without a kingdom card none is received, the hand stays', () => {
  expect(cardsDue(player(0, 3), PLAIN)).toBe(0);
  expect(surplus(3, false)).toBe(0);
});

describe('ZAR-ZRG-6: the Master of the Winds', () => {
  test('five cards a turn, five in hand', () => {
    expect([cardsDue(master(0), PLAIN), cardsDue(master(5), PLAIN)]).toEqual([5, 5]);
    expect(handLimit(true)).toBe(5);
    expect([5, 10].map((hand) => surplus(hand, true))).toEqual([0, 5]);
  });

  test('under a Master kingdom cards give nothing', () => {
    expect(cardsDue({ ...player(4), underMaster: true }, PLAIN)).toBe(0);
  });

  test('ZAR-L-39: he draws five and sorts, or fills his hand', () => {
    expect(cardsDue(master(2), readingsOf({ options: { 'ZAR-L-39': 'piocher-puis-trier' } }))).toBe(5);
    expect([0, 2, 5, 6].map((hand) => cardsDue(master(hand), readingsOf({ options: { 'ZAR-L-39': 'completer' } })))).toEqual([5, 3, 0, 0]);
  });
});

describe('ZAR-ZRG-5: who takes the City takes all magic', () => {
  const seats = ['a', 'b', 'c'];

  test('of everybody, and keeps five', () => {
    expect(handsTaken('b', seats, undefined, PLAIN)).toEqual(seats);
    expect(surplus(3 + 3 + 3, true)).toBe(4);
  });

  test('ZAR-ZRG-8, ZAR-L-30: also of a Master driven out; under the other reading of him alone', () => {
    expect(handsTaken('b', seats, 'c', PLAIN)).toEqual(seats);
    expect(handsTaken('b', seats, 'c', readingsOf({ options: { 'ZAR-L-30': 'de-tous' } }))).toEqual(seats);
    expect(handsTaken('b', seats, 'c', readingsOf({ options: { 'ZAR-L-30': 'ancien-maitre-seul' } }))).toEqual(['b', 'c']);
    expect(handsTaken('b', seats, undefined, readingsOf({ options: { 'ZAR-L-30': 'ancien-maitre-seul' } }))).toEqual(seats);
  });
});

test('ZAR-ZRG-8, ZAR-L-40: the City empty, the former Master goes back to three, or keeps his hand', () => {
  expect([5, 3, 1].map((hand) => putBackByFormerMaster(hand, PLAIN))).toEqual([2, 0, 0]);
  expect(putBackByFormerMaster(5, readingsOf({ options: { 'ZAR-L-40': 'garde-sa-main' } }))).toBe(0);
});

test('ZAR-MAG-7, ZAR-L-41: after exchanges three in hand, five for the Master, if he may exchange', () => {
  const three = { hand: 3, master: false };
  // biome-ignore format: a case a row
  const cases = [
    [[three, three], {}, true],
    [[{ hand: 4, master: false }, { hand: 2, master: false }], {}, false],
    [[three, { hand: 5, master: true }], {}, true],
    [[three, { hand: 6, master: true }], {}, false],
    [[three, { hand: 5, master: true }], { 'ZAR-L-41': 'non' }, false],
    [[three], { 'ZAR-L-41': 'non' }, true],
  ] as const;
  for (const [hands, options, may] of cases)
    expect(mayExchange(hands, readingsOf({ options })), JSON.stringify([hands, options])).toBe(may);
});
