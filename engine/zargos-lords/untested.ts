/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED = [
  { id: 'LOR-PREP-5', kind: 'not-yet', because: 'le jeu complet, où les alliances se nouent' },
  { id: 'LOR-ALL-1', kind: 'not-yet', because: 'le jeu complet, où les alliances se nouent' },
  { id: 'LOR-ALL-2', kind: 'not-yet', because: 'le jeu complet, où les otages voyagent' },
  { id: 'LOR-ALL-3', kind: 'not-yet', because: 'le jeu complet, où les otages voyagent' },
  { id: 'LOR-ALL-4', kind: 'not-yet', because: 'le jeu complet, où les otages voyagent' },
  { id: 'LOR-L-8', kind: 'not-yet', because: 'le jeu complet, qui distribuera les continents' },
  { id: 'LOR-L-25', kind: 'matter', because: 'le terrain qui domine un hexagone se juge à l’œil, sur la carte' },
  { id: 'LOR-L-28', kind: 'not-yet', because: 'le jeu complet, qui distribuera peuples et continents' },
  { id: 'LOR-L-29', kind: 'not-yet', because: 'le jeu complet, qui placera les pions' },
  { id: 'LOR-L-31', kind: 'not-yet', because: 'le jeu complet, où les alliances se nouent' },
  { id: 'LOR-L-57', kind: 'not-yet', because: 'le jeu complet, où l’on entrera dans les villes prises' },
  { id: 'LOR-L-58', kind: 'not-yet', because: 'le jeu complet, où l’on dira qui attaque qui' },
] as const satisfies readonly Untested<RuleId>[];
