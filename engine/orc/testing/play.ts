/** The state after a legal move, for tests that do not look at what happened. */
import { ORC } from '../game.ts';
import type { Move, State } from '../types.ts';

/** Throws when the move is refused. */
export const play = (state: State, move: Move): State => ORC.play(state, move).state;
