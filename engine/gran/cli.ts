/** Gran on the command line. */
import { cliGameOf } from '../core/cli-game.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { GRAN } from './game.ts';
import { checkState } from './state.ts';
import { VERBS } from './verbs.ts';

export const CLI = cliGameOf(GRAN, BOTS, BUDGET, checkState, VERBS);
