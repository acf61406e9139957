/** Every game that the command line knows, and what it answers about each. */
import type { Verbs } from './core/command.ts';
import { type Played, played } from './core/played.ts';
import { VERBS as GRAN } from './gran/verbs.ts';
import { BOTS, BUDGET } from './orc/bot/levels.ts';
import { ORC } from './orc/game.ts';
import { checkState } from './orc/state.ts';
import { VERBS as ORC_VERBS } from './orc/verbs.ts';
import { VERBS as ZARGOS } from './zargos/verbs.ts';
import { VERBS as LORDS } from './zargos-lords/verbs.ts';

/** Games that are played whole, with their bots. */
const PLAYED = { orc: played(ORC, BOTS, BUDGET, checkState) } as const satisfies Readonly<Record<string, Played>>;

/** A game with an engine is one entry here. */
export const GAMES: Readonly<Record<string, Verbs>> = {
  zargos: ZARGOS,
  'zargos-lords': LORDS,
  orc: { ...ORC_VERBS, ...PLAYED.orc.verbs },
  gran: GRAN,
};

/** Throws on a game that is not played whole. */
export function playedGame(id: string): Played {
  const games: Readonly<Record<string, Played>> = PLAYED;
  const found = games[id];
  if (!found) throw new Error(`no whole game ${id}`);
  return found;
}
