/** What a move shows, piece by piece and then for as long as it takes to read; where motion is not wanted, all of it at once. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Showing } from '../session/session.ts';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds that a sentence is read in at a pace: a quick one shortens it less than what is only looked at. */
export const readingTime = (text: string, pace: number): number => Math.min(4500, Math.max(1200, 700 + text.length * 32)) * Math.sqrt(pace);

/** What is read on a card before anything of it is seen; at no pace at all nothing is. */
export const heraldOf = (show: Showing | undefined, pace: number): Showing['herald'] => (pace > 0 ? show?.herald : undefined);

/** How many pieces of `show` are seen so far. `text`: what is read once all were; `tell`: what has come to its end. */
export function useShow(show: Showing | undefined, pace: number, text: string, tell: (what: 'told' | 'seen') => void): number {
  const [reached, reach] = useState<{ readonly of: Showing; readonly count: number }>();
  const count = show && reached?.of === show ? reached.count : 0;
  const isHeralded = heraldOf(show, pace) !== undefined;
  const isStill = show?.told === false && !isHeralded && prefersStill();
  // Before the next paint: pieces that are not shown do not flash.
  useLayoutEffect(() => {
    if (isStill) tell('told');
  }, [show]);
  useEffect(() => {
    if (!show || isStill || isHeralded || show.awaits) return;
    const { told, pieces = 0, ms = 0, passed } = show;
    const stay = passed ? undefined : show.stay;
    const next = told ? () => tell('seen') : count < pieces ? () => reach({ of: show, count: count + 1 }) : () => tell('told');
    const timer = setTimeout(next, told ? (stay === undefined ? readingTime(text, pace) : stay * Math.sqrt(pace)) : ms * pace);
    return () => clearTimeout(timer);
  }, [show, count]);
  return count;
}
