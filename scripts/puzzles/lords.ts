/** Where the puzzles of Zargo's Lords come from: skirmishes on the four maps, between captains, careless or not, and sieges laid by hand. */
import { packPuzzle } from '#components/zargos-lords/puzzles/pack.ts';
import { oneOf } from '#engine/core/dice.ts';
import type { Found, Quarry } from '#engine/practice/mine.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { START_IDS } from '#engine/zargos-lords/game/starts.ts';
import { MONTHS, SEATS } from '#engine/zargos-lords/game/types.ts';
import { isSiegeTheme } from '#engine/zargos-lords/puzzles/siege.ts';
import { LORDS_PUZZLES, type Theme } from '#engine/zargos-lords/puzzles.ts';
import { SIEGE_PUZZLES } from './siege.ts';
import type { Source } from './source.ts';

/** Two puzzles of the same two chances are the same count; around a city, in the same phase. */
const likenessesOf = ({ ask, best, second, state }: Found<Lords, Theme>): Readonly<Record<string, number>> => ({
  [`${ask.theme} ${best.value.toFixed(4)} ${second.value.toFixed(4)}${isSiegeTheme(ask.theme) ? state.phase : ''}`]: 1,
});

const QUARRY: Quarry<Lords, Theme> = {
  game: { ...LORDS, id: 'zargos-lords' },
  measures: LORDS_PUZZLES,
  table: (dice) => ({
    options: { seats: SEATS, scenario: oneOf(START_IDS, dice), months: MONTHS[0], options: {} },
    bots: Array.from({ length: SEATS }, () => BOTS[oneOf(['greedy', 'greedy', 'etourdi'] as const, dice)]),
    budget: 0,
  }),
  wanted: { abattre: 20, 'sans-perte': 22 },
  kindOf: ({ theme }) => theme,
  isGood: ({ best, second, answers }) => answers >= 5 && best.value >= 0.25 && second.value > 0,
  looks: 12,
  most: 2,
  games: 600,
};

export const LORDS_SOURCE: Source<Lords, Theme> = {
  first: { quarry: QUARRY, seed: 'coups-lords' },
  more: [],
  laid: SIEGE_PUZZLES,
  likenessesOf,
  pack: packPuzzle,
};
