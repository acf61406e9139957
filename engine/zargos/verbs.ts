/** The verbs that Zargos answers on the command line: each checks one input and answers it. */
import type { Verbs } from '../core/command.ts';
import { oddsOf } from './odds.ts';
import { checkSituation } from './situation.ts';

export const VERBS = {
  odds: (input) => {
    const checked = checkSituation(input);
    return checked.ok ? { ok: true, value: oddsOf(checked.value) } : checked;
  },
} as const satisfies Verbs;
