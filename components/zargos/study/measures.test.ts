/** What a game of Zargos says of itself, from events written by hand. */
import { describe, expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import type { Options } from '#engine/zargos/options.ts';
import { courseMeasures } from './course.ts';
import { cardMeasures } from './draws.ts';
import { fightsOf } from './fights.ts';
import { boardWith, measure } from './measures.ts';

function optionsOf(readings: Options = {}) {
  return accepted(ZARGOS.checkOptions({ seats: 4, options: readings }));
}
const OPTIONS = optionsOf();

const drawn = (seat: number, ...cards: Extract<Event, { kind: 'hand' }>['cards'][number][]): readonly Event[] => [
  { kind: 'received', seat, count: cards.length, why: 'kingdoms' },
  { kind: 'hand', seat, cards, to: [seat] },
];

describe('cards', () => {
  test('a draw is held against all draws of its game', () => {
    const events: readonly Event[] = [
      ...drawn(0, 'vent-de-guerre', 'eclipse'),
      ...drawn(1, 'vent-de-guerre'),
      { kind: 'card', seat: 0, card: 'eclipse', target: {} },
      { kind: 'received', seat: 2, count: 1, why: 'exchange' },
      { kind: 'hand', seat: 2, cards: ['vent-de-mort'], to: [2] },
    ];
    // Seat 0 wins: two draws of three did; a Vent de Guerre one of two, the Éclipse one of one.
    const found = cardMeasures(events, [1, 0, 0, 0]);
    expect(found).toMatchObject({
      'card-drawn-vent-de-guerre': 2,
      'card-drawn-eclipse': 1,
      'card-played-eclipse': 1,
      'card-drawn-vent-de-mort': 0,
    });
    expect(found['card-gain-vent-de-guerre']).toBeCloseTo(1 - 4 / 3, 12);
    expect(found['card-gain-eclipse']).toBeCloseTo(1 / 3, 12);
  });

  test('a card aimed at a people is held against the draws made while that people plays', () => {
    const events: readonly Event[] = [
      ...drawn(0, 'canicule'),
      ...drawn(1, 'vent-de-folie'),
      { kind: 'out', people: 'moines', seat: 2 },
      ...drawn(0, 'vent-de-folie', 'vent-de-folie'),
    ];
    const found = cardMeasures(events, [1, 0, 0, 0]);
    expect(found['card-gain-canicule']).toBeCloseTo(1 - 1 / 2, 12);
    expect(found['card-gain-vent-de-folie']).toBeCloseTo(2 - (3 * 3) / 4, 12);
  });

  test('past forty cards the pile is what players made of it', () => {
    const events = Array.from({ length: 21 }, (_, at) => drawn(at % 4, 'vent-de-guerre', 'vent-de-glace')).flat();
    expect(cardMeasures(events, [1, 0, 0, 0])).toMatchObject({ 'card-drawn-vent-de-guerre': 20, 'card-drawn-vent-de-glace': 20 });
  });
});

const counted = (seat: number, people: 'ailes' | 'moines' | 'dragons', points: number, whole = false): Event => ({
  kind: 'counted',
  people,
  seat,
  points,
  kingdoms: whole ? ['ohms'] : [],
});
const ORDER: Event = { kind: 'order', order: [], before: [], rolls: [] };

test('who leads at each count, holds the first whole kingdom, is the first Master; shared places count for their part', () => {
  const events: readonly Event[] = [
    counted(0, 'ailes', 5),
    counted(1, 'moines', 5),
    ORDER,
    counted(0, 'ailes', 4),
    counted(1, 'moines', 3, true),
    ORDER,
    counted(0, 'ailes', 4),
    counted(1, 'moines', 3),
    counted(1, 'dragons', 3, true),
    ORDER,
    { kind: 'master', seat: 0, former: null, cards: 2 },
    { kind: 'master', seat: 1, former: 0, cards: 2 },
  ];
  // Seat 1 wins: level at the first count, behind at the second of three, ahead with both its peoples at the last.
  expect(courseMeasures(events, [0, 1])).toEqual({
    counted: 1,
    'led-first': 0.5,
    'led-half': 0,
    'led-late': 1,
    'led-last': 1,
    whole: 1,
    'whole-won': 1,
    mastered: 1,
    'mastered-won': 0,
    masters: 2,
  });
  expect(courseMeasures([], [0, 1])).toMatchObject({ counted: 0, 'led-first': 0, whole: 0, mastered: 0 });
});

describe('fights', () => {
  const opened: Event = { kind: 'opened', seat: 0, people: 'ailes', at: 'ohms-1', pawns: 9, defender: 'amazones', defenders: 3 };
  const told = (what: Extract<Event, { kind: 'fight' }>['what']): Event => ({
    kind: 'fight',
    at: 'ohms-1',
    people: 'ailes',
    defender: 'amazones',
    what,
  });
  const held = (how: 'won' | 'kept'): Event => ({ kind: 'held', at: 'ohms-1', people: 'ailes', before: 'amazones', left: 1, how });
  const thrown = (side: 'attacker' | 'defender', round: number, warWind = false) =>
    told({ kind: 'throw', round, side, faces: [1], warWind });

  test('are weighed after the shot, with the winds of their first round', () => {
    const events: readonly Event[] = [
      opened,
      told({ kind: 'hit', attacker: { total: 4, divisor: 2, losses: 2, left: 7 } }),
      thrown('attacker', 1),
      thrown('defender', 1, true),
      thrown('attacker', 2),
      held('won'),
    ];
    const [fight, ...more] = fightsOf(events, OPTIONS);
    expect(more).toEqual([]);
    expect(fight).toMatchObject({ sort: 'plain', won: true });
    const known = oddsOf({
      attacker: { people: 'ailes', pawns: 7, warWind: false },
      defender: { people: 'dragons', pawns: 3, warWind: true, called: 0 },
      site: 'province',
      eclipse: false,
      heatwave: false,
      options: {},
    });
    expect(fight?.chance).toBeCloseTo(known.win.attacker, 12);
  });

  test('that the shot ends are left out, and so are empty provinces', () => {
    const walked: Event = { kind: 'held', at: 'ohms-2', people: 'ailes', before: null, left: 3, how: 'walked-in' };
    expect(
      fightsOf([opened, told({ kind: 'hit', attacker: { total: 6, divisor: 2, losses: 9, left: 0 } }), held('kept')], OPTIONS),
    ).toEqual([]);
    expect(fightsOf([{ ...opened, defender: 'nobody', defenders: 0 } as Event, walked], OPTIONS)).toEqual([]);
  });

  test('under a Canicule, as long as it lasts, the hand of God sleeps', () => {
    const monks: readonly Event[] = [{ ...opened, people: 'moines' } as Event, thrown('attacker', 1), thrown('defender', 1), held('kept')];
    const events: readonly Event[] = [
      { kind: 'effect', card: 'canicule', by: 1, target: {} },
      ...monks,
      { kind: 'expired', cards: ['canicule'] },
      ...monks,
    ];
    expect(fightsOf(events, OPTIONS).map(({ sort, won }) => [sort, won])).toEqual([
      ['plain', false],
      ['hand', false],
    ]);
  });

  // Two dice ÷ 2, rounded down: three pawns or fewer fall but on a total of 8 and more (15 throws of 36).
  test('demons: one round for all who enter', () => {
    const events: readonly Event[] = [
      { ...opened, at: 'zargos-1', pawns: 4, defender: 'demons', defenders: 0 } as Event,
      told({ kind: 'demons', faces: [1, 2], attacker: { total: 3, divisor: 2, losses: 1, left: 3 } }),
      held('won'),
    ];
    const [fight] = fightsOf(events, OPTIONS);
    expect(fight).toMatchObject({ sort: 'demons', won: true });
    expect(fight?.chance).toBeCloseTo(21 / 36, 12);
  });
});

test('rounds, the end, and wins by people and by order of choice', () => {
  const first = { ...ZARGOS.setup(OPTIONS, 'mesure'), choice: [2, 0, 3, 1] };
  const [leader] = first.peoples[3] ?? [];
  if (!leader) throw new Error('nobody at seat 3');
  const events: readonly Event[] = [
    { kind: 'round', round: 2 },
    { kind: 'round', round: 3 },
    { kind: 'over', by: 'city', winners: [3], people: leader },
  ];
  const found = measure({ first, events, outcome: { winners: [3], scores: [1, 2, 3, 4] } });
  expect(found).toMatchObject({
    length: 3,
    'won-0': 0,
    'won-1': 0,
    'won-2': 1,
    'won-3': 0,
    'by-city': 1,
    'by-last': 0,
    [`won-by-${leader}`]: 1,
  });
  const plays = Object.entries(found).filter(([name]) => name.startsWith('plays-'));
  expect(plays.reduce((sum, [, one]) => sum + one, 0)).toBe(4);
});

test('ZAR-PTS-2: a board of other values changes the ten capitals, and nothing else', () => {
  const [ours, more] = [boardWith(0), boardWith(2)];
  expect(more.kingdoms.map(({ value }, at) => value - (ours.kingdoms[at]?.value ?? 0)).toSorted()).toEqual([
    0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  ]);
  expect({ ...more, kingdoms: ours.kingdoms }).toEqual(ours);
  expect(ZARGOS.checkOptions({ seats: 4, board: more }).ok).toBe(true);
});
