import { describe, expect, test } from 'vitest';
import { BOARD } from '#engine/zargos/data/board.ts';
import { painted, territoriesIn, territoryOf, withDeparture } from './holders.ts';

test('the people asked about holds the place it leaves, whoever held it; the sea is nobody’s', () => {
  expect(withDeparture(BOARD, {}, { people: 'moines', from: 'oz-1' })).toEqual({ 'oz-1': 'moines' });
  expect(withDeparture(BOARD, { 'oz-1': 'ailes', oz: 'ailes' }, { people: 'moines', from: 'oz-1' })).toEqual({
    'oz-1': 'moines',
    oz: 'ailes',
  });
  expect(withDeparture(BOARD, { oz: 'ailes' }, { people: 'dragons', from: 'mer-8' })).toEqual({ oz: 'ailes' });
});

describe('painted', () => {
  const owners = { oz: 'ailes', 'oz-1': 'moines' } as const;
  test('a people settles, or takes the place of another', () => {
    expect(painted(owners, ['ohms'], 'dragons')).toEqual({ ...owners, ohms: 'dragons' });
    expect(painted(owners, ['oz'], 'dragons')).toEqual({ oz: 'dragons', 'oz-1': 'moines' });
  });
  test('the same touch again, or nobody’s, empties', () => {
    expect(painted(owners, ['oz'], 'ailes')).toEqual({ 'oz-1': 'moines' });
    expect(painted(owners, ['oz-1'], 'nobody')).toEqual({ oz: 'ailes' });
  });
  test('a kingdom is filled or emptied whole, held before or not', () => {
    const all = territoriesIn(BOARD, 'oz');
    expect(Object.keys(painted(owners, all, 'moines')).sort()).toEqual([...all].sort());
    expect(new Set(Object.values(painted(owners, all, 'moines')))).toEqual(new Set(['moines']));
    expect(painted({ ...owners, ohms: 'dragons' }, all, 'nobody')).toEqual({ ohms: 'dragons' });
  });
});

test('only territories are held', () => {
  expect(territoryOf(BOARD, 'ohms')).toBe('ohms');
  expect(territoryOf(BOARD, 'mer-1')).toBeUndefined();
  expect(territoryOf(BOARD, undefined)).toBeUndefined();
});
