/** What comes first in the marches of a war: combats of their own and flames, which come before all other moves, and Moines that are due back. */
import type { Move, MoveKind, MoveOf, Table } from '../../types.ts';
import { roughStrike } from './strikes.ts';
import { warWorth } from './worth.ts';

export const BEFORE_MARCHES: readonly MoveKind[] = ['return', 'strike', 'shoot', 'vanish', 'execute', 'free', 'break'];

/** Strikes that are weighed to the end; the others are worse at a glance. */
const STRIKES = 8;

export interface Weighed {
  readonly move: Move;
  readonly value: number;
}

const weighed = (table: Table, moves: readonly Move[]): readonly Weighed[] => moves.map((move) => ({ move, value: warWorth(table, move) }));

/** The strikes that look best. */
function bestStrikes(table: Table, moves: readonly Move[]): readonly Move[] {
  const strikes = moves.filter((move): move is MoveOf<'strike'> => move.kind === 'strike');
  if (strikes.length <= STRIKES) return strikes;
  const rough = strikes.map((move) => ({ move, value: roughStrike(table, move) })).toSorted((a, b) => b.value - a.value);
  return rough.slice(0, STRIKES).map(({ move }) => move);
}

/** Below it, a worth is what sums of chances leave of zero. */
const LEAST_WORTH = 1e-9;

export const isWorthIt = (table: Table, move: Move): boolean => warWorth(table, move) > LEAST_WORTH;

/** What has to come first, where any of it is worth it. */
export function urgentIn(table: Table, legal: readonly Move[]): readonly Weighed[] {
  const first = legal.filter(({ kind }) => BEFORE_MARCHES.includes(kind) && kind !== 'strike');
  return weighed(table, [...first, ...bestStrikes(table, legal)]).filter(({ value }) => value > LEAST_WORTH);
}

/** The moves that count now, with what they are worth: what has to come first where any of it is worth it, else the march of the counter whose turn it is. */
export function weighedIn(table: Table, legal: readonly Move[]): readonly Weighed[] {
  if (table.phase !== 'march') return weighed(table, legal);
  const urgent = urgentIn(table, legal);
  if (urgent.length > 0) return urgent;
  const later = legal.filter(({ kind }) => !BEFORE_MARCHES.includes(kind));
  // A Moine that is due back comes back, however badly.
  return weighed(table, later.length > 0 ? later : legal);
}
