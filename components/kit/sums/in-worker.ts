/** A job in a worker of its own. Fetched only when a sum is too long for the page. */
import { type ProxyMarked, proxy, type Remote, wrap } from 'comlink';
import type { Stop, SumEnds } from './ends.ts';

/** Told how much is done, from 0 to 1. */
export type Heard = ((share: number) => void) & ProxyMarked;

/** Does `job`, then ends the worker; the function it answers ends both at once, and then nothing more is heard. */
export function inWorker<Sums, Answer>(
  worker: Worker,
  job: (sums: Remote<Sums>, heard: Heard) => Promise<Answer>,
  { done, failed, tick }: SumEnds<Answer>,
): Stop {
  let over = false;
  const stop = () => {
    over = true;
    worker.terminate();
  };
  const once =
    <Told extends unknown[]>(tell: (...told: Told) => void) =>
    (...told: Told) => {
      if (over) return;
      stop();
      tell(...told);
    };
  worker.addEventListener('error', once(failed));
  const heard = proxy((share: number) => {
    if (!over) tick?.(share);
  });
  job(wrap<Sums>(worker), heard).then(once(done), once(failed));
  return stop;
}
