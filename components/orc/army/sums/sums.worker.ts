/** Long sums away from the page: many backs, or a commando with many targets. */
import { expose } from 'comlink';
import { turningSums } from '#components/our-table/turning/sums.ts';
import type { Muster } from '../muster.ts';
import { sumsOf } from './sums.ts';
import { musterTold } from './told.ts';

const sums = { sumsOf, ...turningSums(musterTold, (muster: Muster) => muster) };
export type Remotely = typeof sums;

expose(sums);
