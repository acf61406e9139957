/**
 * A scenario of ours to learn by: some kingdoms and seas of the board, who stands where, what wins and how long (ZAR-L-70). Plain, JSON-safe data: it is an
 * option of a game, and goes with it wherever the game goes.
 */
import type { People } from '../types.ts';
import type { Board, KingdomId, SeaId, TerritoryId } from './board-types.ts';
import type { CardId } from './cards.ts';

/** What most of decides when time is up. */
export const PRIZES = ['provinces', 'points'] as const;
export type Prize = (typeof PRIZES)[number];

/** What a player begins with. */
interface Side {
  readonly people: People;
  /** Points of pawns by territory: at least one everywhere. */
  readonly pawns: Readonly<Partial<Record<TerritoryId, number>>>;
  readonly boats: number;
  readonly hand: readonly CardId[];
}

export interface Scenario {
  /** « Votre première partie » */
  readonly name: string;
  /** In play, whole: the others do not exist. */
  readonly kingdoms: readonly KingdomId[];
  readonly seas: readonly SeaId[];
  /** By seat; the first one begins. */
  readonly sides: readonly Side[];
  /** Kinds of magic in play, each as often as in the box; none: no magic, and no kingdom cards. */
  readonly cards: readonly CardId[];
  /** The last one, whose count decides. */
  readonly rounds: number;
  readonly prize: Prize;
}

/** The board without what is out of play: a coast borders a sea in play, and volcanoes burn for Araignées alone. */
export function cutBoard(board: Board, { kingdoms, seas, sides }: Scenario): Board {
  const cells = board.seas.filter(({ id }) => seas.includes(id));
  const lands = board.territories.filter(({ kingdom }) => kingdoms.includes(kingdom));
  const ids = new Set<string>([...lands, ...cells].map(({ id }) => id));
  const isIn = (id: string): boolean => ids.has(id);
  const hot = sides.some(({ people }) => people === 'araignees');
  return {
    ...board,
    kingdoms: board.kingdoms.filter(({ id }) => kingdoms.includes(id)),
    territories: lands.map((land) => ({
      ...land,
      coastal: cells.some(({ coasts }) => coasts.includes(land.id)),
      volcano: land.volcano && hot,
    })),
    seas: cells.map((cell) => ({ ...cell, coasts: cell.coasts.filter(isIn), seas: cell.seas.filter(isIn) })),
    borders: board.borders.filter(({ a, b }) => isIn(a) && isIn(b)),
    straits: board.straits.filter((ends) => ends.every(isIn)),
  };
}
