import { expect, test } from 'vitest';
import type { Move } from '#engine/orc/types.ts';
import { dueAt, REACTIONS, reactionOf, withIntents } from './deal.ts';

const shield = (seat: number, tick: number): Move => ({ kind: 'shield', seat, tick, pile: 2 });
const levelOf = () => 'expert';

test('a level is how fast a hand is: its usual, or one card later', () => {
  for (const [level, usual] of Object.entries(REACTIONS)) {
    const taken = Array.from({ length: 40 }, (_, tick) => reactionOf(level, 1, tick));
    expect(new Set(taken)).toEqual(new Set([usual, usual + 1]));
  }
  expect(reactionOf('constructor', 0, 1)).toBe(REACTIONS.greedy);
});

test('a card decided is laid later, with the tick of that moment; one hand does one thing at a time', () => {
  const intents = withIntents([], [shield(1, 10), { kind: 'wait', seat: 2 }, shield(3, 10)], 10, levelOf);
  expect(intents.map(({ move, due }) => [move.seat, due])).toEqual([
    [1, 11],
    [3, 11],
  ]);
  expect(withIntents(intents, [shield(1, 11)], 11, levelOf)).toEqual(intents);
  expect(dueAt(intents, 10).now).toEqual([]);
  expect(dueAt(intents, 11)).toEqual({ now: [shield(1, 11), shield(3, 11)], later: [] });
  expect(dueAt(intents, 10, true).now).toEqual([shield(1, 10), shield(3, 10)]);
});
