/** Who may be fought, in questions that suppose fights. */
import { seatOf, tablesFor } from '../game/table.ts';
import type { Seat, State } from '../game/types.ts';
import type { People } from '../types.ts';

/** No red card in force changes a power or closes a way. */
export const isCalm = ({ effects }: State): boolean => effects.length === 0;

/** The people of another player that holds a territory. */
export function foeAt(state: State, seat: Seat, at: number): People | undefined {
  const owner = state.owners[at];
  return owner && seatOf(state, owner) !== seat ? owner : undefined;
}

/** Places from which the Araignées might call somebody there (ZAR-ARA-2), the fight of which is then more than the pawns that stand there. */
export function callers(state: State, at: number): readonly number[] {
  if (state.owners[at] !== 'araignees') return [];
  return (tablesFor(state.options).vortices[at] ?? []).filter((from) => state.owners[from] === 'araignees' && (state.pawns[from] ?? 0) > 1);
}
