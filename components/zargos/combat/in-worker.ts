/** A job in a worker of its own. Fetched only when a sum is too long for the page. */
import { type Remote, wrap } from 'comlink';
import type { Sums } from './odds.worker.ts';

/**
 * Does `job`, then ends the worker; the function it answers ends both at once, and then nothing more is heard. `failed`: the worker could
 * not be loaded, or the job threw.
 */
export function inWorker<Answer>(
  job: (sums: Remote<Sums>) => Promise<Answer>,
  done: (answer: Answer) => void,
  failed: () => void,
): () => void {
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  let over = false;
  const stop = () => {
    over = true;
    worker.terminate();
  };
  const once =
    <Heard extends unknown[]>(tell: (...heard: Heard) => void) =>
    (...heard: Heard) => {
      if (over) return;
      stop();
      tell(...heard);
    };
  worker.addEventListener('error', once(failed));
  job(wrap<Sums>(worker)).then(once(done), once(failed));
  return stop;
}
