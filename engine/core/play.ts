/** `play` of any game. */
import type { Played } from './events.ts';
import type { Verdict } from './verdict.ts';

/** A game's `step`, once its `judge` allows the move; throws with the rule that does not. */
export const judged =
  <State, Move extends { readonly kind: string }, Event>(
    judge: (state: State, move: Move) => Verdict,
    step: (state: State, move: Move) => Played<State, Event>,
  ) =>
  (state: State, move: Move): Played<State, Event> => {
    const verdict = judge(state, move);
    if (!verdict.ok) throw new Error(`${move.kind} refused by ${verdict.rule}: ${verdict.because}`);
    return step(state, move);
  };
