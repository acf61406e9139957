import { expect, test } from 'vitest';
import { logOf, saidAt } from './log.ts';
import { cutTo, openHistory, withMove } from './session/history.ts';
import { TOY_SPEC, type ToyMove } from './testing/toy-game.ts';

const start = openHistory(TOY_SPEC, { seats: 2, heap: 9 }, 'x');
const play = (history: typeof start, move: ToyMove) => {
  const next = withMove(TOY_SPEC, history, move);
  if (!next.ok) throw new Error(next.because);
  return next.history;
};
const take = (seat: number): ToyMove => ({ kind: 'take', seat, count: 1 });

test('each seat reads its own lines, and what is told is told once', () => {
  const one = play(start, take(0));
  const two = play(one, take(1));
  const first = logOf(TOY_SPEC, one, 0, undefined);
  const second = logOf(TOY_SPEC, two, 0, first);
  expect(second.entries.map(({ text, at }) => [at, text])).toEqual([
    [1, 'Vous laissez 8 jetons.'],
    [2, 'Le joueur 1 laisse 7 jetons.'],
  ]);
  expect(second.entries[0]).toBe(first.entries[0]);
  expect(logOf(TOY_SPEC, two, 0, second)).toBe(second);
  expect(logOf(TOY_SPEC, two, 1, second).entries.map(({ text }) => text)).toEqual([
    'Le joueur 0 laisse 8 jetons.',
    'Vous laissez 7 jetons.',
  ]);
});

test('what is told of one move, of none yet, and of several', () => {
  const entries = [1, 2, 2, 4].map((at, line) => ({ at, text: `${line}`, rules: [], seat: 0 }));
  expect(saidAt({ entries }, 0)).toEqual([]);
  expect(saidAt({ entries }, 2)).toEqual(['1', '2']);
  expect(saidAt({ entries }, 3)).toEqual([]);
  expect(saidAt({ entries }, 4, 1)).toEqual(['1', '2', '3']);
  expect(saidAt({ entries }, 4, 0)).toEqual(['0', '1', '2', '3']);
});

test('a move taken back, or replaced, leaves the log', () => {
  const two = play(play(start, take(0)), take(1));
  const log = logOf(TOY_SPEC, two, 0, undefined);
  const other = play(cutTo(two, 1), { kind: 'take', seat: 1, count: 3 });
  expect(logOf(TOY_SPEC, other, 0, log).entries.map(({ text }) => text)).toEqual([
    'Vous laissez 8 jetons.',
    'Le joueur 1 laisse 5 jetons.',
  ]);
  expect(logOf(TOY_SPEC, start, 0, log).entries).toEqual([]);
});
