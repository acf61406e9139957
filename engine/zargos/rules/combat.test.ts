import { describe, expect, test } from 'vitest';
import { scriptedDice } from './scripted-dice.ts';
import { readingsOf } from '../options.ts';
import { SITES } from '../types.ts';
import {
  diceByPawns,
  diceInRound,
  divisorOf,
  hasWalls,
  holderOf,
  lossesFrom,
  mostDice,
  otherSide,
  remaining,
  throwDice,
  totalOf,
} from './combat.ts';

const PLAIN = readingsOf({ options: {} });
const FOUR = readingsOf({ options: { 'ZAR-L-8': 'quatre-des' } });
const CAPPED = readingsOf({ options: { 'ZAR-L-8': 'plafond-3' } });

describe('ZAR-COM-3: dice by pawns', () => {
  test.each(
    // biome-ignore format: few a row
    [[0, 0], [1, 1], [2, 1], [3, 1], [4, 2], [5, 2], [6, 2], [7, 3], [8, 3], [100, 3]],
  )('%i pawns throw %i', (pawns, dice) => {
    expect(diceByPawns(pawns)).toBe(dice);
    expect(diceInRound(pawns, false, PLAIN)).toBe(dice);
  });
});

describe('ZAR-GUERRE, ZAR-L-8: a Vent de Guerre adds a die', () => {
  test.each(
    // biome-ignore format: few a row
    [[0, 0, 0], [1, 2, 2], [3, 2, 2], [4, 3, 3], [6, 3, 3], [7, 4, 3], [100, 4, 3]],
  )('%i pawns throw %i, %i where three are the most', (pawns, dice, capped) => {
    expect(diceInRound(pawns, true, PLAIN)).toBe(dice);
    expect(diceInRound(pawns, true, FOUR)).toBe(dice);
    expect(diceInRound(pawns, true, CAPPED)).toBe(capped);
  });

  test('the box has four dice', () => {
    expect([mostDice(PLAIN), mostDice(FOUR), mostDice(CAPPED)]).toEqual([4, 4, 3]);
  });
});

describe('ZAR-COM-4, ZAR-CAP-1: losses', () => {
  test.each(
    // biome-ignore format: few a row
    [[1, 2, 0], [2, 2, 1], [7, 2, 3], [11, 2, 5], [2, 3, 0], [3, 3, 1], [11, 3, 3], [18, 3, 6], [24, 2, 12]],
  )('a total of %i divided by %i takes %i', (total, divisor, losses) => {
    expect(lossesFrom(total, divisor)).toBe(losses);
  });

  test('ZAR-CAP-1: walls, those of the Forbidden City too, protect the defender alone', () => {
    expect(SITES.map(hasWalls)).toEqual([false, true, false, true]);
    expect(SITES.map((site) => divisorOf('attacker', site))).toEqual([2, 3, 2, 3]);
    expect(SITES.map((site) => divisorOf('defender', site))).toEqual([2, 2, 2, 2]);
  });

  test('nobody falls below nothing', () => {
    expect([remaining(5, 2), remaining(5, 5), remaining(5, 9)]).toEqual([3, 0, 0]);
  });
});

test('ZAR-COM-2, ZAR-COM-5, ZAR-COM-6: who holds the province', () => {
  expect([holderOf(1, 1), holderOf(1, 0), holderOf(0, 1), holderOf(0, 0)]).toEqual([undefined, 'attacker', 'defender', 'nobody']);
});

test('dice are thrown in order and added up', () => {
  const dice = scriptedDice([4, 1, 6]);
  const faces = throwDice(3, dice);
  dice.done();
  expect(faces).toEqual([4, 1, 6]);
  expect(totalOf(faces)).toBe(11);
  expect(totalOf([])).toBe(0);
  expect(() => throwDice(1, scriptedDice([7]))).toThrow();
});

test('sides face each other', () => {
  expect([otherSide('attacker'), otherSide('defender')]).toEqual(['defender', 'attacker']);
});
