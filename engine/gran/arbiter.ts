/** Gran on the command line. */
import { arbiterOf } from '../core/arbiter.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { GRAN } from './game.ts';
import { checkState } from './state.ts';
import { VERBS } from './verbs.ts';

export const ARBITER = arbiterOf(GRAN, BOTS, BUDGET, checkState, VERBS);
