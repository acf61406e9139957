import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SITUATION } from '#engine/zargos/fight/situation.ts';
import type { FightAsked } from './asked.ts';
import { formatFightPage, parseFightPage } from './page-link.ts';
import { fightAsked, nextPage, type Page, pageOf } from './page-store.ts';

const START: Page = pageOf(DEFAULT_SITUATION);

const other = nextPage(nextPage(START, { kind: 'compare', on: true }), {
  kind: 'set-other',
  event: { kind: 'people', side: 'defender', people: 'demons' },
});

const asked: fc.Arbitrary<FightAsked> = fc
  .record({ pawns: fc.integer({ min: 1, max: 100 }), target: fc.integer({ min: 1, max: 99 }), two: fc.boolean(), wind: fc.boolean() })
  .map(({ pawns, target, two, wind }) => {
    const page = two ? other : START;
    const set = nextPage(page, { kind: 'set', event: { kind: 'pawns', side: 'attacker', pawns } });
    const windy = nextPage(set, { kind: 'set', event: { kind: 'war-wind', side: 'attacker', on: wind } });
    return fightAsked(nextPage(windy, { kind: 'target', percent: target }));
  });

test('what is asked goes through its link unchanged', () => {
  fc.assert(
    fc.property(asked, (one) => {
      expect(parseFightPage(formatFightPage(one))).toEqual({ asked: one, refused: [] });
    }),
  );
});

test.each<[string, RegExp]>([
  ['but=0', /la chance cherchée va de 1 à 99, pas « 0 »/],
  ['but=100', /de 1 à 99/],
  ['comparer=1&b-pions=0', /^Seconde situation : .*pions/],
  ['attaquant=chats', /« chats »/],
  [`attaquant=${'x'.repeat(3000)}`, /trop long/],
])('%s keeps the defaults and says one sentence', (query, because) => {
  const { asked: read, refused } = parseFightPage(query);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(because);
  expect(read.situation).toEqual(DEFAULT_SITUATION);
  expect(read.target).toBe(80);
});

test('comparing starts from a copy, and the two can trade places', () => {
  const two = nextPage(START, { kind: 'compare', on: true });
  expect(two.other).toEqual(START.form);
  const traded = nextPage(other, { kind: 'trade' });
  expect([traded.form, traded.other]).toEqual([other.other, other.form]);
  const folded = nextPage(other, { kind: 'compare', on: false });
  expect(folded.other).toBeUndefined();
  expect(nextPage(folded, { kind: 'compare', on: true }).other).toEqual(other.other);
});
