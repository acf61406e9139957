/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED: readonly Untested<RuleId>[] = [
  { id: 'ORC-L-34', kind: 'matter', because: 'ce que l’on se dit ne passe par aucun coup' },
  { id: 'ORC-L-35', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
];
