import { expect, test } from 'vitest';
import { decimal, percent, plural } from './words.ts';

test.each([
  [0, '0'],
  [2, '2'],
  [1.5, '1,5'],
  [0.25, '0,25'],
  [1.05, '1,05'],
  [1.1, '1,1'],
  [2.996, '3'],
])('%d is written %s', (value, text) => {
  expect(decimal(value)).toBe(text);
});

test('plurals begin at two', () => {
  expect([0, 1, 1.99, 2, 2.5].map((count) => plural(count, 'tour'))).toEqual(['0 tour', '1 tour', '1,99 tour', '2 tours', '2,5 tours']);
  expect([1, 3].map((count) => plural(count, 'cheval', 'chevaux'))).toEqual(['1 cheval', '3 chevaux']);
});

test.each([
  [0, '0 %'],
  [0.0001, 'moins de 0,1 %'],
  [0.0005, '0,1 %'],
  [7 / 12, '58,3 %'],
  [0.5, '50 %'],
  [0.9994, '99,9 %'],
  [0.9995, 'plus de 99,9 %'],
  [0.99999, 'plus de 99,9 %'],
  [1, '100 %'],
])('a chance of %d is %s', (chance, text) => {
  expect(percent(chance)).toBe(text);
});
