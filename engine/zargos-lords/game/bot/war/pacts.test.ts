/** What captains make of alliances and hostages: on small lands that bridges join, from the booklet's sentences. */
import { expect, test } from 'vitest';
import { diceFrom } from '../../../../core/dice.ts';
import { seeded } from '../../../../core/random.ts';
import { hexAt } from '../../../board/map.ts';
import type { City } from '../../../board/position.ts';
import type { Event } from '../../events.ts';
import { LORDS } from '../../game.ts';
import { cityOf, type Drawn, warScene } from '../../testing/scenes.ts';
import type { Move, MoveOf, Pledge, State } from '../../types.ts';
import { BOTS } from '../levels.ts';
import { betrayalGain, doubtOf } from './pacts.ts';
import { planOf } from './plan.ts';

/** Three lands in a row, each a seat's, and two bridges. */
const ROWS = Array.from({ length: 8 }, (_, row) => (row === 3 ? '...c11c....c22c...' : '...c~~c....c~~c...'));
const PEOPLES = ['chevaliers', 'dragons', 'ailes'] as const;
const WITH_DRAGONS = { allies: [['chevaliers', 'dragons']] } as unknown as State['position'];

const COUNTERS: readonly Drawn[] = [
  ['a1', 'chevalier', 2, 3],
  ['b1', 'dragon', 8, 4],
  ['c1', 'aile', 15, 3],
];
const HOMES: readonly City[] = [
  cityOf('chevaliers', 1, 2, [['a11', 'chevaliers-fantassin']]),
  cityOf('dragons', 8, 6, [['b7', 'dragons-fantassin']]),
  cityOf('ailes', 16, 2, [['c21', 'ailes-fantassin']]),
];
const given = (kind: Pledge['kind'], from = 0): Pledge => ({ from, to: 1 - from, kind });
const LORDS_BOTH: readonly Pledge[] = [given('chevalier'), given('dragon', 1)];

const sceneOf = (more: Partial<State> = {}, counters = COUNTERS, cities = HOMES): State => warScene(ROWS, PEOPLES, counters, cities, more);

const diceOf = (seed: string) => diceFrom(seeded(seed));
const captain = (state: State, seed = 'otages'): Move => {
  const [seat = 0] = LORDS.toMove(state);
  return BOTS.greedy(LORDS.view(state, seat), LORDS.moves(state, seat), diceOf(seed), 0);
};

/** Of equal moves, dice choose. */
const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** What captains do for some months; the events of alliances and hostages alone. */
function between(from: State, months: number): { readonly state: State; readonly told: readonly string[] } {
  const told: string[] = [];
  let state = from;
  const until = from.month + months;
  const wordOf = (event: Event): readonly string[] => {
    if (event.kind === 'paired') return event.hostage ? [`handed ${event.who.id}`] : [];
    if (event.kind === 'executed' || event.kind === 'freed') return [`${event.kind} ${event.who.id}`];
    return event.kind === 'broke' || event.kind === 'answered' ? [`${event.kind} ${event.seat}`] : [];
  };
  for (let count = 0; state.month < until && !LORDS.outcome(state); count += 1) {
    const played = LORDS.play(state, captain(state, `${count}`));
    told.push(...played.events.flatMap(wordOf));
    state = played.state;
  }
  return { state, told };
}

const MORE: readonly Drawn[] = [...COUNTERS, ['a2', 'chevalier', 3, 5], ['b2', 'dragon', 9, 5]];
const more = (people: (typeof PEOPLES)[number], ...columns: readonly number[]): readonly City[] => [
  ...HOMES,
  ...columns.map((column) => cityOf(people, column, 6)),
];

test.each<[why: string, doubt: ReturnType<typeof doubtOf>, pledges: readonly Pledge[], state: State]>([
  ['without hostages', undefined, [], sceneOf()],
  ['a lord against a lord', undefined, LORDS_BOTH, sceneOf()],
  ['what is received may be anything', undefined, [given('dragon', 1)], sceneOf()],
  ['five months before the end, still', undefined, [], sceneOf({ month: 20 })],
  ['then no more', 'late', [], sceneOf({ month: 21 })],
  ['nobody else is left', 'few', [], sceneOf({}, COUNTERS.slice(0, 2), HOMES.slice(0, 2))],
  ['left by him in the last six months', 'betrayed', [], sceneOf({ month: 10, betrayals: [{ by: 1, of: 0, month: 5 }] })],
  ['then no longer', undefined, [], sceneOf({ month: 11, betrayals: [{ by: 1, of: 0, month: 5 }] })],
  ['who left has nothing to forgive', undefined, [], sceneOf({ month: 6, betrayals: [{ by: 0, of: 1, month: 5 }] })],
  ['who has left a third gives no hostage', 'turncoat', [], sceneOf({ month: 10, betrayals: [{ by: 1, of: 2, month: 5 }] })],
  ['or gives one', undefined, LORDS_BOTH, sceneOf({ month: 10, betrayals: [{ by: 1, of: 2, month: 5 }] })],
  ['or left six months ago', undefined, [], sceneOf({ month: 11, betrayals: [{ by: 1, of: 2, month: 5 }] })],
  ['whoever leads alone', 'leader', [], sceneOf({}, COUNTERS, more('dragons', 10))],
  ['two cities more than the other', 'ahead', [], sceneOf({}, COUNTERS, [...more('dragons', 9, 10), ...more('ailes', 16, 14).slice(3)])],
  ['one of the two has an ally', 'bound', [], sceneOf({ position: { allies: [['dragons', 'ailes']] } as unknown as State['position'] })],
  ['infantry, which has no escort', 'foot', [given('dragons-fantassin', 1)], sceneOf()],
  ['two lords are more than a city', 'dear', [...LORDS_BOTH, ...LORDS_BOTH], sceneOf({}, MORE)],
  ['a lord for nothing', 'uneven', [given('chevalier')], sceneOf()],
  ['they would come as the trust ends', 'slow', LORDS_BOTH, sceneOf({ month: 20 })],
  ['none of that kind can come', 'slow', [given('sorcier'), given('dragon', 1)], sceneOf()],
])('LOR-ALL-1, LOR-ALL-2: whether an alliance serves: %s', (_why, doubt, pledges, state) => {
  expect(doubtOf(state, 0, 1, pledges)).toBe(doubt);
});

test('LOR-ALL-2: a captain asks for hostages with an alliance, and answers by what he would give and receive', () => {
  const offers = sceneOf({ phase: 'alliances' });
  for (const seed of SEEDS) expect((captain(offers, seed) as MoveOf<'offer'>).pledges).toHaveLength(2);
  const asked = (pledges: readonly Pledge[]): Move => captain(LORDS.play(offers, { kind: 'offer', seat: 0, to: 1, pledges }).state);
  expect([LORDS_BOTH, [given('chevalier')], [given('dragon', 1)]].map((pledges) => asked(pledges))).toEqual([
    { kind: 'answer', seat: 1, accepts: true },
    { kind: 'answer', seat: 1, accepts: true },
    { kind: 'answer', seat: 1, accepts: false },
  ]);
  // So near the end that they would be of no use, he allies himself without.
  expect(captain(sceneOf({ phase: 'alliances', month: 20 }))).toMatchObject({ kind: 'offer', pledges: [] });
});

test('LOR-ALL-1: whoever leaves an ally is known to have, and is refused by him for six months; a captain does not ask in vain', () => {
  const allied = sceneOf({ position: WITH_DRAGONS, phase: 'alliances', month: 5, betrayals: [{ by: 1, of: 0, month: 2 }] });
  const left = LORDS.play(allied, { kind: 'break', seat: 0, with: 1 }).state;
  expect(left.betrayals).toEqual([{ by: 0, of: 1, month: 5 }]);
  expect(LORDS.view(left, 2).betrayals).toEqual(left.betrayals);
  for (const seed of SEEDS) expect(captain(left, seed)).not.toMatchObject({ kind: 'offer', to: 1 });
  const answers = [5, 10, 11].map((month) =>
    captain(LORDS.play({ ...left, month }, { kind: 'offer', seat: 0, to: 1, pledges: LORDS_BOTH }).state),
  );
  expect(answers.map((move) => (move as MoveOf<'answer'>).accepts)).toEqual([false, false, true]);
});

test('LOR-ALL-2: those promised go to the ally’s continent, an escort of his takes them, and a city keeps them', () => {
  const { state, told } = between(sceneOf({ position: WITH_DRAGONS, pledges: LORDS_BOTH }), 8);
  expect(told.toSorted()).toEqual(['handed a1', 'handed b1']);
  expect(state.position.cities.map(({ people, hostages = [] }) => [people, hostages.map(({ id }) => id)])).toEqual([
    ['chevaliers', ['b1']],
    ['dragons', ['a1']],
    ['ailes', []],
  ]);
  expect(state.pledges).toEqual([]);
});

test('LOR-ALL-2: whoever has come to hand himself over is met by an escort from further off, where those inside are needed', () => {
  const state = sceneOf({ position: WITH_DRAGONS, pledges: LORDS_BOTH.slice(0, 1), turn: 1 }, [
    ['a1', 'chevalier', 9, 6],
    ['b4', 'dragon', 7, 5],
    ['b9', 'dragons-fantassin', 7, 0],
    ['c1', 'aile', 15, 3],
  ]);
  expect(planOf(LORDS.view(state, 1)).get('b9')).toMatchObject({ task: 'receive', city: { at: hexAt(8, 6) } });
  expect(between(state, 3).told).toEqual(['handed a1']);
});

test('LOR-ALL-2: a city that keeps two takes no third: he is led to another', () => {
  const two = [
    { id: 'a2', kind: 'chevalier' },
    { id: 'a3', kind: 'chevalier' },
  ] as const;
  const [own, theirs, last] = HOMES as readonly [City, City, City];
  const full = { ...theirs, hostages: two };
  const scene = (cities: readonly City[]): State =>
    sceneOf(
      { position: WITH_DRAGONS, turn: 1 },
      [['a1', 'chevalier', 8, 4, { escort: 'dragons-fantassin', escortId: 'b8' }], ...COUNTERS.slice(2), ['a4', 'chevalier', 2, 3]],
      cities,
    );
  const far = cityOf('dragons', 9, 1);
  const aims = [scene([own, { ...theirs, hostages: two.slice(0, 1) }, last, far]), scene([own, full, last, far])].map((state) =>
    planOf(LORDS.view(state, 1)).get('a1'),
  );
  expect(aims.map((aim) => [aim?.task, aim?.city.at])).toEqual([
    ['lodge', hexAt(8, 6)],
    ['lodge', hexAt(9, 1)],
  ]);
  expect(between(scene([own, full, last, far]), 2).state.position.cities.map(({ hostages = [] }) => hostages.length)).toEqual([0, 2, 0, 1]);
});

test('LOR-VIL-1, LOR-ALL-2: where four are inside, one makes room for the escort of a hostage, and then stays out', () => {
  const four = [1, 2, 3, 4].map((at) => [`b1${at}`, 'dragons-fantassin'] as const);
  const scene = sceneOf(
    { position: WITH_DRAGONS, turn: 1 },
    [['a1', 'chevalier', 8, 4, { escort: 'dragons-fantassin', escortId: 'b8' }], ...COUNTERS.slice(2), ['a4', 'chevalier', 2, 3]],
    [HOMES[0] as City, cityOf('dragons', 8, 6, four), HOMES[2] as City],
  );
  const [, kept] = between(scene, 2).state.position.cities;
  expect([kept?.garrison.length, kept?.hostages?.map(({ id }) => id)]).toEqual([4, ['a1']]);
  expect(kept?.ids).toContain('b8');
});

test('LOR-ALL-2: a hostage within reach of a city is in it the same month, and nobody takes the place of his escort', () => {
  const three = [1, 2, 3].map((at) => [`b1${at}`, 'dragons-fantassin'] as const);
  const scene = sceneOf(
    { position: WITH_DRAGONS, turn: 1 },
    [
      ['b9', 'dragons-fantassin', 9, 6],
      ['a1', 'chevalier', 8, 1, { escort: 'dragons-fantassin', escortId: 'b8' }],
      ['c1', 'aile', 12, 3],
      ['a4', 'chevalier', 2, 3],
    ],
    [HOMES[0] as City, cityOf('dragons', 8, 6, three), HOMES[2] as City],
  );
  expect(between(scene, 1).state.position.cities[1]).toMatchObject({ ids: ['b11', 'b12', 'b13', 'b8'], hostages: [{ id: 'a1' }] });
});

/** Allies, each with a lord of the other's. */
const [OWN, THEIRS, LAST] = HOMES as readonly [City, City, City];
const KEPT: readonly City[] = [
  { ...OWN, hostages: [{ id: 'b1', kind: 'dragon' }] },
  { ...THEIRS, hostages: [{ id: 'a1', kind: 'chevalier' }] },
  LAST,
];
const REST: readonly Drawn[] = [
  ['a4', 'chevaliers-fantassin', 2, 5],
  ['b4', 'dragons-fantassin', 9, 2],
  ['c1', 'aile', 15, 3],
];
/** Before their city in force. */
const FORCE: readonly Drawn[] = [...REST, ...[5, 6, 7, 8].map((at): Drawn => [`a${at}`, 'chevalier', at + 1, 2])];
const leave: Move = { kind: 'break', seat: 0, with: 1 };
const pacts = (counters: readonly Drawn[], cities: readonly City[], more: Partial<State> = {}): State =>
  sceneOf({ position: WITH_DRAGONS, phase: 'alliances', month: 21, ...more }, counters, cities);

test('a betrayal is weighed against the hostages that are lost by it', () => {
  // Nothing to take: his Chevalier, 8, is worth more. Not in force before a city in the last month: once in two it opens, with 10 inside as he guesses, and is
  // worth 12; while it is late but not the last, a month of it is.
  const [calm, force, last] = [pacts(REST, KEPT), pacts(FORCE, KEPT), pacts(FORCE, KEPT, { month: 25 })];
  expect([calm, force, last].map((state) => betrayalGain(LORDS.view(state, 0), 0, 1))).toEqual([0, 11 / 5, 11]);
  expect([calm, force, last].map((state) => captain(state).kind)).toEqual(['end', 'end', 'break']);
  // Without a hostage, nothing keeps him once the end is near; before, he keeps his word.
  expect([captain(pacts(REST, HOMES)), captain(pacts(FORCE, HOMES, { month: 12 })).kind]).toEqual([leave, 'end']);
  // He whose hostages were let go lets those he keeps go first.
  expect(captain(pacts(FORCE, [KEPT[0] as City, THEIRS, LAST])).kind).toBe('end');
  // Who is led by an escort cannot be let go: that keeps nobody.
  const led: Drawn = ['b1', 'dragon', 2, 3, { escort: 'chevaliers-fantassin', escortId: 'a5' }];
  expect(captain(pacts([...REST, led], HOMES))).toEqual(leave);
  // With half a city for each that the ally has more, two make a Chevalier worth losing; one does not.
  const richer = (count: number) => pacts(REST, [...KEPT, ...[9, 10].slice(0, count).map((column) => cityOf('dragons', column, 1))]);
  expect([1, 2].map((count) => captain(richer(count)).kind)).toEqual(['end', 'break']);
});

test('LOR-ALL-3: betrayed, a captain eliminates hostages, the strongest first, one a city and turn; an ally’s he keeps', () => {
  const hostages = [
    { id: 'b47', kind: 'lance-flammes' },
    { id: 'b1', kind: 'dragon' },
  ] as const;
  const scene = (allies: State['position']['allies']): State =>
    sceneOf({ position: { allies } as unknown as State['position'] }, REST, [{ ...OWN, hostages }, THEIRS, LAST]);
  for (const seed of SEEDS) expect(captain(scene([]), seed)).toEqual({ kind: 'execute', seat: 0, city: 'ville@1,2', id: 'b1' });
  const executed = (state: State, months: number) => between(state, months).told.filter((one) => one.startsWith('executed'));
  expect([1, 2].map((months) => executed(scene([]), months))).toEqual([['executed b1'], ['executed b1', 'executed b47']]);
  expect(executed(scene([['chevaliers', 'dragons']]), 3)).toEqual([]);
});

test('LOR-ALL-4: an alliance that ends well gives the hostages back before it is left', () => {
  const { told } = between(pacts(REST, KEPT), 3);
  expect(told.slice(0, 3)).toEqual(['freed b1', 'freed a1', expect.stringMatching('broke')]);
  expect(told.some((one) => one.startsWith('executed'))).toBe(false);
  expect(between(pacts(REST, KEPT, { month: 18 }), 2).told).toEqual([]);
});

test('LOR-ALL-4: whoever takes a city frees his own in it', () => {
  const state = sceneOf({}, REST, [{ ...OWN, hostages: [{ id: 'a1', kind: 'chevalier' }] }, THEIRS, LAST]);
  expect(captain(state)).toMatchObject({ kind: 'free', id: 'a1' });
});

test('an absent mind keeps its word about hostages: none of an ally’s is eliminated', () => {
  const state = { ...pacts(REST, KEPT, { month: 12 }), phase: 'march' as const };
  const [view, legal] = [LORDS.view(state, 0), LORDS.moves(state, 0)];
  expect(legal.some(({ kind }) => kind === 'execute')).toBe(true);
  for (let roll = 0; roll < 60; roll += 1) expect(BOTS.etourdi(view, legal, diceOf(`${roll}`), 0).kind).not.toBe('execute');
});
