/** The bots that a table offers, the same law for the games that have bots. */
import { expect, test } from 'vitest';
import { BOT_IDS as GRAN, LEVELS as GRAN_LEVELS } from '#engine/gran/bot/levels.ts';
import { BOT_IDS as ORC, LEVELS as ORC_LEVELS } from '#engine/orc/bot/levels.ts';
import { BOT_IDS as ZARGOS } from '#engine/zargos/bot/levels.ts';
import { LEVELS as ZARGOS_LEVELS } from '#engine/zargos/bot/names.ts';
import { BOT_IDS as SKIRMISH, LEVELS as SKIRMISH_LEVELS } from '#engine/zargos-lords/skirmish/bot/names.ts';

interface Offered {
  readonly id: string;
}

/** `apart`: bots that only the command line knows. */
test.each<[game: string, bots: readonly string[], levels: readonly Offered[], apart: readonly string[]]>([
  ['gran', GRAN, GRAN_LEVELS, []],
  ['orc', ORC, ORC_LEVELS, []],
  ['zargos', ZARGOS, ZARGOS_LEVELS, ['greedy']],
  ['zargos-lords', SKIRMISH, SKIRMISH_LEVELS, []],
])('%s: each bot has its row of levels, or is said to stand apart here', (_game, bots, levels, apart) => {
  expect([...levels.map(({ id }) => id), ...apart].sort()).toEqual([...bots].sort());
});
