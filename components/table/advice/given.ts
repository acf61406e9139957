/** How what was advised is named, so that nobody is blamed afterwards for having followed it. */
import type { GameMove } from '#engine/core/game.ts';
import { isRecord } from '#engine/core/input.ts';

/** The same for a move that a board, an adviser or a record has made, in whatever order they write it. */
export const moveKey = (move: GameMove): string =>
  JSON.stringify(move, (_, value: unknown) => (isRecord(value) ? Object.fromEntries(Object.entries(value).sort()) : value));

/** `at`: how many moves the game had. */
export const givenKey = (at: number, move: GameMove): string => `${at} ${moveKey(move)}`;
