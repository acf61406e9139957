/** What each game lets a table choose. For the page of the table alone: tools know their own game. */
import { byGame, GAME_IDS, type GameId } from '#components/games.ts';
import type { GameHome } from './home.ts';

/** Its rulings are those of several readings. */
export interface Home extends GameHome {
  readonly id: GameId;
}

const homeIn = byGame('game-home.ts', import.meta.glob<GameHome>('../*/game-home.ts', { eager: true, import: 'HOME' }));

export const HOMES: readonly Home[] = GAME_IDS.map((id) => {
  const home = homeIn(id);
  return { ...home, id, rulings: home.rulings.filter(({ readings }) => readings.length > 1) };
});

export const homeOf = (id: string): Home | undefined => HOMES.find((home) => home.id === id);
