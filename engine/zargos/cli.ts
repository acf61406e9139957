/** Zargos on the command line. */
import { cliGameOf } from '../core/cli-game.ts';
import type { Verbs } from '../core/command.ts';
import type { BotName, Game } from '../core/game.ts';
import { isRecord } from '../core/input.ts';
import { BOT_IDS, BOTS, BUDGET } from './bot/levels.ts';
import { LEVELS } from './bot/names.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { checkSituation } from './fight/situation.ts';
import { ZARGOS, type Zargos } from './game/game.ts';
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

/** Options with one of our scenarios called by its name: « premiere ». */
function unfolded(input: unknown): unknown {
  if (!isRecord(input) || typeof input.scenario !== 'string') return input;
  const found = Object.entries(SCENARIOS).find(([name]) => name === input.scenario);
  return found ? { ...input, scenario: found[1] } : input;
}

const GAME: Game<Zargos> = { ...ZARGOS, checkOptions: (input) => ZARGOS.checkOptions(unfolded(input)) };

export const CLI = cliGameOf(GAME, BOTS, BUDGET, checkState, VERBS, NAMES);
