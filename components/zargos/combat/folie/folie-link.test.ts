import { expect, test } from 'vitest';
import { formatFolie, parseFolie } from './folie-link.ts';

test.each<[string, readonly number[]]>([
  ['3', [3]],
  ['3.5.100', [3, 5, 100]],
])('ZAR-FOLIE: the provinces of « %s »', (text, provinces) => {
  expect(parseFolie(text)).toEqual({ ok: true, provinces });
  expect(formatFolie(provinces)).toBe(text);
});

test.each(['', '0', '101', '3..5', '1.1.1.1.1.1.1.1.1.1.1.1.1', 'chat', '-3'])('« %s » is refused in one sentence', (text) => {
  expect(parseFolie(text)).toMatchObject({ ok: false, because: expect.stringContaining('de 1 à 12 provinces') });
});
