/** Long sums away from the page: the hand of God with many pawns, wide campaigns. */
import { expose } from 'comlink';
import { handOfGod } from '#engine/zargos/odds/hand-of-god.ts';
import { oddsOf } from '#engine/zargos/odds.ts';
import { campaignResult } from './campaign-result.ts';
import { smallest } from './smallest.ts';

const sums = { oddsOf, smallest, handOfGod, campaignResult };
export type Sums = typeof sums;

expose(sums);
