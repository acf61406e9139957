/** What several are advised to do as one: Moines vanish together, and come back together (LOR-MOI-1). */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { keyOf } from '#engine/zargos-lords/board/hex.ts';
import { hexAt, isNext } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { LORDS_ADVISER } from './adviser.ts';
import { readyOf } from './acts.ts';
import { groupFor } from './groups.ts';
import { follow, ordersFor } from './orders.ts';

const PLAIN = new Array<string>(12).fill('.'.repeat(16));

/** Two Moines by a full city that they relieve, and Dragons on all sides of them. */
const scene = (vanished: boolean): State =>
  warScene(
    PLAIN,
    ['dragons', 'moines'],
    [
      ['a1', 'dragon', 2, 1, {}],
      ['a2', 'dragon', 13, 1, {}],
      ['a3', 'dragon', 2, 10, {}],
      ['a4', 'dragons-fantassin', 13, 10, {}],
      ['a5', 'dragons-fantassin', 8, 0, {}],
      ['b1', 'moine', 7, 5, vanished ? { vanished: true } : {}],
      ['b2', 'moine', 9, 6, vanished ? { vanished: true } : {}],
    ],
    [{ at: hexAt(8, 5), people: 'moines', garrison: new Array(4).fill('moines-fantassin'), ids: ['b8', 'b9', 'b10', 'b11'] }],
    { turn: 1 },
  );

function playedBy(state: State, first: Move): readonly Move[] {
  const seat = 1;
  const advised = groupFor(LORDS.view(state, seat), LORDS.moves(state, seat), first);
  let now = state;
  for (const move of advised) {
    expect(LORDS.judge(now, move).ok).toBe(true);
    now = LORDS.play(now, move).state;
  }
  return advised;
}

test('LOR-MOI-1: those in danger vanish together', () => {
  const state = scene(false);
  const advised = playedBy(state, { kind: 'vanish', seat: 1, id: 'b1' });
  expect(advised).toEqual([
    { kind: 'vanish', seat: 1, id: 'b1' },
    { kind: 'vanish', seat: 1, id: 'b2' },
  ]);
  expect(LORDS_ADVISER.say([advised[0] as Move, ...advised.slice(1)], LORDS.view(state, 1))).toBe(
    'faites disparaître 2 pions : le Moine (F8) et le Moine (G10).',
  );
});

test('LOR-MOI-1: those that had vanished come back together, each on a hexagon of its own', () => {
  const state = scene(true);
  const first = LORDS.moves(state, 1).find(({ kind }) => kind === 'return');
  if (!first) throw new Error('nobody comes back');
  const advised = playedBy(state, first);
  const places = advised.flatMap((move) => (move.kind === 'return' ? [keyOf(move.to)] : []));
  expect([advised.length, new Set(places).size]).toEqual([2, 2]);
});

test('those of a garrison who are to go with others are counted, taken up, and march', () => {
  const state = warScene(
    PLAIN,
    ['dragons', 'moines'],
    [
      ['a1', 'dragon', 14, 10, {}],
      ['b1', 'moines-fantassin', 4, 3, {}],
      ['b2', 'moine', 5, 4, {}],
    ],
    [{ at: hexAt(4, 5), people: 'moines', garrison: ['moine', 'moines-fantassin'], ids: ['b4', 'b6'] }],
    { turn: 1, marched: [{ id: 'b2', path: [hexAt(6, 4), hexAt(5, 4)] }] },
  );
  const view = LORDS.view(state, 1);
  const taken = readyOf(view, 1, ['b1', 'b2', 'b4', 'b6']);
  expect(taken).toEqual(['b1', 'b4', 'b6']);
  const { moves } = follow(view, 1, ordersFor(view, 1, taken, hexAt(12, 5)), taken);
  expect(moves.map(({ id }) => id).toSorted()).toEqual(taken);
  for (const move of moves) expect(LORDS.judge(state, move).ok).toBe(true);
});

test('besiegers go to the walls together, those who shoot too, and are then what the siege wants', () => {
  const state = warScene(
    PLAIN,
    ['dragons', 'moines'],
    [
      ['a1', 'dragon', 5, 5, {}],
      ['a2', 'lance-flammes', 10, 10, {}],
      ['a3', 'lance-flammes', 8, 10, {}],
      ['a4', 'lance-flammes', 4, 9, {}],
      ['a5', 'dragon', 9, 9, {}],
    ],
    [{ at: hexAt(9, 6), people: 'moines', garrison: new Array(4).fill('moines-fantassin'), ids: ['b8', 'b9', 'b10', 'b11'] }],
    { turn: 0 },
  );
  const view = LORDS.view(state, 0);
  // Four Moines-fantassins are 16, and 12 more open it every second month: twice 10 and three times 3, but nobody less.
  const [best] = LORDS_ADVISER.weigh(view, LORDS.moves(state, 0), diceFrom(seeded('murs')), 0);
  expect(best?.moves.map(({ kind }) => kind)).toEqual(new Array(5).fill('march'));
  const there = best?.moves.flatMap((move) => (move.kind === 'march' ? [move.to] : [])) ?? [];
  expect(there.every((to) => isNext(state.position.map, to, hexAt(9, 6)))).toBe(true);
  let now = state;
  for (const move of best?.moves ?? []) {
    expect(LORDS.judge(now, move).ok).toBe(true);
    now = LORDS.play(now, move).state;
  }
  // Nobody leaves the walls again.
  expect(LORDS_ADVISER.weigh(LORDS.view(now, 0), LORDS.moves(now, 0), diceFrom(seeded('murs')), 0)[0]?.moves[0].kind).toBe('end');
});
