import { expect, test } from 'vitest';
import { CALLED, chanceCalled } from './chance.ts';

test.each([
  [0, '0 % (sans espoir)'],
  [0.15, '15 % (mauvais pari)'],
  [0.2, '20 % (risqué)'],
  [0.004, 'moins de 1 % (mauvais pari)'],
  [0.496, '50 % (plutôt pour vous)'],
  [0.999, 'plus de 99 % (presque sûr)'],
  [0.49, '49 % (plutôt contre vous)'],
  [0.5, '50 % (plutôt pour vous)'],
  // A dragon of Gran, seven times in twelve.
  [7 / 12, '58 % (plutôt pour vous)'],
  [0.9, '90 % (presque sûr)'],
  [1, '100 % (sûr)'],
])('%d is %s', (chance, text) => {
  expect(chanceCalled(chance).replace(/\s/g, ' ')).toBe(text);
});

test('what the chance is of stands before the word', () => {
  expect(chanceCalled(0.35, 'du temps').replace(/\s/g, ' ')).toBe('35 % du temps (plutôt contre vous)');
});

test('words go from the best to the worst, and no two chances of one half or less, and more, share one', () => {
  const froms = CALLED.map(([from]) => from);
  expect(froms).toEqual([...froms].sort((a, b) => b - a));
  expect(new Set(CALLED.map(([, word]) => word)).size).toBe(CALLED.length);
  const words = (from: number) => CALLED.flatMap(([least, word]) => (least >= from ? [word] : []));
  expect(words(0.5)).toEqual(['sûr', 'presque sûr', 'en votre faveur', 'plutôt pour vous']);
});
