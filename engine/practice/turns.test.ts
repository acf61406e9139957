import { expect, test } from 'vitest';
import { dueAfter, during, NO_TURNS, turnsOf } from './turns.ts';

const ALL = ['walk', 'stone', 'lift'];

test.each([
  ['one has its turn', ALL, 'stone', ['walk', 'lift']],
  ['the last has its turn: the others come again', ['lift'], 'lift', ['walk', 'stone']],
  ['another was taken, for want of the last one: the others come again', ['lift'], 'walk', ['stone', 'lift']],
])('%s', (_name, due, kind, after) => {
  expect(dueAfter(due, kind, ALL)).toEqual(after);
});

const kinds = { walk: during<{ readonly phase: string }>('walk', 'bonus'), lift: during<{ readonly phase: string }>('lift') };

test('a state is taken where a kind is due, legal or refused, or once too many were passed over', () => {
  const turns = turnsOf(kinds, 2);
  expect(turns.isAt({ phase: 'bonus' }, true)).toBe(true);
  turns.take('walk', true);
  expect([turns.isDue('walk', true), turns.isDue('walk', false), turns.isDue('lift', true)]).toEqual([false, true, true]);
  expect(['walk', 'bonus', 'walk'].map((phase) => turns.isAt({ phase }, true))).toEqual([false, false, true]);
  turns.take('walk', false);
  expect(turns.isAt({ phase: 'walk' }, true)).toBe(false);
  expect(turns.isAt({ phase: 'lift' }, true)).toBe(true);
});

test('without turns any kind will do at any time', () => {
  NO_TURNS.take('walk', true);
  expect([NO_TURNS.isDue('walk', true), NO_TURNS.isAt({ phase: 'walk' }, true)]).toEqual([true, true]);
});
