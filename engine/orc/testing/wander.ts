/** Random whole games for tests: every state is visited, the Sorcier deals a few cards at a time, everybody else does anything he may. */
import { type Dice, diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { record } from '../../core/replay.ts';
import { anyReadings } from '../../core/testing/readings.ts';
import type { Event } from '../events.ts';
import { ORC } from '../game.ts';
import { READINGS } from '../options.ts';
import { type GameOptions, LAST_TICK, type Move, type State } from '../types.ts';

/** Four to seven players, half of the rulings read as the default, the others anyhow. */
export function randomOptions(dice: Dice): GameOptions {
  return { seats: oneOf([4, 5, 6, 7] as const, dice), options: anyReadings(READINGS, dice), values: {} };
}

/** A move that somebody may make now: while cards are dealt, mostly a few of them. */
function randomMove(state: State, dice: Dice): Move {
  const { phase, sorcier, tick } = state;
  if (phase === 'recruit' && tick < LAST_TICK && dice.roll(3) > 1) {
    return { kind: 'deal', seat: sorcier, tick: Math.min(LAST_TICK, tick + dice.roll(12)) };
  }
  return oneOf(ORC.moves(state, oneOf(ORC.toMove(state), dice)), dice);
}

export interface Wandered {
  readonly moves: readonly Move[];
  readonly state: State;
}

/** A whole game; `visit` sees each state before the move that leaves it, and what it becomes. */
export function wander(
  options: GameOptions,
  seed: string,
  visit?: (before: State, move: Move, after: State, dice: Dice, events: readonly Event[]) => void,
): Wandered {
  const dice = diceFrom(seeded(`${seed}/wander`));
  const moves: Move[] = [];
  let state = ORC.setup(options, seed);
  while (!ORC.outcome(state)) {
    const move = randomMove(state, dice);
    const { state: after, events } = ORC.step(state, move);
    visit?.(state, move, after, dice, events);
    if (!ORC.silent?.(move)) record(ORC, moves, move);
    state = after;
  }
  return { moves, state };
}
