/** The page of the armies: the box's limits, and links that say what the page holds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COPIES } from '#engine/orc/data/cards.ts';
import { OPTION_IDS, readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { RULINGS } from '#engine/orc/rulings.ts';
import { checkBattle } from '#engine/orc/situation.ts';
import { PEOPLES } from '#engine/orc/types.ts';
import { type Act, nextMuster } from './acts.ts';
import { formatMuster, parseMuster } from './link.ts';
import { chiefsText } from './army-words.ts';
import {
  armyOf,
  cardOf,
  chiefsBehind,
  FIRST,
  HEAPS,
  handOf,
  type Muster,
  musterBattle,
  musterValues,
  NOTHING,
  refusalOf,
  SLOTS,
} from './muster.ts';

const after = (start: Muster, ...acts: Act[]): Muster => acts.reduce(nextMuster, start);
const add = (slot: (typeof SLOTS)[number], times = 1, pile: (typeof HEAPS)[number] = 'army'): Act[] =>
  new Array<Act>(times).fill({ kind: 'add', pile, slot });

const limits: [name: string, acts: Act[], pile: (typeof HEAPS)[number], slot: (typeof SLOTS)[number], rule: string | undefined][] = [
  ['ORC-MAT-1: seven troops', add('troupe', 7), 'army', 'troupe', 'ORC-MAT-1'],
  ['ORC-MAT-1: four elites', add('elite', 4), 'seen', 'elite', 'ORC-MAT-1'],
  ['ORC-MAT-1: a third chief', add('chef', 2), 'army', 'chef', 'ORC-MAT-1'],
  ['ORC-MAT-2: eight goblins, wherever they are', [...add('gobelin', 5), ...add('gobelin', 3, 'seen')], 'kept', 'gobelin', 'ORC-MAT-2'],
  ['ORC-MAT-2: goblins aboard count', [...add('gobelin', 5), { kind: 'aboard', goblins: 3 }], 'army', 'gobelin', 'ORC-MAT-2'],
  ['ORC-GEA-1: a second giant of mine', add('geant'), 'kept', 'geant', 'ORC-GEA-1'],
  ['ORC-GEA-1: giants seen elsewhere are many', add('geant', 2, 'seen'), 'army', 'geant', undefined],
  ['ORC-L-29, other reading', [{ kind: 'readings', choices: { 'ORC-L-29': 'interdit' } }], 'army', 'commando', 'ORC-L-29'],
  [
    'ORC-MAT-1: a card that the others must hold',
    [...add('troupe', 6), { kind: 'opponents', count: 1 }, { kind: 'opponent', at: 0, shows: { people: 7, mercenaries: 0, held: 0 } }],
    'army',
    'elite',
    'ORC-MAT-1',
  ],
];

test.each(limits)('%s: the next card is refused, and changes nothing', (_name, acts, pile, slot, rule) => {
  const muster = after(NOTHING, ...acts);
  const refused = refusalOf(muster, pile, slot);
  expect(refused?.rule).toBe(rule);
  if (refused) {
    expect(refused.because).toContain(`(${rule})`);
    expect(nextMuster(muster, { kind: 'add', pile, slot })).toEqual(muster);
  }
});

test('ORC-BAT-8: the flying machine takes its goblins from the hand, and gives them back', () => {
  const start = after(NOTHING, ...add('gobelin', 2, 'kept'), ...add('machine-volante', 1, 'kept'));
  const flown = after(start, { kind: 'aboard', goblins: 2 });
  expect([flown.kept.gobelin, flown.kept['machine-volante'], flown.aboard]).toEqual([0, 0, 2]);
  expect(handOf(flown).toSorted()).toEqual(handOf(start).toSorted());
  expect(after(flown, { kind: 'aboard', goblins: undefined })).toEqual(start);
});

test('ORC-L-29, other reading: cards that may not lie there go back to the hand', () => {
  const read = after(NOTHING, ...add('commando'), { kind: 'readings', choices: { 'ORC-L-29': 'interdit' } });
  expect([read.army.commando, read.kept.commando]).toEqual([0, 1]);
});

test('ORC-MAT-2, ORC-GEA-1: the only one of its kind comes from the hand when it is laid down', () => {
  const held = after(NOTHING, ...add('machine-volante', 1, 'kept'), ...add('geant', 1, 'kept'));
  const laid = after(held, ...add('machine-volante'), ...add('geant'));
  expect([laid.army['machine-volante'], laid.kept['machine-volante'], laid.army.geant, laid.kept.geant]).toEqual([1, 0, 1, 0]);
});

test('to take all away leaves nothing anywhere: hand, cards seen, flight and the backs of the others go with the army', () => {
  const shows = { people: 2, mercenaries: 1, held: 2 };
  const full = after(FIRST, ...add('troll', 1, 'seen'), { kind: 'opponents', count: 3 }, { kind: 'opponent', at: 1, shows });
  const empty = nextMuster(full, { kind: 'empty' });
  for (const pile of HEAPS) expect(Object.values(empty[pile]).every((count) => count === 0)).toBe(true);
  expect(empty.aboard).toBeUndefined();
  expect(empty.opponents).toEqual(new Array(3).fill({ people: 0, mercenaries: 0, held: 0 }));
  expect([empty.people, empty.values, empty.options]).toEqual([full.people, full.values, full.options]);
});

test('a plan keeps the hand whole', () => {
  const planned = after(FIRST, { kind: 'plan', send: ['troll', 'gobelin', 'machine-de-guerre'], crew: 1 });
  expect(handOf(planned).toSorted()).toEqual(handOf(FIRST).toSorted());
  expect(forceOf(armyOf(planned), musterValues(planned), readingsOf({ options: {} })).value).toBe(2 * (3 + 3 + 4) + 5 + 9 + 1 + 4 + 1);
});

test('values like ours are not kept; a people has its own', () => {
  const set = (muster: Muster, value: number) => nextMuster(muster, { kind: 'value', slot: 'troupe', value });
  expect(set(FIRST, 5).values).toEqual({ 'orcs-troupe': 5 });
  expect(set(set(FIRST, 5), 3).values).toEqual({});
});

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add'), pile: fc.constantFrom(...HEAPS), slot: fc.constantFrom(...SLOTS) }) },
  fc.record({ kind: fc.constant('drop'), pile: fc.constantFrom(...HEAPS), slot: fc.constantFrom(...SLOTS) }),
  fc.record({ kind: fc.constant('people'), people: fc.constantFrom(...PEOPLES) }),
  fc.record({ kind: fc.constant('aboard'), goblins: fc.option(fc.nat(9), { nil: undefined }) }),
  fc.record({ kind: fc.constant('opponents'), count: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constant('opponent'),
    at: fc.nat(4),
    shows: fc.record({ people: fc.nat(13), mercenaries: fc.nat(24), held: fc.nat(24) }),
  }),
  fc.record({ kind: fc.constant('target'), target: fc.nat(150) }),
  fc.record({ kind: fc.constant('value'), slot: fc.constantFrom('troupe', 'chef', 'troll'), value: fc.nat(20) }),
  fc
    .constantFrom(...OPTION_IDS)
    .chain((id) =>
      fc
        .constantFrom(...(RULINGS.find((ruling) => ruling.id === id)?.readings ?? []).map((reading) => reading.id))
        .map((reading) => ({ kind: 'readings', choices: { [id]: reading } }) as const),
    ),
);

/** Mercenaries of the hand only, and people of the piles that hold them: what the page offers. */
const offered = (act: Act): boolean => act.kind !== 'add' || act.pile !== 'kept' || !['troupe', 'elite', 'chef'].includes(act.slot);

test('ORC-MAT-1, ORC-MAT-2: whatever one does, the box is not exceeded, the link says it all, and the engine takes it', () => {
  fc.assert(
    fc.property(fc.array(anyAct.filter(offered), { maxLength: 60 }), (acts) => {
      const muster = after({ ...NOTHING, opponents: FIRST.opponents }, ...acts);
      for (const slot of SLOTS) {
        const flown = muster.aboard === undefined ? 0 : slot === 'gobelin' ? muster.aboard : slot === 'machine-volante' ? 1 : 0;
        const used = muster.army[slot] + muster.kept[slot] + muster.seen[slot] + flown;
        expect(used, slot).toBeLessThanOrEqual(COPIES[cardOf(muster.people, slot)]);
      }
      const link = formatMuster(muster);
      expect(parseMuster(link), link).toEqual({ muster, refused: [] });
      const { people, mine, seen, opponents, options } = musterBattle(muster);
      const lenient = Object.fromEntries(Object.entries(options).filter(([id]) => id !== 'ORC-L-14'));
      expect(checkBattle({ people, mine, seen, opponents, values: muster.values, options: lenient }).ok).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('an empty address shows the example, keys of others included', () => {
  expect(parseMuster('')).toEqual({ muster: FIRST, refused: [] });
  expect(parseMuster('?utm=1')).toEqual({ muster: FIRST, refused: [] });
  expect(parseMuster(formatMuster(FIRST)).muster).toEqual(FIRST);
});

const bad: [query: string, sentence: RegExp][] = [
  ['v=2', /version inconnue, « 2 » au lieu de 1/],
  ['peuple=elfes', /^peuple attend orcs, barbares, squelettes ou nains, pas « elfes »\.$/],
  ['armee=troupe.9', /^armee : la boîte ne contient que 7 Orcs de troupe.*\(ORC-MAT-1\)\.$/],
  ['armee=geant.2', /ORC-GEA-1/],
  ['armee=dragon.1', /^armee attend des paires carte\.nombre/],
  ['main=troupe.1', /^main attend des paires/],
  ['vol=12', /^vol attend le nombre de gobelins/],
  ['face=99.1', /^face attend, par adversaire/],
  ['face=1.1_1.1_1.1_1.1_1.1_1.1', /^face décrit 6 adversaires ; 5 au plus\.$/],
  ['but=9999', /^but attend une valeur de 0 à 150/],
  ['valeurs=gobelin.3', /^valeurs attend des paires/],
  ['valeurs=troll.99', /^valeurs attend des paires/],
  ['ORC-L-12=triple', /^ORC-L-12 attend compte-et-double/],
  [`armee=${'x'.repeat(3000)}`, /trop long/],
];

test.each(bad)('« %s » is refused in one sentence, the rest kept', (query, sentence) => {
  const { refused } = parseMuster(query);
  expect(refused.length).toBe(1);
  expect(refused[0]).toMatch(sentence);
});

test('ORC-MAT-1, ORC-BAT-7: chiefs among backs, two of the thirteen cards of a people, as counted hand by hand', () => {
  const facing = (people: number, ...acts: Act[]) =>
    after(NOTHING, { kind: 'people', people: 'nains' }, { kind: 'opponents', count: 1 }, ...acts, {
      kind: 'opponent',
      at: 0,
      shows: { people, mercenaries: 0, held: 0 },
    });
  /** Every hand of `size` out of `deck` cards, the first `chiefs` of which are chiefs. */
  const counted = (deck: number, chiefs: number, size: number) => {
    let [some, both, all] = [0, 0, 0];
    for (let hand = 0; hand < 2 ** deck; hand += 1) {
      const cards = [...hand.toString(2)].filter((bit) => bit === '1').length;
      if (cards !== size) continue;
      const held = [...(hand & (2 ** chiefs - 1)).toString(2)].filter((bit) => bit === '1').length;
      all += 1;
      if (held > 0) some += 1;
      if (held > 1) both += 1;
    }
    return { some: some / all, both: both / all };
  };
  expect(chiefsBehind(facing(3), 0)?.some).toBeCloseTo(121 / 286, 12);
  for (const [acts, deck, chiefs] of [
    [[], 13, 2],
    [add('chef'), 12, 1],
    [add('troupe', 4, 'seen'), 9, 2],
  ] as const)
    for (const size of [1, 3, 6]) {
      const found = chiefsBehind(facing(size, ...acts), 0);
      const told = counted(deck, chiefs, size);
      expect(found?.some).toBeCloseTo(told.some, 12);
      expect(found?.both).toBeCloseTo(told.both, 12);
    }
  expect(chiefsBehind(facing(3, ...add('chef'), ...add('chef', 1, 'seen')), 0)).toBeUndefined();
  expect(chiefsBehind(facing(0), 0)).toBeUndefined();
  expect(chiefsText('nains', 3, { some: 121 / 286, both: 11 / 286 }).replaceAll(/\s/g, ' ')).toBe(
    'Ses 3 dos de Nains cachent un chef au moins : 42,3 % de chances ; les deux, et l’armée vaudrait 0 : 3,8 %',
  );
});
