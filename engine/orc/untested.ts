/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED: readonly Untested<RuleId>[] = [];
