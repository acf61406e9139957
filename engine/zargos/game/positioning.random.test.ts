/** The positioning wandered through at random: what always holds, at every table. */
import { describe, expect, test } from 'vitest';
import { type Dice, diceFrom } from '../../core/dice.ts';
import type { Eyes } from '../../core/events.ts';
import { seeded } from '../../core/random.ts';
import { expectSame } from '../../core/testing/same.ts';
import { readingsOf } from '../options.ts';
import { pawnsToPlace } from '../setup.ts';
import type { Chapter } from './chapter.ts';
import { checkMove } from './moves.ts';
import { granting, placement } from './opening/placement.ts';
import { lotOf, peoples, planting, takings } from './positioning.ts';
import { setup } from './setup.ts';
import { checkState } from './state.ts';
import { tablesFor } from './table.ts';
import { trade } from './trade/exchanges.ts';
import type { GameOptions, Move, Phase, Seat, State } from './types.ts';
import { guess, view } from './view.ts';

const CHAPTERS: Partial<Record<Phase, Chapter>> = { peoples, takings, planting, granting, placement, trade };

const askedIn = ({ trade: open, positioning }: State): readonly Seat[] =>
  open ? open.done.flatMap((done, seat) => (done ? [] : [seat])) : positioning ? positioning.queue.slice(0, 1) : [];

const one = <Value>(from: readonly Value[], dice: Dice): Value => {
  const found = from[dice.roll(from.length) - 1];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Every state of a positioning played at random, with the move that left it. */
function wandered(options: GameOptions, seed: string): readonly { readonly state: State; readonly move: Move | undefined }[] {
  const dice = diceFrom(seeded(`w-${seed}`));
  const all: { state: State; move: Move | undefined }[] = [];
  let state = setup(options, seed);
  while (state.positioning) {
    const chapter = CHAPTERS[state.phase];
    if (!chapter) throw new Error(`no chapter for ${state.phase}`);
    const move = one(chapter.moves(state, one(askedIn(state), dice)), dice);
    all.push({ state, move });
    state = chapter.play(state, move, () => {});
  }
  return [...all, { state, move: undefined }];
}

const TABLES: readonly (readonly [seats: number, each: number])[] = [
  [2, 2],
  [2, 3],
  [3, 2],
  [4, 1],
  [5, 1],
  [6, 1],
];

const optionsOf = (seats: number, each: number, options: GameOptions['options'] = {}): GameOptions => ({
  seats,
  each,
  opening: 'complete',
  offers: 3,
  options,
  board: null,
});

const READINGS: readonly GameOptions['options'][] = [{}, { 'ZAR-L-22': 'en-plus', 'ZAR-L-20': 'oui', 'ZAR-L-33': 'ordre-de-choix' }];

describe.each(TABLES)('%i players with %i peoples each', (seats, each) => {
  const walks = READINGS.flatMap((readings) =>
    ['a', 'b', 'c'].map((seed) => wandered(optionsOf(seats, each, readings), `${seed}${seats}${each}`)),
  );

  test('every seat asked has moves, each is judged legal, and is read again from outside as it is', () => {
    for (const { state } of walks.flat()) {
      const chapter = CHAPTERS[state.phase];
      if (!state.positioning || !chapter) continue;
      for (const seat of askedIn(state)) {
        const moves = chapter.moves(state, seat);
        expect(moves.length).toBeGreaterThan(0);
        for (const move of moves) {
          expectSame(chapter.judge(state, move), { ok: true });
          expectSame(checkMove(move), { ok: true, value: move });
        }
      }
    }
  });

  test('a state is JSON, read again from outside as it is', () => {
    for (const { state } of walks.flat().filter((_, at) => at % 5 === 0)) {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      if (state.positioning) expectSame(checkState(state), { ok: true, value: state });
    }
  });

  test('a state guessed from a view gives the same view, the same moves and the same verdicts', () => {
    const dice = diceFrom(seeded('guess'));
    for (const { state } of walks.flat().filter((_, at) => at % 3 === 0)) {
      for (const eyes of ['public', ...state.peoples.keys()] satisfies Eyes[]) {
        const seen = view(state, eyes);
        const guessed = guess(seen, dice);
        expectSame(view(guessed, eyes), seen);
        if (state.positioning) expect(checkState(guessed).ok).toBe(true);
        const chapter = CHAPTERS[state.phase];
        if (eyes === 'public' || !chapter || !askedIn(state).includes(eyes)) continue;
        expectSame(chapter.moves(guessed, eyes), chapter.moves(state, eyes));
      }
    }
  });

  test('ZAR-L-22, ZAR-POS-5: each people ends with its lot and its reinforcements, all set down', () => {
    for (const walk of walks) {
      const before = walk.findLast(({ state }) => state.positioning)?.state;
      const after = walk.at(-1)?.state;
      if (!before?.positioning || !after) throw new Error('no walk');
      for (const people of after.order) {
        const places = after.owners.flatMap((owner, place) => (owner === people ? [place] : []));
        const stand = places.reduce((sum, place) => sum + (after.pawns[place] ?? 0), 0);
        const lot = pawnsToPlace(lotOf(after), before.positioning.reinforcements[people], places.length, readingsOf(after.options));
        expect(stand).toBe(lot + places.length);
        for (const place of places) expect(after.pawns[place]).toBeGreaterThan(0);
      }
    }
  });

  test('ZAR-POS-7: the ten provinces of Zargos stay empty; the 47 others are held', () => {
    for (const walk of walks) {
      const state = walk.at(-1)?.state;
      if (!state) throw new Error('no walk');
      const { powerless } = tablesFor(state.options);
      const empty = state.owners.flatMap((owner, place) => (owner === null ? [place] : []));
      expect(empty).toHaveLength(10);
      for (const place of empty) expect([powerless[place], state.pawns[place]]).toEqual([1, 0]);
    }
  });
});
