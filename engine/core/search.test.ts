/** The search on a game whose perfect play is known: a heap, one to three sticks a turn, the last stick wins; and a hidden card. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom } from './dice.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { type RandomState, seeded } from './random.ts';
import { looked, searching } from './search.ts';
import { ALLOWED } from './verdict.ts';

interface Heap {
  readonly random: RandomState;
  readonly sticks: number;
  readonly turn: number;
  /** The card that seat 1 holds: with it, the last stick loses. */
  readonly card: boolean;
}
type Take = { readonly kind: 'take'; readonly seat: number; readonly count: number };
type Seen = { readonly sticks: number; readonly turn: number; readonly card: boolean | undefined };

interface HeapGame {
  readonly state: Heap;
  readonly move: Take;
  readonly view: Seen;
  readonly event: GameEvent;
  readonly options: { readonly card: boolean };
  readonly rule: string;
}

const play = (heap: Heap, { count }: Take) => ({ state: { ...heap, sticks: heap.sticks - count, turn: 1 - heap.turn }, events: [] });

const HEAP: Game<HeapGame> = {
  id: 'tas',
  version: 1,
  checkOptions: () => ({ ok: true, value: { card: false } }),
  setup: ({ card }, seed) => ({ random: seeded(seed).state(), sticks: 21, turn: 0, card }),
  toMove: ({ sticks, turn }) => (sticks > 0 ? [turn] : []),
  moves: ({ sticks }, seat) => [1, 2, 3].filter((count) => count <= sticks).map((count) => ({ kind: 'take', seat, count })),
  judge: () => ALLOWED,
  checkMove: () => ({ ok: false, field: '', because: '' }),
  play,
  step: play,
  view: ({ sticks, turn, card }, eyes) => ({ sticks, turn, card: eyes === 1 ? card : undefined }),
  explain: () => [],
  guess: ({ sticks, turn, card }, dice: Dice) => ({ random: seeded('').state(), sticks, turn, card: card ?? dice.roll(2) === 1 }),
  outcome: ({ sticks, turn, card }) => (sticks > 0 ? undefined : { winners: [card ? turn : 1 - turn], scores: [0, 0] }),
};

const heap = (sticks: number, turn = 0, card = false): Heap => ({ random: seeded('').state(), sticks, turn, card });
const bot = searching(HEAP, () => 2);
const chosen = (state: Heap, budget = 4000) =>
  bot(HEAP.view(state, state.turn), HEAP.moves(state, state.turn), diceFrom(seeded(`tas/${state.sticks}`)), budget).count;

test('finds perfect play where there is one: what is left is a multiple of four', () => {
  const known = [5, 6, 7, 9, 10, 11, 13, 14, 15];
  expect(known.map((sticks) => chosen(heap(sticks, 1)))).toEqual(known.map((sticks) => sticks % 4));
});

test('with the card the last stick loses: one is left instead, and who holds it knows', () => {
  const known = [6, 7, 8, 10, 11, 12];
  expect(known.map((sticks) => chosen(heap(sticks, 1, true)))).toEqual(known.map((sticks) => (sticks - 1) % 4));
});

test('a seat that does not see the card plays alike whether it is there or not', () => {
  for (const sticks of [6, 7, 9]) expect(chosen(heap(sticks, 0, true))).toBe(chosen(heap(sticks, 0, false)));
});

test('every evaluation is one visit, a hook may value states, a single move is not thought about, and an empty list is ours to mend', () => {
  const view = HEAP.view(heap(7, 1), 1);
  const legal = HEAP.moves(heap(7, 1), 1);
  const dice = diceFrom(seeded('x'));
  const done: number[] = [];
  const hooks = {
    evaluate: () => [0, 1],
    policy: (_: Heap, moves: readonly Take[]) => moves.map(({ count }) => count),
    progress: (n: number) => done.push(n),
  };
  const found = looked(HEAP, hooks, 2, view, legal, dice, 60);
  expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
  expect(done).toHaveLength(60);
  expect(
    bot(
      view,
      legal.slice(0, 1),
      {
        roll: () => {
          throw new Error('no dice for one move');
        },
      },
      50,
    ),
  ).toBe(legal[0]);
  expect(() => bot(view, [], dice, 50)).toThrow('no move');
});
