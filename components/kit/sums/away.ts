/** Sums that can be called off, on the page or in a worker: once stopped, they neither answer nor fail. */
import type { Remote } from 'comlink';
import type { Stop, SumEnds } from './ends.ts';
import type { Heard } from './in-worker.ts';

function callable<Answer>(start: (ends: SumEnds<Answer>) => Promise<Stop | undefined>, { done, failed, tick }: SumEnds<Answer>): Stop {
  let isOver = false;
  let end: Stop | undefined;
  const unless =
    <Told extends unknown[]>(tell: (...told: Told) => void) =>
    (...told: Told) => {
      if (!isOver) tell(...told);
    };
  start({ done: unless(done), failed: unless(failed), ...(tick && { tick: unless(tick) }) }).then((stop) => {
    end = stop;
    if (isOver) end?.();
  }, unless(failed));
  return () => {
    isOver = true;
    end?.();
  };
}

/** Counts on the page, once what counts is fetched. */
export const here = <Answer>(job: () => Promise<Answer>, ends: SumEnds<Answer>): Stop =>
  callable(async ({ done }) => {
    done(await job());
    return undefined;
  }, ends);

/** Counts in the worker that `open` opens, whose exposed sums `job` calls. */
export const away = <Sums, Answer>(
  open: () => Worker,
  job: (sums: Remote<Sums>, heard: Heard) => Promise<Answer>,
  ends: SumEnds<Answer>,
): Stop => callable(async (told) => (await import('./in-worker.ts')).inWorker<Sums, Answer>(open(), job, told), ends);
