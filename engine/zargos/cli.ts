/** Zargos on the command line. */
import { cliGameOf } from '../core/cli-game.ts';
import type { Verbs } from '../core/command.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { checkSituation } from './fight/situation.ts';
import { ZARGOS } from './game/game.ts';
import { checkState } from './game/state.ts';
import { oddsOf } from './odds.ts';

export const VERBS = {
  odds: (input) => {
    const checked = checkSituation(input);
    return checked.ok ? { ok: true, value: oddsOf(checked.value) } : checked;
  },
} as const satisfies Verbs;

export const CLI = cliGameOf(ZARGOS, BOTS, BUDGET, checkState, VERBS);
