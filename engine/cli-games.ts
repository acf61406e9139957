/** Every game that the command line knows, and what it answers about each. */
import type { Verbs } from './core/command.ts';
import type { Played } from './core/played.ts';
import { VERBS as ORC } from './orc/verbs.ts';
import { VERBS as ZARGOS } from './zargos/verbs.ts';

/** Games that are played whole, with their bots. */
const PLAYED: Readonly<Record<string, Played>> = {};

/** A game with an engine is one entry here. */
export const GAMES: Readonly<Record<string, Verbs>> = { zargos: ZARGOS, orc: ORC };

/** Throws on a game that is not played whole. */
export function playedGame(id: string): Played {
  const played = PLAYED[id];
  if (!played) throw new Error(`no whole game ${id}`);
  return played;
}
