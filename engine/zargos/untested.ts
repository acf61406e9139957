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
  { id: 'ZAR-MAT-1', kind: 'matter', because: 'le contenu de la boîte se compte sur la table' },
  { id: 'ZAR-PREP-1', kind: 'matter', because: 'mélanger et désigner un donneur se fait à la main' },
  { id: 'ZAR-PREP-4', kind: 'not-yet', because: 'le jeu complet, où un joueur mènera plusieurs peuples' },
  { id: 'ZAR-POS-2', kind: 'not-yet', because: 'le jeu complet, qui jouera le positionnement' },
  { id: 'ZAR-POS-3', kind: 'matter', because: 'marchander dix minutes se fait de vive voix' },
  { id: 'ZAR-POS-6', kind: 'not-yet', because: 'le jeu complet, qui jouera le positionnement' },
  { id: 'ZAR-POS-7', kind: 'not-yet', because: 'le jeu complet, qui jouera le positionnement' },
  { id: 'ZAR-TOUR-1', kind: 'not-yet', because: 'le jeu complet, qui enchaînera les tours' },
  { id: 'ZAR-ATT-7', kind: 'not-yet', because: 'le jeu complet, qui enchaînera les attaques d’un tour' },
  { id: 'ZAR-MER-5', kind: 'not-yet', because: 'le jeu complet, qui comptera les bateaux de chacun' },
  { id: 'ZAR-ORD-2', kind: 'matter', because: 'poser un pion sur la piste des rangs se fait à la main' },
  { id: 'ZAR-REN-2', kind: 'not-yet', because: 'le jeu complet, qui tiendra les achats' },
  { id: 'ZAR-REN-3', kind: 'not-yet', because: 'le jeu complet, qui tiendra les achats' },
  { id: 'ZAR-DRA-3', kind: 'not-yet', because: 'le jeu complet, qui posera les renforts' },
  { id: 'ZAR-L-10', kind: 'not-yet', because: 'le jeu complet, qui distribuera la magie' },
  { id: 'ZAR-L-13', kind: 'not-yet', because: 'le jeu complet, où un peuple peut disparaître' },
  { id: 'ZAR-L-17', kind: 'not-yet', because: 'le jeu complet, où un joueur mènera plusieurs peuples' },
  { id: 'ZAR-L-20', kind: 'not-yet', because: 'le jeu complet, qui jouera le décompte' },
  { id: 'ZAR-L-29', kind: 'not-yet', because: 'le jeu complet, qui saura qui occupe la Cité Interdite et ses voisines' },
  { id: 'ZAR-L-35', kind: 'not-yet', because: 'le jeu complet, qui réunira plusieurs groupes sur une même cible' },
  { id: 'ZAR-L-49', kind: 'not-yet', because: 'le jeu complet, qui retirera les pions' },
] as const satisfies readonly Reason[];
