import { expect, test } from 'vitest';
import { marked } from '#engine/core/link.ts';
import { type Owner, ownQuery, withOwn } from './address.ts';

test.each<[string, Owner, string, string]>([
  ['?a=1&campagne=x', 'calculateur', 'a=2', 'a=2&campagne=x'],
  ['?a=1&campagne=x', 'campagne', 'campagne=y', 'campagne=y&a=1'],
  ['?a=1&campagne=x', 'campagne', '', 'a=1'],
  ['', 'folie', 'folie=3.2', 'folie=3.2'],
  ['?a=1', 'calculateur', '', ''],
  [`?${marked('a=1&campagne=x')}`, 'campagne', 'campagne=y', 'campagne=y&a=1'],
  ['?entier=2.000000&a=1&campagne=x', 'campagne', 'campagne=y', 'campagne=y'],
])('%s, %s says « %s »', (query, owner, own, expected) => expect(withOwn(query, owner, own)).toBe(expected));

test('a tool reads its own keys only', () => {
  expect(ownQuery('?a=1&campagne=x&b=2&folie=4', 'calculateur')).toBe('a=1&b=2');
  expect(ownQuery('?a=1&campagne=x', 'campagne')).toBe('campagne=x');
  expect(ownQuery(`?${marked('a=1&campagne=x')}`, 'campagne')).toBe('campagne=x');
});

test('of a link that was cut nothing is read, and one tool says so', () => {
  const cut = `?${marked('a=1&campagne=x')}`.slice(0, -1);
  expect(ownQuery(cut, 'campagne')).toBe('');
  expect(ownQuery(cut, 'calculateur')).toBe(cut);
});
