/**
 * The odds of what is set. Those of the page's first fight come with the page, so that nothing is counted before something is
 * touched; then what counts is fetched once, and answers at once where that is quick, from a worker where it is not.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { away, here } from '#components/kit/sums/away.ts';
import type { Stop, SumEnds } from '#components/kit/sums/ends.ts';
import { type Sum, useSum } from '#components/kit/sums/use-sum.ts';
import type { Odds, Situation } from '#engine/zargos/fight/types.ts';
import type { FightSums } from './fight.worker.ts';
import { isHeavy } from './heavy.ts';

export interface OddsAnswer {
  /** What the odds are about: behind what is set while they are counted. */
  readonly situation: Situation;
  readonly odds: Odds;
}

export type FightSum = OddsAnswer & Pick<Sum<Situation, Odds>, 'state' | 'stop' | 'restart'>;

/** Where the long sums of a fight are counted. */
export const openOddsWorker = (): Worker => new Worker(new URL('./fight.worker.ts', import.meta.url), { type: 'module' });

let oddsOf: ((situation: Situation) => Odds) | undefined;

async function fetchOdds(): Promise<(situation: Situation) => Odds> {
  oddsOf ??= (await import('#engine/zargos/odds/fight.ts')).oddsOf;
  return oddsOf;
}

/** Fetches what counts, as soon as somebody reaches for the controls. A failure shows when it is needed. */
export const reachForOdds = (): void => {
  fetchOdds().catch(() => {});
};

const start = (situation: Situation, ends: SumEnds<Odds>): Stop =>
  isHeavy(situation)
    ? away<FightSums, Odds>(openOddsWorker, (sums) => sums.oddsOf(situation), ends)
    : here(async () => (await fetchOdds())(situation), ends);

const quick = (situation: Situation): Odds | undefined => (oddsOf && !isHeavy(situation) ? oddsOf(situation) : undefined);

/** `first`: the odds of the situation of the first call. */
export function useOdds(situation: Situation, first: Odds): FightSum {
  const { asked, answer, ...sum } = useSum(situation, first, start, quick);
  return { ...sum, situation: asked, odds: answer };
}

/** The odds of a fight that may not be one, once they are counted; undefined until then. */
export function useOddsOf(situation: Situation | undefined): Odds | undefined {
  const key = situation && JSON.stringify(situation);
  const [counted, count] = useState<{ readonly key: string; readonly odds: Odds }>();
  const now = useMemo(() => situation && quick(situation), [key]);
  useEffect(() => {
    if (!situation || key === undefined || now) return;
    return start(situation, { done: (odds) => count({ key, odds }), failed: () => {} });
  }, [key, now]);
  return now ?? (counted && counted.key === key ? counted.odds : undefined);
}
