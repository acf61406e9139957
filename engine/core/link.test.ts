import { expect, test } from 'vitest';
import { begins, isWhole, marked, unmarked, unreadable } from './link.ts';

/** The prints of « a=1&b=2 » and of « q=%C3%A9t%C3%A9 », by another program. */
const MARKED = 'entier=2.198c28&a=1&b=2';
const OF_WORD = 'entier=1.d43020&q=été';

test('the mark says how many pairs follow, and the print of what they say', () => {
  expect(marked('a=1&b=2')).toBe(MARKED);
  expect(unmarked(`?${MARKED}`)).toEqual({ ok: true, text: 'a=1&b=2' });
});

test('what says nothing has no mark, nor has an anchor', () => {
  for (const text of ['', 'zar-com-3']) expect(marked(text)).toBe(text);
  expect(unmarked('#zar-com-3')).toEqual({ ok: true, text: 'zar-com-3' });
});

test('a link without a mark is an old one', () => {
  expect(unmarked('?a=1&b=2')).toEqual({ ok: true, text: 'a=1&b=2' });
});

test('no cut leaves something to believe', () => {
  const cuts = Array.from(MARKED, (_, at) => MARKED.slice(0, at));
  expect(cuts.filter((cut) => cut.length >= 'entier='.length && isWhole(cut))).toEqual([]);
  for (const cut of cuts.slice(0, 'entier='.length)) expect(unmarked(cut)).toEqual({ ok: true, text: cut });
});

test('escapes and what others add behind change nothing; a change of one sign does', () => {
  expect(isWhole(OF_WORD)).toBe(true);
  expect(isWhole(OF_WORD.replace('été', '%C3%A9t%C3%A9'))).toBe(true);
  expect(unmarked(`${MARKED}&fbclid=x`)).toEqual({ ok: true, text: 'a=1&b=2&fbclid=x' });
  expect(isWhole(MARKED.replace('b=2', 'b=3'))).toBe(false);
  expect(isWhole(MARKED.replace('&b=2', '&fbclid=x'))).toBe(false);
});

test('what is said twice is refused, by name', () => {
  expect(unmarked('a=1&b=2&a=3')).toEqual({ ok: false, because: 'Ce lien dit deux fois « a » : il n’est pas lu.' });
});

test.each([
  ['#partie=2d.x', true],
  ['#entier=1.abcdef&partie=2d.x', true],
  ['#entier=1.abcdef&par', true],
  ['#entier=1.abcdef&', true],
  ['#entier=1.ab', true],
  ['#entier=', true],
  ['#entier=1.abcdef&serie=a', false],
  ['#partie', false],
  ['#', false],
])('the fragment %s is for who reads games: %s', (fragment, isOurs) => {
  expect(begins(fragment, 'partie=')).toBe(isOurs);
});

test('a link is refused in one sentence, and what takes its place in another', () => {
  const kind = { version: '1', most: 40, instead: 'Voici autre chose.' };
  expect(unreadable(MARKED, '1', kind)).toBeUndefined();
  expect(unreadable(MARKED.slice(0, -1), '1', kind)).toBe(
    'Ce lien est coupé, ou changé en route : demandez-le de nouveau, en entier. Voici autre chose.',
  );
  expect(unreadable(`a=${'1'.repeat(40)}`, '1', kind)).toBe('Ce lien est trop long : 40 caractères au plus. Voici autre chose.');
  expect(unreadable('v=2', '2', kind)).toContain('version inconnue, « 2 » au lieu de 1');
});
