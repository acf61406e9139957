/** Why some ids have no test, in id order. */
import type { Untested } from '../core/untested.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED: readonly Untested<RuleId>[] = [];
