/**
 * The odds of what is set. Those of the page's first fight come with the page, so that nothing is counted before something is
 * touched; then what counts is fetched once, and answers at once where that is quick, from a worker where it is not.
 */

import type { Remote } from 'comlink';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Odds, Situation } from '#engine/zargos/types.ts';
import { isHeavy } from './heavy.ts';
import type { Sums } from './odds.worker.ts';

export interface Answer {
  /** What the odds are about: behind what is set while they are counted. */
  readonly situation: Situation;
  readonly odds: Odds;
}

export interface Sum extends Answer {
  /** `stopped`: the visitor ended a long count, or what counts could not be fetched. */
  readonly state: 'done' | 'counting' | 'stopped';
  readonly stop: () => void;
  readonly restart: () => void;
}

type Stop = () => void;

/** A job that can be called off: once stopped, it neither answers nor fails. */
function callable<Result>(
  start: (answer: (result: Result) => void) => Promise<Stop | undefined>,
  done: (result: Result) => void,
  failed: Stop,
): Stop {
  let stopped = false;
  let end: Stop | undefined;
  const answer = (result: Result) => {
    if (!stopped) done(result);
  };
  start(answer).then(
    (stop) => {
      end = stop;
      if (stopped) end?.();
    },
    () => {
      if (!stopped) failed();
    },
  );
  return () => {
    stopped = true;
    end?.();
  };
}

/** Does a job in a worker; the function it answers stops it. `failed`: the worker could not be fetched. */
export const away = <Result>(job: (sums: Remote<Sums>) => Promise<Result>, done: (result: Result) => void, failed: Stop = () => {}): Stop =>
  callable<Result>(async (answer) => (await import('./in-worker.ts')).inWorker(job, answer, failed), done, failed);

let oddsOf: ((situation: Situation) => Odds) | undefined;

async function fetchOdds(): Promise<(situation: Situation) => Odds> {
  oddsOf ??= (await import('#engine/zargos/odds/fight.ts')).oddsOf;
  return oddsOf;
}

/** Fetches what counts, as soon as somebody reaches for the controls. A failure shows when it is needed. */
export const reachForOdds = (): void => {
  fetchOdds().catch(() => {});
};

function start(situation: Situation, done: (odds: Odds) => void, failed: Stop): Stop {
  if (isHeavy(situation)) return away((sums) => sums.oddsOf(situation), done, failed);
  const here = async (answer: (odds: Odds) => void) => {
    answer((await fetchOdds())(situation));
    return undefined;
  };
  return callable<Odds>(here, done, failed);
}

/** `first`: the odds of the situation of the first call. */
export function useOdds(situation: Situation, first: Odds): Sum {
  const [last, setLast] = useState<Answer>({ situation, odds: first });
  const [stopped, setStopped] = useState<Situation>();
  const quick = useMemo(() => {
    if (last.situation === situation) return last;
    return oddsOf && !isHeavy(situation) ? { situation, odds: oddsOf(situation) } : undefined;
  }, [situation, last]);
  useEffect(() => {
    if (quick) return setLast(quick);
    if (stopped === situation) return;
    return start(
      situation,
      (odds) => setLast({ situation, odds }),
      () => setStopped(situation),
    );
  }, [situation, quick, stopped]);
  const state = quick ? 'done' : stopped === situation ? 'stopped' : 'counting';
  return { ...(quick ?? last), state, stop: () => setStopped(situation), restart: () => setStopped(undefined) };
}
