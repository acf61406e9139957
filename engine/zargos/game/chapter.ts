/** What every chapter of a game of Zargos answers; phase, seat and kind of a move are looked at before it is asked. */
import type { Verdict } from '../../core/verdict.ts';
import type { RuleId } from '../ids.ts';
import type { Tell } from './events.ts';
import type { Move, Seat, State } from './types.ts';

export interface Chapter {
  judge(state: State, move: Move): Verdict<RuleId>;
  /** A generating set, as the chapter says. */
  moves(state: State, seat: Seat): readonly Move[];
  /** The state after a legal move. */
  play(state: State, move: Move, tell: Tell): State;
}
