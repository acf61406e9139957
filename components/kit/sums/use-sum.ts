/** The sum of what is set: that of the first call comes with the page; then each is counted when it is asked, with its progress and a brake. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Stop, SumEnds } from './ends.ts';

export interface Sum<Asked, Answer> {
  /** What the answer is about: behind what is set while that is counted. */
  readonly asked: Asked;
  readonly answer: Answer;
  /** `stopped`: the visitor ended a long count, or what counts could not be fetched. */
  readonly state: 'done' | 'counting' | 'stopped';
  /** From 0 to 1, while a worker counts. */
  readonly share: number;
  readonly stop: () => void;
  readonly restart: () => void;
}

/** `first`: the answer to what the first call asks. `quick`: answers at once where it can. */
export function useSum<Asked, Answer>(
  asked: Asked,
  first: Answer,
  start: (asked: Asked, ends: SumEnds<Answer>) => Stop,
  quick?: (asked: Asked) => Answer | undefined,
): Sum<Asked, Answer> {
  const [last, setLast] = useState({ asked, answer: first });
  const [stopped, setStopped] = useState<Asked>();
  const [share, setShare] = useState(0);
  const now = useMemo(() => {
    if (last.asked === asked) return last;
    const answer = quick?.(asked);
    return answer === undefined ? undefined : { asked, answer };
  }, [asked, last]);
  useEffect(() => {
    if (now) return setLast(now);
    if (stopped === asked) return;
    setShare(0);
    return start(asked, { done: (answer) => setLast({ asked, answer }), failed: () => setStopped(asked), tick: setShare });
  }, [asked, now, stopped]);
  const state = now ? 'done' : stopped === asked ? 'stopped' : 'counting';
  return { ...(now ?? last), state, share, stop: () => setStopped(asked), restart: () => setStopped(undefined) };
}
