/** Why no line of a retreat saves anybody is said once, whatever bars each. */
import { expect, test } from 'vitest';
import { barsTold } from './words.ts';

const lineWith = (because?: string) => ({
  first: { id: 'a1', fate: 'eliminated', at: { q: 0, r: 0 }, ...(because !== undefined && { because }) } as const,
});

test('LOR-REC-2: what bars the six lines is told together', () => {
  const because = [
    'Le recul rencontre un bois.',
    'Le recul rencontre la mer.',
    'Le recul rencontre un bois.',
    'Le recul sort de la carte.',
  ];
  expect(barsTold(because.map(lineWith))).toBe(' : il rencontre un bois ou la mer, ou sort de la carte');
  expect(barsTold([lineWith('Le recul rencontre un ennemi.')])).toBe(' : il rencontre un ennemi');
  expect(barsTold([lineWith()])).toBe('');
});
