/** Refusals that only a whole game says: apart from the others, so that the board's page does not carry them. */
import { COLOR_NAMES } from '../data/box.ts';
import { no, quoted } from '../refusals.ts';
import type { Color } from '../types.ts';

export const TURN_REFUSALS = {
  over: () => no('GRA-BUT-1', 'La partie est finie : quelqu’un a réuni ses sceaux.'),
  noSeat: (seat: number, seats: number) => no('GRA-MAT-1', `Il n’y a pas de joueur ${seat + 1} : on joue à ${seats}.`),
  notYourTurn: (color: Color) => no('GRA-L-27', `C’est le tour du chevalier ${COLOR_NAMES[color]} : on joue dans le sens horaire.`),
  noPoint: (id: string) => no('GRA-DEP-1', `Ce plateau n’a pas de point ${quoted(id)}.`),
  notHeld: (color: Color) => no('GRA-DRA-2', `Le chevalier ${COLOR_NAMES[color]} ne porte pas de carcan noir : il n’y a rien à retirer.`),
  mustMove: (color: Color) => no('GRA-DEP-4', `Jouer est obligatoire : le chevalier ${COLOR_NAMES[color]} peut encore se déplacer.`),
  mustUseBonus: () => no('GRA-L-2', 'À votre table le bonus d’un duel gagné est obligatoire, et un point au moins est possible.'),
  noPlaceForStone: (at: string) =>
    no('GRA-PIE-4', `La pierre de ${quoted(at)} n’aurait nulle part où aller : aucun autre point ne peut la recevoir.`),
} as const;
