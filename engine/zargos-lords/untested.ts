/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED = [
  { id: 'LOR-L-25', kind: 'matter', because: 'le terrain qui domine un hexagone se juge à l’œil, sur la carte' },
] as const satisfies readonly Untested<RuleId>[];
