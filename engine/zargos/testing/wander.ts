/** Any table for a random game, and a game played on it move by move. */
import { type Dice, diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { anyReadings } from '../../core/testing/readings.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import type { Event } from '../game/events.ts';
import { ZARGOS } from '../game/game.ts';
import { eachOf } from '../game/options.ts';
import { type GameOptions, MAX_SEATS, MIN_SEATS, type Move, OPENINGS, type State } from '../game/types.ts';
import { READINGS } from '../options.ts';

/** Two to six players, as many peoples each as the booklet lets them lead, either opening, some offers; half of the rulings read as the default, the others anyhow. */
export function randomOptions(dice: Dice): GameOptions {
  const seats = MIN_SEATS - 1 + dice.roll(MAX_SEATS - MIN_SEATS + 1);
  return {
    seats,
    each: oneOf(eachOf(seats), dice),
    opening: oneOf(OPENINGS, dice),
    offers: oneOf([0, 0, 1, 3], dice),
    options: anyReadings(READINGS, dice),
    board: null,
  };
}

/** One of our scenarios, half of the rulings read as the default, the others anyhow. */
export function scenarioOptions(dice: Dice): GameOptions {
  const scenario = oneOf(Object.values(SCENARIOS), dice);
  const options = anyReadings(READINGS, dice);
  return { seats: scenario.sides.length, each: 1, opening: 'rapide', offers: 0, options, board: null, scenario };
}

/** One move of a game. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

/** A game of listed moves at random from `seed` to its end; `visit` sees each, with dice of its own. */
export function wander(seed: string, visit: (step: Step, dice: Dice) => void, optionsOf = randomOptions): State {
  const dice = diceFrom(seeded(seed));
  const own = diceFrom(seeded(`${seed}/visit`));
  let state = ZARGOS.setup(optionsOf(dice), seed);
  while (!ZARGOS.outcome(state)) {
    const seat = oneOf(ZARGOS.toMove(state), dice);
    const move = oneOf(ZARGOS.moves(state, seat), dice);
    const { state: after, events } = ZARGOS.step(state, move);
    visit({ before: state, move, events, after }, own);
    state = after;
  }
  return state;
}
