import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choices } from '#engine/core/ruling.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';
import { formatChain, parseChain } from './campaign-link.ts';
import { type Chain, type ChainEvent, campaignOf, movedByDrop, nextChain } from './campaign-store.ts';

const start: Chain = {
  provinces: [8, 7],
  readings: {},
  steps: [
    { sources: [{ from: 'p1', stay: 1 }], people: 'araignees', count: 3, called: 0, site: 'province', warWind: false, against: false },
  ],
};

const place = fc.constantFrom('p1', 'p2', 'p4', 's1', 's2', 's5');
const anyEvent: fc.Arbitrary<ChainEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add-province' as const, 'drop-province' as const, 'add-step' as const, 'drop-step' as const) }),
  fc.record({ kind: fc.constant('province' as const), at: fc.nat(3), pawns: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('source' as const), at: fc.nat(3), from: place, on: fc.boolean() }),
  fc.record({ kind: fc.constant('stay' as const), at: fc.nat(3), from: place, stay: fc.integer({ min: -1, max: 9 }) }),
  fc
    .constantFrom<Choices>({}, { 'ZAR-L-8': 'plafond-3' }, { 'ZAR-L-3': 'adversaire-d-abord', 'ZAR-L-37': 'oui-en-entrant' })
    .map((choices) => ({ kind: 'readings' as const, choices })),
  fc.record({
    kind: fc.constant('step' as const),
    at: fc.nat(3),
    change: fc.record(
      {
        people: fc.constantFrom('araignees' as const, 'demons' as const, 'moines' as const),
        count: fc.integer({ min: 1, max: 30 }),
        called: fc.integer({ min: 0, max: 30 }),
        site: fc.constantFrom('province' as const, 'capital' as const, 'zargos' as const, 'forbidden-city' as const),
        warWind: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
);

test('whatever is built goes through its link unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const chain = events.reduce((now, event) => nextChain(now, sourced(now, event)), start);
      expect(parseChain(formatChain(chain), RULINGS)).toEqual({ ok: true, chain });
    }),
  );
});

/** The page offers only places that exist before the attack. */
function sourced(chain: Chain, event: ChainEvent): ChainEvent {
  if (event.kind !== 'source' || !event.on) return event;
  const there = event.from.startsWith('p') ? chain.provinces.length : event.at;
  return Number(event.from.slice(1)) <= there ? event : { kind: 'add-step' };
}

test.each<[string, RegExp]>([
  ['2_8_p1.1~ar3p', /version « 2 » est inconnue/],
  ['1_0_p1.1~ar3p', /de 1 à 4 provinces/],
  ['1_8', /de 1 à 12 attaques/],
  ['1_8_p2.1~ar3p', /l’attaque 1/],
  ['1_8_s1.1~ar3p', /l’attaque 1/],
  ['1_8_p1.1~zz3p', /l’attaque 1/],
  ['1_8_p1.1~de7z', /l’attaque 1/],
  [`1_8_${'p1.1~ar3p_'.repeat(80)}`, /trop longue/],
  ['1_8_p1.1~ar3p_ZAR-L-8.cinq', /ZAR-L-8 attend quatre-des ou plafond-3, pas « cinq »/],
  ['1_8_p1.1~ar3p_ZAR-L-99.oui', /« ZAR-L-99 » n’est pas un litige/],
])('%s is refused in one sentence', (text, because) => {
  const read = parseChain(text, RULINGS);
  expect(read.ok ? '' : read.because).toMatch(because);
});

test('ZAR-CHE-1: an attack on a dropped conquest starts elsewhere', () => {
  const two = nextChain(nextChain(start, { kind: 'add-step' }), { kind: 'add-step' });
  expect(two.steps.map((step) => step.sources[0]?.from)).toEqual(['p1', 's1', 's2']);
  const three = nextChain(nextChain(two, { kind: 'source', at: 0, from: 'p2', on: true }), { kind: 'drop-province' });
  expect(three.steps[0]?.sources).toEqual([{ from: 'p1', stay: 1 }]);
});

test('ZAR-CHE-1: dropping a province tells which attacks start from elsewhere, and from where', () => {
  const both = nextChain(start, { kind: 'source', at: 0, from: 'p2', on: true });
  const second = nextChain(both, { kind: 'source', at: 0, from: 'p1', on: false });
  for (const chain of [both, second])
    expect(movedByDrop(chain)).toEqual(['L’attaque 1 ne part plus de la province B, mais de la province A.']);
  expect(movedByDrop(start)).toEqual([]);
});

test('ZAR-ZRG-1: demons stand where their dice say, and have no pawns', () => {
  const chain = nextChain(start, { kind: 'step', at: 0, change: { people: 'demons', count: 4 } });
  expect(campaignOf(chain).steps[0]).toMatchObject({ defender: { people: 'demons', dice: 4 }, site: 'forbidden-city' });
});
