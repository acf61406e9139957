/** Choosing among listed moves: what every bot shares. */
import type { Move, MoveKind, MoveOf } from '../types.ts';

export const movesOf = <Kind extends MoveKind>(legal: readonly Move[], kind: Kind): readonly MoveOf<Kind>[] =>
  legal.filter((move): move is MoveOf<Kind> => move.kind === kind);

export const isWait = ({ kind }: Move): boolean => kind === 'wait' || kind === 'deal';

/** The move that lets things go: a wait, a pass, nobody sent; else the first listed. Throws on an empty list. */
export function idle(legal: readonly Move[]): Move {
  const found =
    legal.find(isWait) ??
    legal.find(({ kind }) => kind === 'pass') ??
    legal.find((move) => move.kind === 'send' && move.cards.length === 0) ??
    legal[0];
  if (!found) throw new Error('no move to choose from');
  return found;
}

/** The value with the greatest score, the first of equals; undefined out of none. */
export function bestOf<Value>(
  values: readonly Value[],
  scoreOf: (value: Value) => number,
): { readonly value: Value; readonly score: number } | undefined {
  let best: { readonly value: Value; readonly score: number } | undefined;
  for (const value of values) {
    const score = scoreOf(value);
    if (!best || score > best.score) best = { value, score };
  }
  return best;
}

/** A budget as a counter: a bot asks before each evaluation, and stops looking when nothing is left. Never a clock. */
export interface Meter {
  /** Takes one evaluation; false when there is none left. */
  take(): boolean;
  readonly spent: number;
}

export function meterOf(budget: number): Meter {
  let spent = 0;
  return {
    take() {
      if (spent >= budget) return false;
      spent += 1;
      return true;
    },
    get spent() {
      return spent;
    },
  };
}
