/** The verbs that Zargo's Lords answers on the command line: each checks one input and answers it. */
import type { Verbs } from '../core/command.ts';
import { checkOdds } from './odds/checked.ts';

export const VERBS = { odds: checkOdds } as const satisfies Verbs;
