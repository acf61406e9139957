import { expect, test } from 'vitest';
import { IDS } from './ids.ts';
import { UNTESTED } from './untested.ts';

test('each id has one reason, in id order', () => {
  const listed = new Set<string>(UNTESTED.map((reason) => reason.id));
  expect(UNTESTED.map((reason) => reason.id)).toEqual(IDS.filter((id) => listed.has(id)));
});

test('what waits names the whole game, what stays does not', () => {
  for (const { kind, because } of UNTESTED) {
    if (kind === 'not-yet') expect(because).toMatch(/^le jeu complet, /);
    else expect(because).not.toMatch(/plateau|jeu complet/);
  }
});

test('no more rules wait for a test than before: this number may only fall', () => {
  expect(UNTESTED.filter((reason) => reason.kind === 'not-yet')).toHaveLength(1);
});
