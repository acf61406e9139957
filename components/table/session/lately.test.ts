import { expect, test } from 'vitest';
import { TOY } from '../testing/toy-game.ts';
import { movesIn, viewIn } from './lately.ts';

const begun = (seed: string) => TOY.setup({ seats: 3, heap: 9 }, seed);

test('a state lists and shows the same values however often it is asked, each seat its own', () => {
  const state = begun('x');
  expect(movesIn(TOY, state, 0)).toBe(movesIn(TOY, state, 0));
  expect(movesIn(TOY, state, 0)).toEqual(TOY.moves(state, 0));
  expect(movesIn(TOY, state, 1)).toEqual([]);
  expect(viewIn(TOY, state, 0)).toBe(viewIn(TOY, state, 0));
  expect(viewIn(TOY, state, 1)).toEqual(TOY.view(state, 1));
  expect(viewIn(TOY, state, 'public')).toEqual(TOY.view(state, 'public'));
});

test('another state, or another game with the same one, is asked for itself; old ones are let go', () => {
  const state = begun('x');
  let asked = 0;
  const counting: Pick<typeof TOY, 'moves'> = {
    moves(of, seat) {
      asked += 1;
      return TOY.moves(of, seat);
    },
  };
  movesIn(TOY, state, 0);
  for (const _ of [1, 2, 3]) movesIn(counting, state, 0);
  expect(asked).toBe(1);
  for (const seed of ['a', 'b', 'c', 'd']) movesIn(counting, begun(seed), 0);
  movesIn(counting, state, 0);
  expect(asked).toBe(6);
});
