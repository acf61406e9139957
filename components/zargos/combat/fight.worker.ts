/** Long sums of one fight away from the page: the hand of God with many pawns. */
import { expose } from 'comlink';
import { turningSums } from '#components/our-table/turning/sums.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { handOfGod } from '#engine/zargos/odds/hand-of-god.ts';
import { smallest } from './fight/smallest.ts';
import { fightTold } from './told.ts';
import { decisionOn } from './throws/decision.ts';
import { nextPlay } from './throws/play-store.ts';

const sums = { oddsOf, smallest, handOfGod, decisionOn, nextPlay, ...turningSums(fightTold, (situation: Situation) => situation) };
export type FightSums = typeof sums;

expose(sums);
