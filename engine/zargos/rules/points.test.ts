import { describe, expect, test } from 'vitest';
import type { Site } from '../types.ts';
import { type KingdomHeld, POINTS, pointsOfKingdom, score, winnerOf } from './points.ts';

/** A kingdom drawn as letters: c capital, p province, z Zargos, F the City; capital letters and digits apart, `*` marks what is held. */
const kingdom = (drawn: string, printed?: number): KingdomHeld => {
  const sites: Record<string, Site> = { c: 'capital', p: 'province', z: 'zargos', F: 'forbidden-city' };
  const territories = drawn.split(' ').map((word) => ({ site: sites[word.charAt(0)] ?? 'province', held: word.endsWith('*') }));
  return printed === undefined ? { territories } : { territories, printed };
};

test('ZAR-PTS-1: 1 a province, 2 a capital, 3 a province of Zargos, 7 the City', () => {
  expect(POINTS).toEqual({ province: 1, capital: 2, zargos: 3, 'forbidden-city': 7 });
  expect(pointsOfKingdom(kingdom('c* p p* p'))).toBe(3);
  expect(pointsOfKingdom(kingdom('z* z z*'))).toBe(6);
  expect(pointsOfKingdom(kingdom('F* z* z'))).toBe(10);
});

describe('ZAR-PTS-2: a whole kingdom', () => {
  test('scores what its capital prints, instead of its provinces', () => {
    expect(pointsOfKingdom(kingdom('c* p* p*', 9))).toBe(9);
  });

  test('by province as soon as one is missing', () => {
    expect(pointsOfKingdom(kingdom('c* p* p', 9))).toBe(3);
    expect(pointsOfKingdom(kingdom('c p* p*', 9))).toBe(2);
    expect(pointsOfKingdom(kingdom('c p p', 9))).toBe(0);
  });

  test('Zargos prints nothing: by province even when whole', () => {
    expect(pointsOfKingdom(kingdom('F* z* z* z* z* z* z* z* z* z*'))).toBe(34);
  });

  test('kingdoms add up', () => {
    expect(score([kingdom('c* p* p*', 9), kingdom('c p*', 5), kingdom('z* z')])).toBe(13);
    expect(score([])).toBe(0);
  });
});

test('ZAR-BUT-1: the City and the three provinces round it, by one people, not by one player', () => {
  expect(winnerOf('dragons', ['dragons', 'dragons', 'dragons'])).toBe('dragons');
  expect(winnerOf('dragons', ['dragons', 'moines', 'dragons'])).toBeUndefined();
  expect(winnerOf('dragons', ['dragons', undefined, 'dragons'])).toBeUndefined();
  expect(winnerOf(undefined, [undefined, undefined, undefined])).toBeUndefined();
});
