/** The bots that a table offers, the same law for the games that have bots. */
import { expect, test } from 'vitest';
import { botNow } from '#engine/core/game.ts';
import { BOT_IDS as GRAN, LEVELS as GRAN_LEVELS } from '#engine/gran/bot/levels.ts';
import { BOT_IDS as ORC, LEVELS as ORC_LEVELS } from '#engine/orc/bot/names.ts';
import { BOT_IDS as ZARGOS } from '#engine/zargos/bot/levels.ts';
import { LEVELS as ZARGOS_LEVELS } from '#engine/zargos/bot/names.ts';
import { BOT_IDS as LORDS, LEVELS as SKIRMISH_LEVELS } from '#engine/zargos-lords/game/bot/names.ts';

interface Offered {
  readonly id: string;
  readonly was?: string;
}

/** `apart`: bots that only the command line knows. */
test.each<[game: string, bots: readonly string[], levels: readonly Offered[], apart: readonly string[]]>([
  ['gran', GRAN, GRAN_LEVELS, []],
  ['orc', ORC, ORC_LEVELS, []],
  ['zargos', ZARGOS, ZARGOS_LEVELS, ['greedy']],
  ['zargos-lords', LORDS, SKIRMISH_LEVELS, []],
])('%s: each bot has its row of levels, or is said to stand apart here', (_game, bots, levels, apart) => {
  expect([...levels.map(({ id }) => id), ...apart].sort()).toEqual([...bots].sort());
});

const GAMES: readonly (readonly [game: string, bots: readonly string[]])[] = [
  ['gran', GRAN],
  ['orc', ORC],
  ['zargos', ZARGOS],
  ['zargos-lords', LORDS],
];

test('a word is one strength: bots of two games stand in one order, the gentlest first', () => {
  const pairs = GAMES.flatMap(([game, bots]) => bots.flatMap((low, at) => bots.slice(at + 1).map((high) => ({ game, low, high }))));
  const against = pairs.filter(({ low, high }) => pairs.some((other) => other.low === high && other.high === low));
  expect(against.map(({ game, low, high }) => `${game}: ${low} under ${high}`)).toEqual([]);
});

test('what a bot was called before is no bot of its game, and is read as it', () => {
  for (const levels of [ZARGOS_LEVELS, SKIRMISH_LEVELS] as const satisfies readonly (readonly Offered[])[]) {
    expect(levels.map(({ id }) => id)).not.toContain('distrait');
    expect(botNow(levels, 'distrait')).toBe('etourdi');
    expect(botNow(levels, 'etourdi')).toBe('etourdi');
    expect(botNow(levels, 'autre')).toBeUndefined();
  }
});
