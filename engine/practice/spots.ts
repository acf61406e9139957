/** Positions of random games, to ask something about. */
import { type Dice, diceFrom, oneOf } from '../core/dice.ts';
import type { Seat } from '../core/events.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { seeded } from '../core/random.ts';

/** A position that something may be asked about, and who would move. */
export interface AskedSpot<State> {
  readonly state: State;
  readonly eyes: Seat;
}

export interface Tables<G extends GameTypes> {
  readonly game: Game<G>;
  /** Any table, small enough to be taken in at a glance. */
  readonly options: (dice: Dice) => G['options'];
  /** Moves between two positions that are asked about, at most; a game whose moves take long to list has its own. */
  readonly stride?: number;
  /** States that are worth a question. Left out: all. */
  readonly isAsked?: (state: G['state'], dice: Dice) => boolean;
}

const STRIDE = 40;

/** The same for the same word, without end; states that `isTurn` refuses are passed over. */
export function* spotsOf<G extends GameTypes>(
  { game, options, stride = STRIDE, isAsked = () => true }: Tables<G>,
  seed: string,
  isTurn: (state: G['state']) => boolean,
): Generator<AskedSpot<G['state']>> {
  for (let number = 0; ; number += 1) {
    const dice = diceFrom(seeded(`${seed}/${number}`));
    let state = game.setup(options(dice), `${seed}/${number}`);
    let left = dice.roll(stride);
    while (!game.outcome(state)) {
      const tick = game.clock?.tick(state);
      const moves = game.toMove(state).map((seat) => game.moves(state, seat));
      left -= 1;
      if (left <= 0 && isTurn(state) && isAsked(state, dice)) {
        yield { state, eyes: oneOf(game.toMove(state), dice) };
        left = dice.roll(stride);
      }
      const move =
        tick && dice.roll(4) > 1
          ? tick
          : oneOf(
              oneOf(
                moves.filter((list) => list.length > 0),
                dice,
              ),
              dice,
            );
      state = game.step(state, move).state;
    }
  }
}
