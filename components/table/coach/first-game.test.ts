import { expect, test } from 'vitest';
import { turnsBegun } from './first-game.ts';

const moves = (...seats: readonly number[]) => seats.map((seat) => ({ kind: 'move', seat }));

test.each<[string, readonly number[], boolean, number]>([
  ['nothing played, mine to play', [], true, 1],
  ['nothing played, another begins', [], false, 0],
  ['in the middle of a turn of several moves', [0, 0], true, 1],
  ['my turn is over', [0, 0], false, 1],
  ['a second one begins', [0, 0, 1], true, 2],
  ['three are over', [1, 0, 1, 0, 0, 1, 0], false, 3],
  ['a fourth begins', [0, 1, 0, 1, 0, 1], true, 4],
])('%s', (_name, seats, isNow, turns) => {
  expect(turnsBegun(moves(...seats), 0, isNow)).toBe(turns);
});
