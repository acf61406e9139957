/** Going on by itself, for somebody who asked for it: where a seat is asked and can do nothing else. */
import { useEffect } from 'preact/hooks';
import type { MovesPart, PlayersPart, SeenPart, TempoPart } from './handle.ts';
import type { Switch } from './use-switch.ts';

/** Milliseconds at the usual pace: what has just happened is seen. */
const PAUSE = 1500;

/** `idle`: the game's move that does nothing, or is the only one left, for the seat that looks. With several people at the screen, passing by itself would tell what a hand holds. */
export function useAlone<Move extends { readonly kind: string }>(
  { legal, humans, at, pace }: SeenPart<unknown> & PlayersPart & MovesPart<Move> & TempoPart<Move>,
  { on }: Switch,
  idle: Move | undefined,
  isHeld: boolean,
  offer: (move: Move) => boolean,
): void {
  const [first, ...others] = legal;
  // Nothing else can be done now.
  const only = first && others.length === 0 && first.kind === idle?.kind && humans.length === 1 ? first : undefined;
  useEffect(() => {
    if (!on || !only || isHeld) return;
    const timer = setTimeout(() => offer(only), PAUSE * pace);
    return () => clearTimeout(timer);
  }, [on, only, isHeld, at]);
}
