/** What comes first in the marches of a war: combats of their own and flames, which come before all other moves, and Moines that are due back. */
import { SCENARIOS } from '../../scenarios.ts';
import type { Move, MoveKind, View } from '../../types.ts';
import { warWorth } from './worth.ts';

const FIRST: readonly MoveKind[] = ['return', 'strike', 'shoot', 'vanish', 'execute', 'free', 'break'];

/** Those of the moves listed that are done before the counter whose turn it is to march, where any is worth it; undefined of none, or outside of a war. */
export function urgentOf(view: View, legal: readonly Move[]): readonly Move[] | undefined {
  if (view.phase !== 'march' || SCENARIOS[view.options.start].wins === 'camp') return undefined;
  const urgent = legal.filter((move) => FIRST.includes(move.kind) && warWorth(view, move) > 0);
  if (urgent.length > 0) return urgent;
  return legal.filter(({ kind }) => !FIRST.includes(kind));
}
