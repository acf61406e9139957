/** Zargo's Lords on the command line: of whole games, from the skirmish to the war. */
import { cliGameOf } from '../core/cli-game.ts';
import type { Verbs } from '../core/command.ts';
import type { Checked } from '../core/input.ts';
import { type Odds, oddsOf } from './odds.ts';
import { checkSituation } from './situation.ts';
import { BOTS, BUDGET } from './game/bot/levels.ts';
import { LEVELS } from './game/bot/names.ts';
import { LORDS } from './game/game.ts';
import { checkState } from './game/state.ts';

/** Reads a situation from outside and answers it, or refuses with the first field at fault. */
export function checkOdds(input: unknown): Checked<Odds> {
  const checked = checkSituation(input);
  return checked.ok ? { ok: true, value: oddsOf(checked.value) } : checked;
}

export const VERBS = { odds: checkOdds } as const satisfies Verbs;

export const CLI = cliGameOf(LORDS, BOTS, BUDGET, checkState, VERBS, LEVELS);
