/** The sums in a worker of their own. Fetched only when they are too long for the page. */
import { proxy, wrap } from 'comlink';
import type { Muster } from './muster.ts';
import type { Sums } from './sums.ts';
import type { Remotely } from './sums.worker.ts';

/** Counts, then ends the worker; the function it answers ends both at once, and then nothing more is heard. */
export function inWorker(muster: Muster, done: (sums: Sums) => void, failed: () => void, tick: (share: number) => void): () => void {
  const worker = new Worker(new URL('./sums.worker.ts', import.meta.url), { type: 'module' });
  let over = false;
  const stop = () => {
    over = true;
    worker.terminate();
  };
  const once = <Heard extends unknown[]>(tell: (...heard: Heard) => void, ...heard: Heard) => {
    if (over) return;
    stop();
    tell(...heard);
  };
  worker.addEventListener('error', () => once(failed));
  const heard = proxy((share: number) => {
    if (!over) tick(share);
  });
  wrap<Remotely>(worker)
    .sumsOf(muster, heard)
    .then(
      (sums) => once(done, sums),
      () => once(failed),
    );
  return stop;
}
