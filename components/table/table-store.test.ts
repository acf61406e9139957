import { expect, test } from 'vitest';
import type { Bots } from './bot-client.ts';
import { nowOf, openHistory, replayOf } from './history.ts';
import { botOf } from './seats.ts';
import { HUMAN } from './spec.ts';
import { FULL, keeper, keyOf, OVERWRITTEN, type Shelf } from './store.ts';
import { BOT_FAILED, openTable } from './table-store.ts';
import { TOY_SPEC, type ToyMove, type ToyView } from './toy-game.ts';

const BOTS: Bots<ToyView, ToyMove> = { ask: async (asked) => asked.flatMap(({ legal }) => legal.slice(0, 1)), cancel: () => {} };
const BROKEN: Bots<ToyView, ToyMove> = {
  ask: async () => {
    throw new Error('broken');
  },
  cancel: () => {},
};

function shelf(): Shelf & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const soon = () => new Promise((go) => setTimeout(go, 5));
const history = openHistory(TOY_SPEC, { seats: 3, heap: 9 }, 'x');
const table = (there: Shelf | undefined, bots = BOTS, writer = 'a') =>
  openTable(TOY_SPEC, bots, keeper(there, 'toy', writer), () => Promise.resolve());
const players = [HUMAN, botOf('random'), botOf('random')];

test('bots play until it is somebody’s turn, and every move is kept', async () => {
  const there = shelf();
  const one = table(there);
  one.send({ kind: 'sit', history, players });
  one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  await soon();
  const { sitting } = one.get();
  expect(sitting && nowOf(sitting.history)).toMatchObject({ heap: 5, turn: 0 });
  const two = table(there, BOTS, 'b');
  await two.resume();
  expect(two.get().sitting).toEqual(sitting);
});

test('bots alone play to the end, and a table that is closed plays no more', async () => {
  const one = table(undefined);
  one.send({ kind: 'sit', history, players: [botOf('random'), botOf('random'), botOf('random')] });
  await soon();
  expect(one.get().sitting?.history.moves).toHaveLength(9);
  const two = table(undefined);
  two.send({ kind: 'sit', history, players: [botOf('random'), botOf('random'), botOf('random')] });
  two.close();
  await soon();
  expect(two.get().sitting?.history.moves).toEqual([]);
});

test('a bot that fails plays the first move allowed, and it is said', async () => {
  const one = table(undefined, BROKEN);
  one.send({ kind: 'sit', history, players: [botOf('random'), HUMAN, HUMAN] });
  await soon();
  expect(one.get().sitting?.history.moves).toEqual([{ kind: 'take', seat: 0, count: 1 }]);
  expect(one.get().notices).toEqual([{ text: BOT_FAILED }]);
});

test('a move offered too late shows nothing', () => {
  const one = table(undefined);
  expect(one.offer({ kind: 'take', seat: 0, count: 1 })).toBe(false);
  one.send({ kind: 'sit', history, players: [HUMAN, HUMAN, HUMAN] });
  expect(one.offer({ kind: 'take', seat: 1, count: 1 })).toBe(false);
  expect(one.get().refused).toBeUndefined();
  expect(one.offer({ kind: 'take', seat: 0, count: 1 })).toBe(true);
  one.send({ kind: 'review' });
  expect(one.offer({ kind: 'take', seat: 1, count: 1 })).toBe(false);
});

test('a game of a link is looked at, and the game in progress stays the one that is kept', async () => {
  const there = shelf();
  const one = table(there);
  one.send({ kind: 'sit', history, players });
  one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  await soon();
  const mine = one.get().sitting;
  const kept = there.texts.get(keyOf('toy'));
  const other = { ...replayOf(TOY_SPEC, history), seed: 'autre', moves: [{ kind: 'take', seat: 0, count: 3 }] };
  expect(await one.visit(other, 1)).toBe(true);
  expect(one.get()).toMatchObject({ sitting: { guest: true }, stepper: { at: 1 } });
  one.send({ kind: 'back' });
  expect(one.get().sitting).toBe(mine);
  expect(there.texts.get(keyOf('toy'))).toBe(kept);
  expect(await one.visit({ ...other, moves: [{ kind: 'take', seat: 2, count: 3 }] })).toBe(false);
  expect(await one.visit('n’importe quoi')).toBe(false);
  expect(one.get().sitting).toBe(mine);
  expect(one.get().notices).toHaveLength(2);
});

test('a game kept by another version of the site is said, and offered', async () => {
  const there = shelf();
  const old = { ...replayOf(TOY_SPEC, history), version: 1 };
  keeper(there, 'toy', 'old').save(old, players);
  const one = table(there);
  await one.resume();
  expect(one.get().sitting).toBeUndefined();
  expect(one.get().notices).toEqual([{ text: expect.stringContaining('version 1'), rescue: old }]);
});

test('a full storage is one sentence, and two tabs are told apart', async () => {
  const there = shelf();
  const full = { ...there, setItem: () => Promise.reject(new Error()) as never };
  full.setItem = () => {
    throw new Error('full');
  };
  const one = table(full);
  one.send({ kind: 'sit', history, players });
  expect(one.unkept()).toBe(FULL);
  const [left, right] = [table(there, BOTS, 'left'), table(there, BOTS, 'right')];
  left.send({ kind: 'sit', history, players: [HUMAN, HUMAN, HUMAN] });
  await right.resume();
  right.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 1 } });
  expect(right.get().notices).toEqual([]);
  left.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 1 } });
  expect(left.get().notices).toEqual([{ text: OVERWRITTEN }]);
});
