import { expect, test } from 'vitest';
import { isFound } from './PlaceList.tsx';

test.each<[string, string, boolean]>([
  ['Taïro nord-est', '', true],
  ['Taïro nord-est', 'tairo', true],
  ['Taïro nord-est', 'est tai', true],
  ['Taïro nord-est', 'nord-est', true],
  ['Taïro nord-est', 'ord', false],
  ['large de l’est', "l'est", true],
  ['Ohms nord', 'ohms sud', false],
])('%s, typed « %s »', (name, typed, expected) => {
  expect(isFound(name, typed)).toBe(expected);
});
