/** The odds of what is set: at once where that is quick, from a worker where it is not. */

import type { Remote } from 'comlink';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { oddsOf } from '#engine/zargos/odds.ts';
import type { Odds, Situation } from '#engine/zargos/types.ts';
import { isHeavy } from './heavy.ts';
import type { Sums } from './odds.worker.ts';

export interface Answer {
  /** What the odds are about: behind what is set while a worker counts. */
  readonly situation: Situation;
  readonly odds: Odds;
}

export interface Sum extends Answer {
  /** `counting`: a worker is at it; `stopped`: the visitor ended it. */
  readonly state: 'done' | 'counting' | 'stopped';
  readonly stop: () => void;
  readonly restart: () => void;
}

/** Starts a job in a worker; the function it answers stops it, be it fetched yet or not. */
export function away<Result>(job: (sums: Remote<Sums>) => Promise<Result>, done: (result: Result) => void): () => void {
  let stop = () => {
    stop = () => {};
    cancelled = true;
  };
  let cancelled = false;
  void import('./in-worker.ts').then(({ inWorker }) => {
    if (!cancelled) stop = inWorker(job, done);
  });
  return () => stop();
}

const answer = (situation: Situation): Answer => ({ situation, odds: oddsOf(situation) });

/** The first situation is always counted at once: it comes from the page's own props. */
export function useOdds(situation: Situation): Sum {
  const [last, setLast] = useState<Answer>(() => answer(situation));
  const [stopped, setStopped] = useState<Situation>();
  const heavy = isHeavy(situation) && last.situation !== situation;
  const quick = useMemo(() => (heavy ? undefined : last.situation === situation ? last : answer(situation)), [situation, heavy, last]);
  useEffect(() => {
    if (quick) return setLast(quick);
    if (stopped === situation) return;
    return away(
      (sums) => sums.oddsOf(situation),
      (odds) => setLast({ situation, odds }),
    );
  }, [situation, quick, stopped]);
  const state = quick ? 'done' : stopped === situation ? 'stopped' : 'counting';
  return { ...(quick ?? last), state, stop: () => setStopped(situation), restart: () => setStopped(undefined) };
}
