/** What the arbiter answers: why the position cannot be, or the judge's own verdict, with what the move leads to or the moves nearest to it. */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Reason, Refusal } from '#engine/core/verdict.ts';
import { nearestMoves } from './nearest.ts';
import type { ArbiterSpec, Lead } from './spec.ts';

type Judgement<G extends GameTypes> =
  /** Nothing is asked yet: what is to be touched next. */
  | { readonly kind: 'pending'; readonly text: string }
  | { readonly kind: 'impossible'; readonly clashes: readonly Reason<G['rule']>[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal<G['rule']> }
  | { readonly kind: 'legal'; readonly lead: Lead<G> };

export type ArbiterAnswer<G extends GameTypes> =
  | Exclude<Judgement<G>, { readonly kind: 'refused' }>
  | (Extract<Judgement<G>, { readonly kind: 'refused' }> & { readonly nearest: readonly G['move'][] });

/** Moves offered in the place of one refused. */
const MOST_NEAREST = 3;

/** All that anybody may do now, but for moves that change nothing. */
export const movesNow = <G extends GameTypes>({ game }: Pick<ArbiterSpec<G>, 'game'>, state: G['state']): readonly G['move'][] =>
  game.toMove(state).flatMap((seat) => game.moves(state, seat).filter((move) => !game.silent?.(move)));

/** The moves nearest to a refused one. */
export const nearestTo = <G extends GameTypes>(spec: ArbiterSpec<G>, state: G['state'], move: G['move']): readonly G['move'][] =>
  nearestMoves(move, spec.near?.(state, move) ?? movesNow(spec, state), MOST_NEAREST, spec.distance?.(state));

/** What is known at once. */
export function judgementOf<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  state: G['state'],
  move: G['move'],
  eyes: Seat | undefined,
  question?: string,
): Judgement<G> {
  const clashes = spec.contradictions(state);
  if (clashes.length > 0) return { kind: 'impossible', clashes };
  const text = spec.pending?.(state, move);
  if (text !== undefined) return { kind: 'pending', text };
  const verdict = spec.game.judge(state, move);
  return verdict.ok ? { kind: 'legal', lead: spec.leads(state, move, eyes, question) } : { kind: 'refused', refusal: verdict };
}

export function answerOf<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  state: G['state'],
  move: G['move'],
  eyes: Seat | undefined,
): ArbiterAnswer<G> {
  const judged = judgementOf(spec, state, move, eyes);
  return judged.kind === 'refused' ? { ...judged, nearest: nearestTo(spec, state, move) } : judged;
}
