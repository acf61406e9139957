/**
 * Why a rule or a ruling has no test. `matter`: nothing for a program to check, it stays. `not-yet`: what it waits for; it goes as soon as
 * a test's title names the id. The coverage page completes « Sans essai : … » or « En attente : … » with the reason.
 */
import type { RuleId } from './ids.ts';

interface Reason {
  readonly id: RuleId;
  readonly kind: 'matter' | 'not-yet';
  readonly because: string;
}

export const UNTESTED = [
  { id: 'LOR-PREP-5', kind: 'not-yet', because: 'le jeu complet, où les alliances se nouent' },
  { id: 'LOR-TOUR-2', kind: 'not-yet', because: 'le jeu complet, qui enchaînera les phases d’un coup' },
  { id: 'LOR-TOUR-3', kind: 'not-yet', because: 'le jeu complet, qui enchaînera les coups' },
  { id: 'LOR-ALL-1', kind: 'not-yet', because: 'le jeu complet, où les alliances se nouent' },
  { id: 'LOR-ALL-2', kind: 'not-yet', because: 'le jeu complet, où les otages voyagent' },
  { id: 'LOR-ALL-3', kind: 'not-yet', because: 'le jeu complet, où les otages voyagent' },
  { id: 'LOR-ALL-4', kind: 'not-yet', because: 'le jeu complet, où les otages voyagent' },
  { id: 'LOR-L-8', kind: 'not-yet', because: 'le jeu complet, qui distribuera les continents' },
  { id: 'LOR-L-25', kind: 'matter', because: 'le terrain qui domine un hexagone se juge à l’œil, sur la carte' },
  { id: 'LOR-L-26', kind: 'not-yet', because: 'le jeu complet, qui conclura les combats l’un après l’autre' },
  { id: 'LOR-L-28', kind: 'not-yet', because: 'le jeu complet, qui distribuera peuples et continents' },
  { id: 'LOR-L-29', kind: 'not-yet', because: 'le jeu complet, qui placera les pions' },
  { id: 'LOR-L-31', kind: 'not-yet', because: 'le jeu complet, où les alliances se nouent' },
] as const satisfies readonly Reason[];
