/** Something shown piece by piece while the bots wait, that may be skipped. Where motion is not wanted, or haste is, all is there at once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Handle } from './handle.ts';

type AnyHandle = Handle<unknown, { readonly kind: string }>;

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the last move was just made under somebody's eyes: not found when the page was opened, nor looked at again. */
export function useFresh({ at, watched }: Pick<AnyHandle, 'at' | 'watched'>): boolean {
  const seen = useRef({ at, fresh: false });
  if (seen.current.at !== at) seen.current = { at, fresh: watched && at === seen.current.at + 1 };
  return seen.current.fresh;
}

export interface Show {
  /** Pieces shown so far. */
  readonly shown: number;
  readonly running: boolean;
  readonly skip: () => void;
}

/** Shows `count` pieces, one every `ms` at the usual pace, once for each `key`; undefined: nothing is to be shown by and by. */
export function useShow({ hold, pace }: Pick<AnyHandle, 'hold' | 'pace'>, key: string | undefined, count: number, ms: number): Show {
  const [reached, reach] = useState<{ readonly key: string; readonly shown: number }>();
  const isMoving = key !== undefined && pace > 0 && !prefersStill();
  const shown = isMoving ? (reached?.key === key ? reached.shown : 0) : count;
  const running = shown < count;
  useEffect(() => {
    if (!running || key === undefined) return;
    const timer = setTimeout(() => reach({ key, shown: shown + 1 }), ms * pace);
    return () => clearTimeout(timer);
  }, [running, key, shown]);
  useEffect(() => {
    if (!running) return;
    hold(true);
    return () => hold(false);
  }, [running, key]);
  return { shown, running, skip: () => key !== undefined && reach({ key, shown: count }) };
}
