/** Random whole games for tests: every state is visited, the Sorcier deals a few cards at a time, everybody else does anything he may. */
import { type Dice, diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { record } from '../../core/replay.ts';
import type { Reading } from '../../core/ruling.ts';
import { ORC } from '../game.ts';
import { OPTION_IDS, type Options, RULINGS } from '../options.ts';
import { type GameOptions, LAST_TICK, type Move, type State } from '../types.ts';

export const pick = <Value>(list: readonly Value[], dice: Dice): Value => {
  const value = list[dice.roll(list.length) - 1];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

/** Four to seven players, half of the rulings read as the default, the others anyhow. */
export function randomOptions(dice: Dice): GameOptions {
  const chosen = OPTION_IDS.flatMap((id): readonly (readonly [string, string])[] => {
    const readings: readonly Reading[] = RULINGS.find((ruling) => ruling.id === id)?.readings ?? [];
    return dice.roll(2) === 1 ? [] : [[id, pick(readings, dice).id]];
  });
  return { seats: pick([4, 5, 6, 7] as const, dice), options: Object.fromEntries(chosen) as Options, values: {} };
}

/** A move that somebody may make now: while cards are dealt, mostly a few of them. */
export function randomMove(state: State, dice: Dice): Move {
  const { phase, sorcier, tick } = state;
  if (phase === 'recruit' && tick < LAST_TICK && dice.roll(3) > 1) {
    return { kind: 'deal', seat: sorcier, tick: Math.min(LAST_TICK, tick + dice.roll(12)) };
  }
  return pick(ORC.moves(state, pick(ORC.toMove(state), dice)), dice);
}

export interface Wandered {
  readonly moves: readonly Move[];
  readonly state: State;
}

/** A whole game; `visit` sees each state before the move that leaves it, and what it becomes. */
export function wander(
  options: GameOptions,
  seed: string,
  visit?: (before: State, move: Move, after: State, dice: Dice) => void,
): Wandered {
  const dice = diceFrom(seeded(`${seed}/wander`));
  const moves: Move[] = [];
  let state = ORC.setup(options, seed);
  while (!ORC.outcome(state)) {
    const move = randomMove(state, dice);
    const after = ORC.step(state, move);
    visit?.(state, move, after, dice);
    if (!ORC.clock?.isWait(move)) record(ORC, moves, move);
    state = after;
  }
  return { moves, state };
}
