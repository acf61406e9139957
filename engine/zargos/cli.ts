/** Zargos on the command line. */
import { cliGameOf } from '../core/cli-game.ts';
import type { Verbs } from '../core/command.ts';
import type { BotName } from '../core/game.ts';
import { BOT_IDS, BOTS, BUDGET } from './bot/levels.ts';
import { LEVELS } from './bot/names.ts';
import { checkSituation } from './fight/situation.ts';
import { ZARGOS } from './game/game.ts';
import { checkState } from './game/state.ts';
import { oddsOf } from './odds.ts';

export const VERBS = {
  odds: (input) => {
    const checked = checkSituation(input);
    return checked.ok ? { ok: true, value: oddsOf(checked.value) } : checked;
  },
} as const satisfies Verbs;

/** What bots were called before is with the levels of the table. */
const NAMES: readonly BotName[] = BOT_IDS.map((id) => LEVELS.find((level) => level.id === id) ?? { id });

export const CLI = cliGameOf(ZARGOS, BOTS, BUDGET, checkState, VERBS, NAMES);
