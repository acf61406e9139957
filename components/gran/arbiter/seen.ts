/** What the board before the arbiter shows of a position, and what touching it does. */
import type { Touched } from '#components/arbiter/spec.ts';
import { targetOf } from '#components/gran/play/choices.ts';
import { percent } from '#engine/core/french.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import { contradictions } from '#engine/gran/contradictions.ts';
import { cleared, placed, withRing, withStone } from '#engine/gran/edit.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { COLORS, type Move, type PointId, type Position, type State } from '#engine/gran/types.ts';
import { moveOn } from './move-on.ts';

export interface Pictured {
  /** An attacker stands already on the point where he sends somebody away. */
  readonly position: Position;
  /** Where it may be played now. */
  readonly open: readonly PointId[];
  /** Of the next duel: « 58 % »; empty where it is not to be told. */
  readonly chance: string;
}

function shown({ position, phase, pending, turn, options }: State): Position {
  const at = pending.at(-1);
  if (phase !== 'exile' || at === undefined) return position;
  return { ...position, pieces: position.pieces.map((piece) => (piece.color === options.colors[turn] ? { ...piece, at } : piece)) };
}

/** A position that contradicts itself allows nothing. */
function judgeOf(state: State): (move: Move) => Verdict {
  const isSound = contradictions(state).length === 0;
  return (move) => (isSound ? GRAN.judge(state, move) : { ok: false, rule: '', because: '' });
}

export const seenOf = (state: State, isSound: boolean): Pictured => ({
  position: shown(state),
  open: isSound ? [...new Set(GRAN.moves(state, state.turn).flatMap((one) => targetOf(one) ?? []))] : [],
  chance: isSound ? percent(duelOdds({ seen: state.seen, options: state.options.options }).win, 0) : '',
});

/** `hand`: `coup`, a knight's colour, `pierre`, `anneau` or `oter`. */
export function touch(state: State, _move: Move, hand: string, at: PointId): Touched<Gran> {
  const color = COLORS.find((one) => one === hand);
  if (color) return { state: placed(state, color, at) };
  if (hand === 'pierre') return { state: withStone(state, at) };
  if (hand === 'anneau') return { state: withRing(state, { at }) };
  return hand === 'oter' ? { state: cleared(state, at) } : { move: moveOn(state, at, judgeOf(state)) };
}
