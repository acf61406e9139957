/** De l'Orc on the command line. */
import { arbiterOf } from '../core/arbiter.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { ORC } from './game.ts';
import { checkState } from './state.ts';
import { VERBS } from './verbs.ts';

export const ARBITER = arbiterOf(ORC, BOTS, BUDGET, checkState, VERBS);
