/** Zargos on the command line. */
import { arbiterOf } from '../core/arbiter.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { ZARGOS } from './game/game.ts';
import { checkState } from './game/state.ts';
import { VERBS } from './verbs.ts';

export const ARBITER = arbiterOf(ZARGOS, BOTS, BUDGET, checkState, VERBS);
