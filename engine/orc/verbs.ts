/** The verbs that De l'Orc pour les braves answers on the command line: each checks one input and answers it. */
import type { Verbs } from '../core/command.ts';
import { checkOdds } from './odds.ts';
import { forceOf } from './rules/force.ts';
import { checkArmy } from './situation.ts';

export const VERBS = {
  value: (input) => {
    const checked = checkArmy(input);
    if (!checked.ok) return checked;
    const { army, values, options } = checked.value;
    return { ok: true, value: forceOf(army, values, options) };
  },
  odds: checkOdds,
} as const satisfies Verbs;
