import { expect, test } from 'vitest';
import { cardHolder } from './kingdoms.ts';

test('ZAR-ROY-1: who controls all the provinces at the count receives the card', () => {
  expect(cardHolder(undefined, { capital: 'ailes', provinces: ['ailes', 'ailes'] })).toBe('ailes');
  expect(cardHolder(undefined, { capital: 'ailes', provinces: ['ailes', 'moines'] })).toBeUndefined();
  expect(cardHolder(undefined, { capital: 'ailes', provinces: ['ailes', undefined] })).toBeUndefined();
  expect(cardHolder(undefined, { capital: undefined, provinces: [undefined] })).toBeUndefined();
});

test('ZAR-ROY-2: he keeps it with the capital alone, and loses it with the capital', () => {
  expect(cardHolder('ailes', { capital: 'ailes', provinces: ['moines', undefined] })).toBe('ailes');
  expect(cardHolder('ailes', { capital: 'moines', provinces: ['ailes', 'ailes'] })).toBeUndefined();
  expect(cardHolder('ailes', { capital: undefined, provinces: ['ailes', 'ailes'] })).toBeUndefined();
});

test('ZAR-ROY-3: a capital lost and taken back before the count is a capital kept', () => {
  const atTheCount = { capital: 'ailes', provinces: ['ailes', 'moines'] } as const;
  expect(cardHolder('ailes', atTheCount)).toBe('ailes');
});

test('ZAR-ROY-4: who takes the capital has the card only with the whole kingdom', () => {
  expect(cardHolder('ailes', { capital: 'moines', provinces: ['moines', 'moines'] })).toBe('moines');
  expect(cardHolder('ailes', { capital: 'moines', provinces: ['moines', 'dragons'] })).toBeUndefined();
});
