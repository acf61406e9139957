import { expect, test } from 'vitest';
import { openHistory, withMove } from '../session/history.ts';
import type { TableSpec } from '../spec.ts';
import { TOY_SPEC, type ToyGame, type ToyMove } from '../testing/toy-game.ts';
import { filmOf, recordAt, stepAt } from './film.ts';

const tick = (at: number): ToyMove => ({ kind: 'tick', seat: 0, tick: at });
const take = (seat: number): ToyMove => ({ kind: 'take', seat, count: 1 });
/** Out of turn: it says that the clock stands at 6 at least. */
const mark: ToyMove = { kind: 'mark', seat: 1, tick: 6 };

/** The toy, whose marks say what its ticks said. */
const SPEC: TableSpec<ToyGame> = {
  ...TOY_SPEC,
  game: {
    ...TOY_SPEC.game,
    clock: {
      tick: TOY_SPEC.game.clock?.tick ?? (() => undefined),
      implies: (later: ToyMove, earlier: ToyMove) => earlier.kind === 'tick' && 'tick' in later && later.tick >= earlier.tick,
    },
  },
};
const HISTORY = [tick(1), take(0), tick(4), mark, take(1)].reduce(
  (history, move) => {
    const next = withMove(SPEC, history, move);
    if (!next.ok) throw new Error(next.because);
    return next.history;
  },
  openHistory(SPEC, { seats: 2, heap: 9 }, 'x'),
);

test('every tick that a move lets go by is a step, and the end is the same', () => {
  const film = filmOf(SPEC, HISTORY);
  expect(film.history.moves).toEqual([tick(1), take(0), tick(2), tick(3), tick(4), tick(5), tick(6), mark, take(1)]);
  expect(film.recorded).toEqual([0, 1, 2, 2, 2, 3, 3, 3, 4, 5]);
  expect(film.history.states.at(-1)).toEqual(HISTORY.states.at(-1));
  expect(film.history.events).toHaveLength(9);
  expect([0, 2, 3, 5, 99].map((count) => stepAt(film, count))).toEqual([0, 2, 5, 9, 9]);
});

test('the record of its steps is the record again, or stops in the middle of a wait', () => {
  const film = filmOf(SPEC, HISTORY);
  expect(recordAt(SPEC, film, 9).states.at(-1)).toEqual(HISTORY.states.at(-1));
  expect(recordAt(SPEC, film, 4).moves).toEqual([tick(1), take(0), tick(3)]);
  expect(recordAt(SPEC, film, 4).states.at(-1)).toEqual(film.history.states[4]);
});

test('without a clock, the film is the game', () => {
  const { clock: _clock, ...game } = TOY_SPEC.game;
  const spec: TableSpec<ToyGame> = { ...TOY_SPEC, game };
  const history = openHistory(spec, { seats: 2, heap: 9 }, 'x');
  expect(filmOf(spec, history)).toEqual({ history, recorded: [0] });
});
