/** De l'Orc on the command line. */
import { cliGameOf } from '../core/cli-game.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { ORC } from './game.ts';
import { checkState } from './state.ts';
import { VERBS } from './verbs.ts';

export const CLI = cliGameOf(ORC, BOTS, BUDGET, checkState, VERBS);
