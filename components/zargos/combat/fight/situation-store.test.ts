import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { DEMON_DICE, PEOPLES, SITES } from '#engine/zargos/types.ts';
import { canCall, type Form, type FormEvent, formOf, nextForm, situationIn } from './situation-store.ts';

const START: Situation = {
  attacker: { people: 'chevaliers', pawns: 7, warWind: false },
  defender: { people: 'amazones', pawns: 4, warWind: false, called: 0 },
  site: 'province',
  eclipse: false,
  heatwave: false,
  options: {},
};

const formAfter = (...events: FormEvent[]): Form => events.reduce(nextForm, formOf(START));

describe('what each control does', () => {
  test('ZAR-ATT-6: the people of the other side is not taken, and that is told until something else is done', () => {
    const asked = { kind: 'people', side: 'attacker', people: 'amazones' } as const;
    const { attacker, defender, clash } = formAfter(asked);
    expect([attacker.people, defender.people, clash]).toEqual(['chevaliers', 'amazones', 'attacker']);
    expect(formAfter(asked, { kind: 'eclipse', on: true }).clash).toBeUndefined();
    const traded = formAfter(asked, { kind: 'swap' });
    expect([traded.attacker.people, traded.defender.people, traded.clash]).toEqual(['amazones', 'chevaliers', undefined]);
  });

  test('ZAR-ZRG-1: demons stand where their dice say, and a place outside Zargos sends them away', () => {
    const demons = formAfter({ kind: 'people', side: 'defender', people: 'demons' }, { kind: 'dice', dice: 4 });
    expect(situationIn(demons)).toMatchObject({ defender: { people: 'demons', dice: 4 }, site: 'forbidden-city' });
    const home = nextForm(demons, { kind: 'site', site: 'capital' });
    expect(situationIn(home)).toMatchObject({ defender: { people: 'amazones', pawns: 4 }, site: 'capital' });
  });

  test('ZAR-ARA-2 ZAR-ZRG-4: a called group is kept in mind but plays only where the Araignées may call', () => {
    const called = formAfter({ kind: 'people', side: 'defender', people: 'araignees' }, { kind: 'called', pawns: 6 });
    expect(situationIn(called).defender).toMatchObject({ people: 'araignees', called: 6 });
    const zargos = nextForm(called, { kind: 'site', site: 'zargos' });
    expect(canCall(zargos)).toBe(false);
    expect(situationIn(zargos).defender).toMatchObject({ called: 0 });
    expect(situationIn(nextForm(zargos, { kind: 'site', site: 'province' })).defender).toMatchObject({ called: 6 });
  });

  test('pawns are kept between 1 and 100', () => {
    expect(formAfter({ kind: 'pawns', side: 'attacker', pawns: 0 }).attacker.pawns).toBe(1);
    expect(formAfter({ kind: 'pawns', side: 'defender', pawns: 1000 }).defender.pawns).toBe(100);
  });

  test('sides can be exchanged, demons cannot attack', () => {
    expect(formAfter({ kind: 'swap' })).toMatchObject({
      attacker: { people: 'amazones', pawns: 4 },
      defender: { people: 'chevaliers', pawns: 7 },
    });
    const demons = formAfter({ kind: 'people', side: 'defender', people: 'demons' });
    expect(nextForm(demons, { kind: 'swap' })).toBe(demons);
  });

  test('what is loaded is what is told', () => {
    expect(situationIn(formAfter({ kind: 'load', situation: START }))).toEqual(START);
  });
});

const side = fc.constantFrom('attacker' as const, 'defender' as const);
const anyEvent: fc.Arbitrary<FormEvent> = fc.oneof(
  fc.record({ kind: fc.constant('people' as const), side: fc.constant('attacker' as const), people: fc.constantFrom(...PEOPLES) }),
  fc.record({
    kind: fc.constant('people' as const),
    side: fc.constant('defender' as const),
    people: fc.constantFrom(...PEOPLES, 'demons' as const),
  }),
  fc.record({ kind: fc.constant('pawns' as const), side, pawns: fc.integer({ min: -5, max: 200 }) }),
  fc.record({ kind: fc.constant('called' as const), pawns: fc.integer({ min: -5, max: 200 }) }),
  fc.record({ kind: fc.constant('dice' as const), dice: fc.constantFrom(...DEMON_DICE) }),
  fc.record({ kind: fc.constant('site' as const), site: fc.constantFrom(...SITES) }),
  fc.record({ kind: fc.constantFrom('eclipse' as const, 'heatwave' as const), on: fc.boolean() }),
  fc.record({ kind: fc.constant('swap' as const) }),
);

test('whatever is touched, in any order, the fight told is one that the rules know', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const { attacker, defender, site } = situationIn(events.reduce(nextForm, formOf(START)));
      expect(attacker.people).not.toBe(defender.people);
      if (defender.people === 'demons') {
        expect(site).toBe(defender.dice === 4 ? 'forbidden-city' : 'zargos');
      } else {
        expect(defender.pawns + defender.called).toBeLessThanOrEqual(100);
        if (defender.called > 0) expect([defender.people, ['zargos', 'forbidden-city'].includes(site)]).toEqual(['araignees', false]);
      }
    }),
  );
});
