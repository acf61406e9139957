/** Passing by itself, for somebody who asked for it: where the game asks whether a seat reacts, and that seat can do nothing. */
import { useEffect } from 'preact/hooks';
import type { Handle } from './handle.ts';

const HABIT = 'seul';
/** Milliseconds at the usual pace: what has just happened is seen. */
const PAUSE = 1500;

export interface Alone<Move> {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  /** The only thing that can be done now, and it does nothing; undefined where there is a choice, or what is done counts. */
  readonly only: Move | undefined;
}

/** `idle`: the game's move that does nothing for the seat that looks. With several people at the screen, passing by itself would tell what a hand holds. */
export function useAlone<View, Move extends { readonly kind: string }, Event>(
  handle: Handle<View, Move, Event>,
  idle: Move | undefined,
  isHeld: boolean,
  redraw: () => void,
): Alone<Move> {
  const on = handle.habit(HABIT) === 'oui';
  const [first, ...others] = handle.legal;
  const only = first && others.length === 0 && first.kind === idle?.kind && handle.humans.length === 1 ? first : undefined;
  useEffect(() => {
    if (!on || !only || isHeld) return;
    const timer = setTimeout(() => handle.offer(only), PAUSE * handle.pace);
    return () => clearTimeout(timer);
  }, [on, only, isHeld, handle.at]);
  const set = (wanted: boolean) => {
    handle.keepHabit(HABIT, wanted ? 'oui' : 'non');
    redraw();
  };
  return { on, set, only };
}
