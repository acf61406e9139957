/** Every game that the command line knows, and what it answers about each. */

import { type Arbiter, arbiterOf } from './core/arbiter.ts';
import type { Verbs } from './core/command.ts';
import { BOTS as GRAN_BOTS, BUDGET as GRAN_BUDGET } from './gran/bot/levels.ts';
import { GRAN } from './gran/game.ts';
import { checkState as checkGran } from './gran/state.ts';
import { VERBS as GRAN_VERBS } from './gran/verbs.ts';
import { BOTS, BUDGET } from './orc/bot/levels.ts';
import { ORC } from './orc/game.ts';
import { checkState as checkOrc } from './orc/state.ts';
import { VERBS as ORC_VERBS } from './orc/verbs.ts';
import { BOTS as ZARGOS_BOTS, BUDGET as ZARGOS_BUDGET } from './zargos/bot/levels.ts';
import { ZARGOS } from './zargos/game/game.ts';
import { checkState as checkZargos } from './zargos/game/state.ts';
import { VERBS as ZARGOS_VERBS } from './zargos/verbs.ts';
import { BOTS as SKIRMISH_BOTS } from './zargos-lords/skirmish/bot/levels.ts';
import { SKIRMISH } from './zargos-lords/skirmish/game.ts';
import { checkState as checkSkirmish } from './zargos-lords/skirmish/state.ts';
import { VERBS as LORDS_VERBS } from './zargos-lords/verbs.ts';

/** Games that are played whole, with their bots; of Zargo's Lords, its skirmish, whose bots look one step ahead and search nothing. */
const ARBITERS = {
  orc: arbiterOf(ORC, BOTS, BUDGET, checkOrc),
  zargos: arbiterOf(ZARGOS, ZARGOS_BOTS, ZARGOS_BUDGET, checkZargos),
  'zargos-lords': arbiterOf(SKIRMISH, SKIRMISH_BOTS, 0, checkSkirmish),
  gran: arbiterOf(GRAN, GRAN_BOTS, GRAN_BUDGET, checkGran),
} as const satisfies Readonly<Record<string, Arbiter>>;

/** A game with an engine is one entry here. */
export const GAMES: Readonly<Record<string, Verbs>> = {
  zargos: { ...ZARGOS_VERBS, ...ARBITERS.zargos.verbs },
  'zargos-lords': { ...LORDS_VERBS, ...ARBITERS['zargos-lords'].verbs },
  orc: { ...ORC_VERBS, ...ARBITERS.orc.verbs },
  gran: { ...GRAN_VERBS, ...ARBITERS.gran.verbs },
};

/** Throws on a game that is not played whole. */
export function arbiterNamed(id: string): Arbiter {
  const games: Readonly<Record<string, Arbiter>> = ARBITERS;
  const found = games[id];
  if (!found) throw new Error(`no whole game ${id}`);
  return found;
}
