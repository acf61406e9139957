/**
 * The sums of what the page holds. Those of its first state come with the page; then what counts is fetched once and answers at once where that is quick,
 * from a worker where it is not, with its progress and a brake.
 */
import { useEffect, useState } from 'preact/hooks';
import { isHeavy } from './heavy.ts';
import type { Muster } from './muster.ts';
import type { Sums } from './sums.ts';

export interface Counted {
  /** What the sums are about: behind the page while they are counted. */
  readonly muster: Muster;
  readonly sums: Sums;
  readonly state: 'done' | 'counting' | 'stopped';
  /** From 0 to 1, while a worker counts. */
  readonly share: number;
  readonly stop: () => void;
  readonly restart: () => void;
}

/** Starts a count; what it answers calls it off. */
function start(muster: Muster, done: (sums: Sums) => void, failed: () => void, tick: (share: number) => void): () => void {
  let over = false;
  let end = () => {};
  const unless =
    <Heard extends unknown[]>(tell: (...heard: Heard) => void) =>
    (...heard: Heard) => {
      if (!over) tell(...heard);
    };
  const here = async () => unless(done)((await import('./sums.ts')).sumsOf(muster));
  const away = async () => {
    const { inWorker } = await import('./in-worker.ts');
    if (!over) end = inWorker(muster, unless(done), unless(failed), unless(tick));
  };
  (isHeavy(muster) ? away() : here()).catch(unless(failed));
  return () => {
    over = true;
    end();
  };
}

/** `first`: the sums of the muster of the first call. */
export function useSums(muster: Muster, first: Sums): Counted {
  const [last, setLast] = useState({ muster, sums: first });
  const [stopped, setStopped] = useState<Muster>();
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (last.muster === muster || stopped === muster) return;
    setShare(0);
    return start(
      muster,
      (sums) => setLast({ muster, sums }),
      () => setStopped(muster),
      setShare,
    );
  }, [muster, last, stopped]);
  const state = last.muster === muster ? 'done' : stopped === muster ? 'stopped' : 'counting';
  return { ...last, state, share, stop: () => setStopped(muster), restart: () => setStopped(undefined) };
}
