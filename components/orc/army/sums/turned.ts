/** « Toutes les lectures » of an army: what it is worth, and what it promises. */
import { inTurningWorker, onPage, type TurningJob } from '#components/our-table/turning/job.ts';
import type { TurningAsked } from '#components/our-table/turning/told.ts';
import type { Muster } from '../muster.ts';
import { musterTold } from './told.ts';
import { openSums } from './use-sums.ts';

/** Where nobody faces it, it is only worth something. */
export const turnedArmy = (asked: TurningAsked<Muster>): TurningJob =>
  asked.question.opponents.length === 0 ? onPage(async () => musterTold, asked) : inTurningWorker(openSums, asked);
