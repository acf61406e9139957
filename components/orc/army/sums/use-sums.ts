/**
 * The sums of what the page holds. Those of its first state come with the page; then what counts is fetched once and answers at once where that is quick,
 * from a worker where it is not, with its progress and a brake.
 */
import { away, here } from '#components/kit/sums/away.ts';
import type { Stop, SumEnds } from '#components/kit/sums/ends.ts';
import { type Sum, useSum } from '#components/kit/sums/use-sum.ts';
import type { Muster } from '../muster.ts';
import type { Sums } from './sums.ts';
import type { Remotely } from './sums.worker.ts';

/** Backs on the table: three opponents with two of each. */
const MOST_BACKS = 12;
/** Mercenaries to choose from. */
const MOST_HELD = 9;

const heldOf = ({ army, kept, aboard = 0 }: Muster): number =>
  [army, kept].reduce((sum, { gobelin, troll, geant }) => sum + gobelin + troll + geant, aboard) +
  [army, kept].reduce((sum, counts) => sum + counts['machine-de-guerre'] + counts['machine-volante'] + counts.commando, 0);

/** Too long for the page: measured on a desk, with room for a phone four times slower. */
const isHeavy = (muster: Muster): boolean => {
  const backs = muster.opponents.reduce((sum, { people, mercenaries }) => sum + people + mercenaries, 0);
  return backs > (muster.kept.commando > 0 ? MOST_BACKS / 2 : MOST_BACKS) || heldOf(muster) > MOST_HELD;
};

export type Counted = Sum<Muster, Sums>;

export const openSums = (): Worker => new Worker(new URL('./sums.worker.ts', import.meta.url), { type: 'module' });

const start = (muster: Muster, ends: SumEnds<Sums>): Stop =>
  isHeavy(muster)
    ? away<Remotely, Sums>(openSums, (sums, heard) => sums.sumsOf(muster, heard), ends)
    : here(async () => (await import('./sums.ts')).sumsOf(muster), ends);

/** `first`: the sums of the muster of the first call. */
export const useSums = (muster: Muster, first: Sums): Counted => useSum(muster, first, start);
