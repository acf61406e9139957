/** Zargos on the command line. */
import { cliGameOf } from '../core/cli-game.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { ZARGOS } from './game/game.ts';
import { checkState } from './game/state.ts';
import { VERBS } from './verbs.ts';

export const CLI = cliGameOf(ZARGOS, BOTS, BUDGET, checkState, VERBS);
