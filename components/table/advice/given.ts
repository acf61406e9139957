/** What was advised in the games of this page, so that nobody is blamed afterwards for having followed it. */
import type { GameMove } from '#engine/core/game.ts';

const GIVEN = new Map<string, Set<string>>();

export const givenKey = (at: number, move: GameMove): string => `${at} ${JSON.stringify(move)}`;

/** `at`: how many moves the game had. */
export function keepGiven(game: string, at: number, moves: readonly GameMove[]): void {
  const given = GIVEN.get(game) ?? new Set();
  GIVEN.set(game, given);
  for (const [number, move] of moves.entries()) given.add(givenKey(at + number, move));
}

export const givenIn = (game: string): readonly string[] => [...(GIVEN.get(game) ?? [])];
