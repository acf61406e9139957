/** A job in a worker of its own. Fetched only when a sum is too long for the page. */
import { type Remote, wrap } from 'comlink';
import type { Sums } from './odds.worker.ts';

/** Does `job`, then ends the worker; `stop` ends both at once, and then the answer never comes. */
export function inWorker<Answer>(job: (sums: Remote<Sums>) => Promise<Answer>, done: (answer: Answer) => void): () => void {
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  let stopped = false;
  const stop = () => {
    stopped = true;
    worker.terminate();
  };
  void job(wrap<Sums>(worker)).then((answer) => {
    if (stopped) return;
    stop();
    done(answer);
  });
  return stop;
}
