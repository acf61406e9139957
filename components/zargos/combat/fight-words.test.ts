import { describe, expect, test } from 'vitest';
import { shortPercent } from '#components/kit/numbers.ts';
import { fightersText } from './fight-words.ts';

describe('numbers as a French reader writes them', () => {
  test.each<[number, string]>([
    [0, '0\u00a0%'],
    [1, '100\u00a0%'],
    [0.6123, '61,2\u00a0%'],
    [0.5, '50\u00a0%'],
    [0.0001, '<\u00a00,1\u00a0%'],
    [0.9995, '>\u00a099,9\u00a0%'],
    [0.99999, '>\u00a099,9\u00a0%'],
    [1 - 1e-15, '100\u00a0%'],
  ])('percent of %s', (chance, text) => expect(shortPercent(chance)).toBe(text));
});

test('one pawn is singular, two are not', () => {
  expect(fightersText('amazones', 1)).toBe('1 Amazone');
  expect(fightersText('moines', 2)).toBe('2 Moines');
  expect(fightersText('chevaliers', 0)).toBe('0 Chevalier');
});
