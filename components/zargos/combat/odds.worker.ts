/** Long sums away from the page: the hand of God with many pawns, wide campaigns. */
import { expose } from 'comlink';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { handOfGod } from '#engine/zargos/odds/hand-of-god.ts';
import { campaignResult } from './campaign-result.ts';
import { decisionOn } from './decision.ts';
import { nextPlay } from './play-store.ts';
import { smallest } from './smallest.ts';

const sums = { oddsOf, smallest, handOfGod, campaignResult, decisionOn, nextPlay };
export type Sums = typeof sums;

expose(sums);
