/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED = [
  { id: 'ZAR-PREP-1', kind: 'matter', because: 'mélanger et désigner un donneur se fait à la main' },
  { id: 'ZAR-ORD-2', kind: 'matter', because: 'poser un pion sur la piste des rangs se fait à la main' },
] as const satisfies readonly Untested<RuleId>[];
