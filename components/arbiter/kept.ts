/** A question that was kept, put to today's judge under our own readings. */
import type { GameTypes } from '#engine/core/game.ts';
import type { ArbiterSpec } from './spec.ts';

/** What the judge says of a position as links hold it: null where the move may be made; undefined where position or move is no longer understood. */
export async function answeredNow<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  position: unknown,
  move: unknown,
): Promise<{ readonly rule: string; readonly because: string } | null | undefined> {
  const state = await spec.unpack(position);
  const asked = spec.game.checkMove(move);
  if (!state.ok || !asked.ok || spec.contradictions(state.value).length > 0) return undefined;
  const verdict = spec.game.judge(state.value, asked.value);
  return verdict.ok ? null : { rule: verdict.rule, because: verdict.because };
}
