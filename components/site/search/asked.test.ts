import { expect, test } from 'vitest';
import { formatSearch, NOTHING, parseSearch } from './asked.ts';

test('an address and what it asks are the same thing', () => {
  const asked = { query: 'vent & brume ?', kind: 'carte', game: 'zargos', literal: true } as const;
  expect(parseSearch(formatSearch(asked))).toEqual({ asked, refusals: [] });
  expect(formatSearch(NOTHING)).toBe('');
  expect(parseSearch('')).toEqual({ asked: NOTHING, refusals: [] });
});

test.each([
  ['?type=zut', 'type demandé'],
  ['?jeu=go', 'jeu demandé'],
  [`?q=${'a'.repeat(201)}`, '200 caractères'],
])('%s is refused in one sentence and the rest is kept', (search, said) => {
  const { asked, refusals } = parseSearch(`${search}&x=1`);
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toContain(said);
  expect(asked.kind ?? asked.game).toBeUndefined();
});
