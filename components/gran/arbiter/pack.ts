/** A position of Gran as a link holds it: all but the order of the pile, and what is said twice in a state only once. */
import type { State } from '#engine/gran/types.ts';

export function pack({ random: _, pile: _pile, position, ...state }: State): unknown {
  const { pieces, ring, stones } = position;
  return { ...state, position: { pieces, ring, stones } };
}
