import { expect, test } from 'vitest';
import { type Owner, ownQuery, withOwn } from './address.ts';

test.each<[string, Owner, string, string]>([
  ['?a=1&campagne=x', 'calculateur', 'a=2', '?a=2&campagne=x'],
  ['?a=1&campagne=x', 'campagne', 'campagne=y', '?campagne=y&a=1'],
  ['?a=1&campagne=x', 'campagne', '', '?a=1'],
  ['', 'folie', 'folie=3.2', '?folie=3.2'],
  ['?a=1', 'calculateur', '', ''],
])('%s, %s says « %s »', (query, owner, own, expected) => expect(withOwn(query, owner, own)).toBe(expected));

test('a tool reads its own keys only', () => {
  expect(ownQuery('?a=1&campagne=x&b=2&folie=4', 'calculateur')).toBe('a=1&b=2');
  expect(ownQuery('?a=1&campagne=x', 'campagne')).toBe('campagne=x');
});
