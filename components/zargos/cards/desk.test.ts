import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_IDS } from '#engine/zargos/data/cards.ts';
import { checkMoment, MOMENT_PHASES, type Moment } from '#engine/zargos/magic/moment.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import { type Act, DEFAULT_DESK, type Desk, formatDesk, nextDesk, parseDesk, playableCards } from './desk.ts';

const after = (...acts: readonly Act[]): Desk => acts.reduce(nextDesk, DEFAULT_DESK);

const rows: [name: string, acts: readonly Act[], expected: Partial<Moment> | Record<string, unknown>][] = [
  ['another phase', [{ kind: 'phase', phase: 'attacks' }], { phase: 'attacks' }],
  ['who I am', [{ kind: 'mine', people: 'ailes' }], { mine: ['ailes'], turn: ['dragons'] }],
  ['I become the one whose turn it is: another plays next', [{ kind: 'mine', people: 'dragons' }], { mine: ['dragons'], turn: ['ailes'] }],
  [
    'my turn stays mine when I change people',
    [
      { kind: 'turn', people: 'moines' },
      { kind: 'mine', people: 'ailes' },
    ],
    { mine: ['ailes'], turn: ['ailes'] },
  ],
  [
    'a second people of mine shares my turn',
    [
      { kind: 'turn', people: 'moines' },
      { kind: 'also-mine', people: 'ailes', on: true },
    ],
    { mine: ['ailes', 'moines'], turn: ['ailes', 'moines'] },
  ],
  ['the other player leads two', [{ kind: 'also-turn', people: 'ailes', on: true }], { turn: ['ailes', 'dragons'] }],
  [
    'an absent people loses its turn',
    [{ kind: 'in-play', people: 'dragons', on: false }],
    { turn: ['ailes'], inPlay: ['ailes', 'amazones', 'araignees', 'chevaliers', 'moines'] },
  ],
  [
    'a fight with the Amazones waits for their shot',
    [
      { kind: 'phase', phase: 'before-fight' },
      { kind: 'defender', people: 'amazones' },
    ],
    { fight: { attacker: 'dragons', defender: 'amazones', opening: 'pending' } },
  ],
  [
    'the shot is done',
    [
      { kind: 'phase', phase: 'before-fight' },
      { kind: 'defender', people: 'amazones' },
      { kind: 'opening', opening: 'done' },
    ],
    { fight: { attacker: 'dragons', defender: 'amazones', opening: 'done' } },
  ],
  [
    'the fight is kept while I look elsewhere',
    [
      { kind: 'phase', phase: 'before-fight' },
      { kind: 'defender', people: 'demons' },
      { kind: 'phase', phase: 'count' },
      { kind: 'phase', phase: 'in-fight' },
    ],
    { fight: { attacker: 'dragons', defender: 'demons', opening: 'none' } },
  ],
  [
    'which of two attacks',
    [
      { kind: 'also-turn', people: 'ailes', on: true },
      { kind: 'phase', phase: 'before-fight' },
      { kind: 'attacker', people: 'ailes' },
    ],
    { fight: { attacker: 'ailes', defender: 'moines', opening: 'none' } },
  ],
  [
    'the last card',
    [
      { kind: 'phase', phase: 'after-card' },
      { kind: 'last', card: 'typhon', by: 'me' },
    ],
    { last: { card: 'typhon', by: 'me' } },
  ],
  [
    'played and taken back',
    [
      { kind: 'add-played', played: { card: 'typhon', by: 'me', same: false } },
      { kind: 'add-played', played: { card: 'eclipse', by: 'other', same: false } },
      { kind: 'drop-played', at: 0 },
    ],
    { played: [{ card: 'eclipse', by: 'other', same: false }] },
  ],
  [
    'a reading and back',
    [
      { kind: 'reading', id: 'ZAR-L-48', reading: 'non' },
      { kind: 'reading', id: 'ZAR-L-4', reading: 'phase-a' },
      { kind: 'reading', id: 'ZAR-L-48', reading: undefined },
    ],
    { options: { 'ZAR-L-4': 'phase-a' } },
  ],
];
test.each(rows)('%s', (_name, acts, expected) => {
  expect(after(...acts).moment).toMatchObject(expected);
});

test('two peoples are the least', () => {
  const two = after(...PEOPLES.slice(0, 5).map((people): Act => ({ kind: 'in-play', people, on: false })));
  expect(two.moment.inPlay).toEqual(['dragons', 'moines']);
});

const draws: [draws: number, kept: number][] = [
  [5, 5],
  [0, 1],
  [99, 40],
  [Number.NaN, 1],
];
test.each(draws)('%d draws are read as %i', (asked, kept) => {
  expect(after({ kind: 'draws', draws: asked }).draws).toBe(kept);
});

test('ZAR-MAG-10: without the Moines the pile holds 39', () => {
  expect(after({ kind: 'draws', draws: 40 }, { kind: 'in-play', people: 'ailes', on: false }).draws).toBe(39);
});

test('the filter changes piece by piece and all at once', () => {
  expect(after({ kind: 'filter', filter: { color: 'red' } }, { kind: 'filter', filter: { text: 'mer' } }).filter).toMatchObject({
    color: 'red',
    text: 'mer',
  });
  expect(after({ kind: 'filter', filter: { color: 'red' } }, { kind: 'no-filter' }).filter).toEqual(DEFAULT_DESK.filter);
});

test('ZAR-MAG-4 ZAR-MAG-5: what may be played at first sight and during my reorganisation', () => {
  expect(playableCards(DEFAULT_DESK.moment)).toHaveLength(9);
  const mine = after({ kind: 'turn', people: 'moines' }, { kind: 'phase', phase: 'reorganisation' });
  expect(playableCards(mine.moment)).toEqual(['vent-de-terre', 'vent-d-ailleurs', 'vent-de-brume']);
});

const links: [string, readonly Act[]][] = [
  ['', []],
  ['n=7', [{ kind: 'draws', draws: 7 }]],
  [
    'v=1&quand=reorganisation&tour=moines&couleur=verte',
    [
      { kind: 'turn', people: 'moines' },
      { kind: 'phase', phase: 'reorganisation' },
      { kind: 'filter', filter: { color: 'green' } },
    ],
  ],
];
test.each(links)('« %s » both ways', (query, acts) => {
  expect(formatDesk(after(...acts))).toBe(query);
  expect(parseDesk(query)).toEqual(after(...acts));
});

const bad: [string, string][] = [
  ['n=41', 'n attend un nombre de 1 à 40, pas « 41 ».'],
  ['n=-1', 'n attend un nombre de 1 à 40, pas « -1 ».'],
  ['n=\u00007', 'n attend un nombre de 1 à 40, pas «  7 ».'],
  ['quand=midi', 'quand attend avant-tour, apres-carte, attaques, avant-combat, combat, reorganisation ou decompte, pas « midi ».'],
  ['couleur=bleue', 'couleur attend verte, rouge, pas « bleue ».'],
];
test.each(bad)('« %s » is said and leaves the default', (query, because) => {
  expect(parseDesk(query)).toEqual({ ...DEFAULT_DESK, refused: [because] });
});

test('whatever is done, the moment is a checked one and its address comes back', () => {
  const people = fc.constantFrom(...PEOPLES);
  const acts = fc.oneof(
    fc.record({ kind: fc.constant('phase' as const), phase: fc.constantFrom(...MOMENT_PHASES) }),
    fc.record({ kind: fc.constantFrom('mine' as const, 'turn' as const, 'attacker' as const), people }),
    fc.record({ kind: fc.constantFrom('also-mine' as const, 'also-turn' as const, 'in-play' as const), people, on: fc.boolean() }),
    fc.record({
      kind: fc.constant('last' as const),
      card: fc.constantFrom(...CARD_IDS),
      by: fc.constantFrom('me' as const, 'other' as const),
    }),
    fc.record({ kind: fc.constant('defender' as const), people: fc.constantFrom(...PEOPLES, 'demons' as const) }),
    fc.record({
      kind: fc.constant('add-played' as const),
      played: fc.record({ card: fc.constantFrom(...CARD_IDS), by: fc.constantFrom('me' as const, 'other' as const), same: fc.boolean() }),
    }),
  );
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 12 }), (all) => {
      const desk = after(...all);
      expect(checkMoment(desk.moment)).toEqual({ ok: true, value: desk.moment });
      expect(parseDesk(formatDesk(desk)).moment).toEqual(desk.moment);
      expect(parseDesk(formatDesk(desk)).refused).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
