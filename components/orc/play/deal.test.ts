import { expect, test } from 'vitest';
import { ORC } from '#engine/orc/game.ts';
import type { Move, Placed, View } from '#engine/orc/types.ts';
import { dueAt, fallOf, HASTE, REACTIONS, RHYTHMS, reactionOf, withIntents } from './deal.ts';

const shield = (seat: number, tick: number, pile = seat): Move => ({ kind: 'shield', seat, tick, pile });
const levelOf = () => 'expert';

const options = ORC.checkOptions({ seats: 4 });
if (!options.ok) throw new Error(options.because);
/** Seat 2 is the Sorcier: 3 is at his left, then 0, then 1. */
const first: View = ORC.view({ ...ORC.setup(options.value, 'donne'), sorcier: 2 }, 2);
const at = (tick: number, ...placed: readonly Placed[]): View => ({ ...first, tick, seen: { ...first.seen, placed } });

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
  expect(dueAt(intents, { view: at(10) }).now).toEqual([]);
  expect(dueAt(intents, { view: at(11) })).toEqual({ now: [shield(3, 11), shield(1, 11)], later: [] });
  expect(dueAt(intents, { view: at(10), last: true }).now).toEqual([shield(3, 10), shield(1, 10)]);
});

test('ORC-L-17: of two hands on one pile the lower is laid, the other sees it and holds back; so does one whose pile was taken meanwhile', () => {
  const both = withIntents([], [shield(1, 10, 4), shield(3, 10, 4)], 10, levelOf);
  expect(dueAt(both, { view: at(11) })).toEqual({ now: [shield(3, 11, 4)], later: [] });
  const taken = at(11, { kind: 'shield', seat: 0, tick: 11, pile: 4 });
  expect(dueAt(both, { view: taken })).toEqual({ now: [], later: [] });
  const sent = withIntents([], [{ kind: 'desertion', seat: 1, tick: 10, pile: 4 }], 10, levelOf);
  expect(dueAt(sent, { view: taken }).now).toEqual([{ kind: 'desertion', seat: 1, tick: 11, pile: 4 }]);
});

test('whoever has nothing to lay waits no longer than he chose, and less where he chose no slowness', () => {
  for (const { id, ms } of RHYTHMS) expect(fallOf(id, true)).toBe(ms);
  expect(RHYTHMS.map(({ id }) => fallOf(id, false))).toEqual([undefined, 3200, HASTE, HASTE]);
  // Before the first shield, who has never chosen a rhythm waits half as long.
  expect(RHYTHMS.map(({ id }) => fallOf(id, true, true))).toEqual([undefined, 900, 900, 900]);
});
