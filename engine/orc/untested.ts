/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED: readonly Untested<RuleId>[] = [
  { id: 'ORC-L-34', kind: 'matter', because: 'ce que l’on se dit ne passe par aucun coup' },
  { id: 'ORC-L-35', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'ORC-L-36', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'ORC-L-37', kind: 'matter', because: 'une donne à l’écran ne se trompe pas de pile' },
  { id: 'ORC-L-38', kind: 'matter', because: 'ce que l’on se dit ne passe par aucun coup' },
  { id: 'ORC-L-39', kind: 'matter', because: 'le moteur ne laisse pas passer de faute' },
];
