/** The game that was last chosen in the search: as long as the tab lives, the next question is of it too. */
import { putOn, sessionOf, textOn } from '#components/kit/shelf.ts';
import { type GameId, gameOf } from '../../games.ts';

const KEY = 'recherche.jeu';

export const gameTonight = (): GameId | undefined => gameOf(textOn(sessionOf(window), KEY) ?? '')?.id;

/** Undefined: all games again. */
export const keepGame = (game: GameId | undefined): boolean => putOn(sessionOf(window), KEY, game);
