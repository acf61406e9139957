/** The positioning as the booklet tells it: choices, takings, pawns, reinforcements and boats, placement. */
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { granting, placement, startGranting } from './opening/placement.ts';
import { lotOf, peoples, planting, takings } from './positioning.ts';
import { setup } from './setup.ts';
import { NONE_EACH, numberOf, tablesFor } from './table.ts';
import type { GameOptions, Move, PositionCard, State } from './types.ts';
import { view } from './view.ts';

const at = (seats: number, each: number, more: Partial<GameOptions> = {}): GameOptions => ({
  seats,
  each,
  opening: 'complete',
  offers: 0,
  options: {},
  board: null,
  ...more,
});

const silent = () => {};
const queue = (state: State): readonly number[] => state.positioning?.queue ?? [];

/** Peoples chosen as they come, then cards taken from `pile` first. */
function taken(options: GameOptions, pile: 'green' | 'blue' = 'blue'): State {
  let state = setup(options, 'positioning');
  while (state.phase === 'peoples') state = peoples.play(state, peoples.moves(state, queue(state)[0] ?? 0)[0] as Move, silent);
  while (state.phase === 'takings') {
    const seat = queue(state)[0] ?? 0;
    const move: Move = { kind: 'take', seat, pile };
    state = takings.play(state, takings.judge(state, move).ok ? move : { ...move, pile: pile === 'green' ? 'blue' : 'green' }, silent);
  }
  return state;
}

test('ZAR-PREP-2: peoples are chosen in the order of the dice, a second one in a second pass in the same order', () => {
  const state = setup(at(3, 2), 'passes');
  expect([...state.choice].sort()).toEqual([0, 1, 2]);
  expect(queue(state)).toEqual([...state.choice, ...state.choice]);
  const [first = 0] = state.choice;
  const after = peoples.play(state, { kind: 'choose', seat: first, people: 'moines' }, silent);
  expect(after.peoples[first]).toEqual(['moines']);
  expect(peoples.moves(after, queue(after)[0] ?? 0)).toHaveLength(5);
});

test.each(
  // biome-ignore format: few a row
  [[6, 1, 25], [5, 1, 30], [4, 1, 35], [3, 2, 25], [2, 2, 35], [2, 3, 25]],
)('ZAR-PREP-3: %i players with %i peoples each: %i points of pawns a people', (seats, each, lot) => {
  expect(lotOf(setup(at(seats, each), 'lot'))).toBe(lot);
});

test('ZAR-POS-1: one green card, or two blue ones, in the order of choice, until both piles are gone', () => {
  let state = setup(at(4, 1), 'takings');
  while (state.phase === 'peoples') state = peoples.play(state, peoples.moves(state, queue(state)[0] ?? 0)[0] as Move, silent);
  const [first = 0, second = 0] = state.choice;
  const events: Event[] = [];
  state = takings.play(state, { kind: 'take', seat: first, pile: 'green' }, (event) => events.push(event));
  expect([state.positioning?.green.length, state.positioning?.blue.length]).toEqual([19, 40]);
  expect(events.map(({ kind, ...rest }) => [kind, 'to' in rest ? rest.to : 'all'])).toEqual([
    ['took', 'all'],
    ['drew', [first]],
  ]);
  expect(queue(state)[0]).toBe(second);
  state = takings.play(state, { kind: 'take', seat: second, pile: 'blue' }, silent);
  expect([state.positioning?.green.length, state.positioning?.blue.length]).toEqual([19, 38]);
  expect(state.positioning?.hands.map((hand) => hand.length)[second]).toBe(2);
});

test('ZAR-L-11: forty takings do not share out evenly among three: the first take once more; the last blue card is taken alone', () => {
  const state = taken(at(3, 2));
  // All the blue cards first, two a taking: 20 takings, seven for the first two, six for the third; then 20 green ones, one at a time.
  const [first = 0, second = 0, third = 0] = state.choice;
  const counts = [first, second, third].map((seat) => state.positioning?.hands[seat]?.length);
  expect(counts).toEqual([2 * 7 + 7, 2 * 7 + 6, 2 * 6 + 7]);
  const base = setup(at(4, 1), 'last');
  const one: State = {
    ...base,
    phase: 'takings',
    positioning: base.positioning && { ...base.positioning, blue: ['bateau'], queue: [0, 1, 2, 3] },
  };
  expect(takings.play(one, { kind: 'take', seat: 0, pile: 'blue' }, silent).positioning?.hands[0]).toEqual(['bateau']);
});

describe('ZAR-POS-2: a pawn on each territory drawn', () => {
  test('with one people it goes there by itself, and comes out of the lot (ZAR-L-22)', () => {
    const state = taken(at(6, 1));
    const held = state.owners.filter((owner) => owner !== null);
    expect(held).toHaveLength(47);
    const [people] = state.peoples[0] ?? [];
    const own = state.owners.filter((owner) => owner === people).length;
    const reinforcements = state.positioning?.reinforcements[people ?? 'ailes'] ?? 0;
    expect(state.positioning?.left[people ?? 'ailes']).toBe(25 - own + 3 * reinforcements);
  });

  test('ZAR-L-34: with several the player chooses which takes it', () => {
    const state = taken(at(2, 2));
    expect(state.phase).toBe('planting');
    const seat = queue(state)[0] ?? 0;
    const moves = planting.moves(state, seat) as readonly Extract<Move, { kind: 'plant' }>[];
    expect(moves.map(({ people }) => people)).toEqual(state.peoples[seat]);
  });

  test('territories are seen by all, reinforcements and boats by their owner alone', () => {
    const state = taken(at(2, 2));
    const hand = state.positioning?.hands[0] ?? [];
    const secret = (card: PositionCard) => card === 'renfort' || card === 'bateau';
    expect(hand.some(secret)).toBe(true);
    expect(view(state, 0).positioning?.hands[0]).toEqual(hand);
    for (const eyes of [1, 'public'] as const)
      expect(view(state, eyes).positioning?.hands[0]).toEqual(hand.map((card) => (secret(card) ? null : card)));
  });
});

/** Four players: what each holds, one pawn each, out of lots of 35. */
function held(cards: readonly (readonly PositionCard[])[], options: Partial<GameOptions> = {}): State {
  const start = setup(at(4, 1, options), 'held');
  const order = ['ailes', 'amazones', 'dragons', 'moines'] as const;
  const tables = tablesFor(start.options);
  const owners = [...start.owners];
  const pawns = [...start.pawns];
  const left = { ...NONE_EACH };
  for (const [seat, people] of order.entries()) {
    const lands = (cards[seat] ?? []).filter((card) => card !== 'renfort' && card !== 'bateau');
    for (const card of lands) {
      owners[numberOf(tables, card)] = people;
      pawns[numberOf(tables, card)] = 1;
    }
    left[people] = 35 - lands.length;
  }
  return {
    ...start,
    choice: [0, 1, 2, 3],
    peoples: order.map((people) => [people]),
    order,
    owners,
    pawns,
    phase: 'planting',
    positioning: { green: [], blue: [], hands: cards, reinforcements: NONE_EACH, left, queue: [] },
  };
}

const CARDS: readonly (readonly PositionCard[])[] = [
  ['ohms', 'ohms-1', 'renfort', 'bateau', 'bateau'],
  ['kori', 'renfort', 'renfort'],
  ['ludos'],
  ['oz', 'renfort', 'renfort', 'renfort'],
];

test('ZAR-POS-4: a boat for each boat card, three pawns for each reinforcement', () => {
  const state = startGranting(held(CARDS), silent);
  expect(state.boats).toEqual({ ...NONE_EACH, ailes: 2 });
  expect(state.positioning?.left).toEqual({ ...NONE_EACH, ailes: 33 + 3, amazones: 34 + 6, dragons: 34, moines: 34 + 9 });
});

test('ZAR-POS-5, ZAR-TOUR-2: who has the most pawns spreads his first, and begins the first turn', () => {
  const state = startGranting(held(CARDS), silent);
  // 35 + 9, 35 + 6, 35 + 3, 35.
  expect([state.phase, state.order, queue(state)]).toEqual(['placement', ['moines', 'amazones', 'ailes', 'dragons'], [3, 1, 0, 2]]);
});

test('ZAR-L-33: equals throw dice, or keep the order of choice', () => {
  const equal = [['ohms'], ['kori'], ['ludos'], ['oz']] as const;
  const told: Event[] = [];
  startGranting(held(equal), (event) => told.push(event));
  expect(told.flatMap((event) => (event.kind === 'ranked' ? [event.rolls.length >= 4] : []))).toEqual([true]);
  const kept = startGranting(held(equal, { options: { 'ZAR-L-33': 'ordre-de-choix' } }), silent);
  expect(kept.order).toEqual(['ailes', 'amazones', 'dragons', 'moines']);
});

test.each([
  ['non', null],
  ['oui', 'ailes'],
] as const)('ZAR-L-20, ZAR-POS-6: whether a capital card is a kingdom card from the start: %s', (reading, owner) => {
  const state = startGranting(held(CARDS, { options: { 'ZAR-L-20': reading } }), silent);
  const { kingdoms } = tablesFor(state.options);
  expect(state.kingdoms[kingdoms.indexOf('ohms')]).toBe(owner);
  expect(state.kingdoms[kingdoms.indexOf('zargos')]).toBeNull();
});

test('ZAR-POS-6: the cards are put aside with the first turn', () => {
  let state = startGranting(held(CARDS), silent);
  while (state.positioning) {
    const seat = queue(state)[0] ?? 0;
    state = placement.play(state, placement.moves(state, seat).at(-1) as Move, silent);
  }
  expect([state.positioning, state.round]).toEqual([null, 1]);
});

test('ZAR-L-55: a people without any territory is out; nothing is granted to it', () => {
  const told: Event[] = [];
  const state = startGranting(held([['ohms'], ['kori'], ['ludos'], ['renfort', 'bateau']]), (event) => told.push(event));
  expect(told[0]).toEqual({ kind: 'out', people: 'moines', seat: 3 });
  expect(state.order).not.toContain('moines');
  expect([state.boats.moines, state.positioning?.left.moines]).toEqual([0, 0]);
});

test('ZAR-L-17: with several peoples the player grants each card to the one he wants, before it counts', () => {
  const start = held([['ohms', 'kori', 'renfort', 'bateau'], ['ludos', 'oz'], [], []]);
  const two: State = {
    ...start,
    options: at(2, 2),
    choice: [0, 1],
    hands: [[], []],
    peoples: [
      ['ailes', 'amazones'],
      ['dragons', 'moines'],
    ],
    positioning: start.positioning && { ...start.positioning, hands: start.positioning.hands.slice(0, 2) },
    owners: start.owners.map((_, place) => {
      const id = tablesFor(start.options).ids[place];
      return id === 'ohms' ? 'ailes' : id === 'kori' ? 'amazones' : id === 'ludos' ? 'dragons' : id === 'oz' ? 'moines' : null;
    }),
  };
  let state = startGranting(two, silent);
  expect([state.phase, queue(state)]).toEqual(['granting', [0]]);
  state = granting.play(state, { kind: 'grant', seat: 0, people: 'amazones', card: 'renfort' }, silent);
  expect(state.positioning?.reinforcements).toEqual({ ...NONE_EACH, amazones: 1 });
  state = granting.play(state, { kind: 'grant', seat: 0, people: 'ailes', card: 'bateau' }, silent);
  expect([state.phase, state.boats.ailes]).toEqual(['placement', 1]);
});

test('ZAR-POS-5: any number of pawns at once, on any of one’s territories, until none is left', () => {
  let state = startGranting(held(CARDS), silent);
  const move: Move = { kind: 'reinforce', seat: 3, people: 'moines', at: 'oz', pawns: 43 };
  expect(placement.judge(state, move)).toEqual({ ok: true });
  state = placement.play(state, move, silent);
  expect(state.pawns[numberOf(tablesFor(state.options), 'oz')]).toBe(44);
  expect(placement.moves(state, 3)).toEqual([{ kind: 'done', seat: 3 }]);
  expect(placement.judge(state, { kind: 'done', seat: 3 })).toEqual({ ok: true });
});

test.each(
  // biome-ignore format: few a row
  [[2, 2], [2, 3], [3, 2], [4, 1], [5, 1], [6, 1]],
)('ZAR-POS-7: the quick opening of %i players with %i peoples: 47 territories held, Zargos empty, everybody in play', (seats, each) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const state = setup(at(seats, each, { opening: 'rapide' }), seed);
    expect(state.order).toHaveLength(seats * each);
    expect(state.owners.filter((owner) => owner === null)).toHaveLength(10);
    expect(state.pawns.reduce((sum, pawns) => sum + pawns, 0)).toBe(lotOf(state) * seats * each + 10 * 3);
    expect(Object.values(state.boats).reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(setup(at(seats, each, { opening: 'rapide' }), seed)).toEqual(state);
  }
});
