import { expect, test } from 'vitest';
import { decimal, percent, plural, together, troop } from './words.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [1.04, '1'],
  [1.05, '1,1'],
  [2.449, '2,4'],
  [9.96, '10'],
  [12.3, '12,3'],
  [100, '100'],
])('%d is written %s', (value, text) => {
  expect(decimal(value)).toBe(text);
});

test.each([
  [0, '0 %'],
  [1e-30, 'moins de 0,1 %'],
  [0.00049, 'moins de 0,1 %'],
  [0.0005, '0,1 %'],
  [0.5, '50 %'],
  [0.5437, '54,4 %'],
  [0.9994, '99,9 %'],
  [0.9995, 'plus de 99,9 %'],
  [1 - 1e-12, 'plus de 99,9 %'],
  [1 - 1e-15, '100 %'],
  [1, '100 %'],
  [1.0000001, '100 %'],
  [-1e-17, '0 %'],
])('a chance of %d is written %s', (chance, text) => {
  expect(percent(chance)).toBe(text);
});

test('French plurals begin at two', () => {
  expect([0, 1, 1.9, 2, 7].map((count) => plural(count, 'dé', 'dés'))).toEqual(['dé', 'dé', 'dé', 'dés', 'dés']);
  expect([troop(1, 'ailes'), troop(1.5, 'amazones'), troop(7, 'dragons')]).toEqual(['1 Ailé', '1,5 Amazone', '7 Dragons']);
});

test('words in a row', () => {
  expect([together([]), together(['4']), together(['4', '3']), together(['4', '3', '1'])]).toEqual(['', '4', '4 et 3', '4, 3 et 1']);
});
