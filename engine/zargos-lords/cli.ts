/** Zargo's Lords on the command line: of whole games its skirmish, whose bots look one step ahead and search nothing. */
import { cliGameOf } from '../core/cli-game.ts';
import { BOTS } from './skirmish/bot/levels.ts';
import { SKIRMISH } from './skirmish/game.ts';
import { checkState } from './skirmish/state.ts';
import { VERBS } from './verbs.ts';

export const CLI = cliGameOf(SKIRMISH, BOTS, 0, checkState, VERBS);
