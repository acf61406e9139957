import { expect, test } from 'vitest';
import { readReplay, writeReplay } from './replay-text.ts';

const REPLAY = { version: 2, game: 'toy', options: { seats: 2 }, seed: 'été', moves: [{ kind: 'step', seat: 1, to: 'tirad' }] };

test('a game is the same again', () => {
  expect(writeReplay(REPLAY)).toBe('{"version":2,"game":"toy","options":{"seats":2},"seed":"été"}\n{"kind":"step","seat":1,"to":"tirad"}');
  for (const moves of [REPLAY.moves, []]) expect(readReplay(writeReplay({ ...REPLAY, moves }))).toEqual({ ...REPLAY, moves });
});

test('what cannot be read is left for the checker to refuse', () => {
  expect(readReplay('{}\n{')).toEqual({ moves: ['{'] });
  expect(readReplay('coucou')).toBeUndefined();
});
