/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED = [
  { id: 'LOR-L-25', kind: 'matter', because: 'le terrain qui domine un hexagone se juge à l’œil, sur la carte' },
  { id: 'LOR-L-72', kind: 'matter', because: 'ce que l’on se dit ne passe par aucun coup' },
  { id: 'LOR-L-73', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'LOR-L-76', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'LOR-L-77', kind: 'matter', because: 'un dé à l’écran ne tombe pas' },
  { id: 'LOR-L-78', kind: 'matter', because: 'le moteur ne laisse pas passer de faute' },
  { id: 'LOR-L-79', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'LOR-L-80', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
] as const satisfies readonly Untested<RuleId>[];
