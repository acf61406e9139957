/** De l'Orc on the command line. */
import { cliGameOf } from '../core/cli-game.ts';
import type { Verbs } from '../core/command.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { ORC } from './game.ts';
import { checkOdds } from './odds.ts';
import { readingsOf } from './options.ts';
import { forceOf } from './rules/force.ts';
import { checkArmy } from './situation.ts';
import { checkState } from './state.ts';

export const VERBS = {
  value: (input) => {
    const checked = checkArmy(input);
    if (!checked.ok) return checked;
    const { army, values } = checked.value;
    const readings = readingsOf(checked.value);
    return { ok: true, value: forceOf(army, values, readings) };
  },
  odds: checkOdds,
} as const satisfies Verbs;

export const CLI = cliGameOf(ORC, BOTS, BUDGET, checkState, VERBS);
