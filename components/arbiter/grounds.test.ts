import { expect, test } from 'vitest';
import { groundsShort } from './grounds.ts';

test.each([
  [[{ text: 'le livret' }, { text: 'un plateau reconstitué' }], 'GRA-DEP-5', 'livret · reconstitué'],
  [[{ text: 'le livret' }, { text: 'notre lecture', rule: 'ZAR-L-4' }], 'ZAR-MER-1', 'livret · notre lecture (L-4)'],
  [[{ text: 'à votre table', rule: 'ZAR-L-4' }, { text: 'des cases mer reconstituées' }], 'ZAR-L-4', 'à votre table · reconstitué'],
  [[{ text: 'le livret' }, { text: 'les valeurs de la boîte que vous avez relevée' }], 'ORC-BAT-2', 'livret · votre boîte'],
  [[{ text: 'le livret' }, { text: 'le plateau que vous avez relevé' }], undefined, 'livret · votre boîte'],
])('what a verdict stands on, in a few words: %j', (grounds, shown, said) => {
  expect(groundsShort(grounds, shown)).toBe(said);
});
