/** Where the puzzles of De l'Orc come from: tables of four and five, of bots of every strength. */
import { pack } from '#components/orc/puzzles/pack.ts';
import { oneOf } from '#engine/core/dice.ts';
import { BOTS, BUDGET } from '#engine/orc/bot/levels.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { ORC_PUZZLES, type Theme } from '#engine/orc/puzzles.ts';
import type { Quarry } from '#engine/practice/mine.ts';
import type { Source } from './source.ts';

const QUARRY: Quarry<Orc, Theme> = {
  game: ORC,
  measures: ORC_PUZZLES,
  table: (dice) => {
    const seats = oneOf([4, 4, 5] as const, dice);
    const bots = Array.from({ length: seats }, () => BOTS[oneOf(['greedy', 'greedy', 'random'] as const, dice)]);
    return { options: { seats, options: {}, values: {} }, bots, budget: BUDGET };
  },
  wanted: { commando: 30, espion: 10 },
  kindOf: ({ theme }) => theme,
  isGood: ({ ask, best, second, answers }) =>
    answers >= 3 && best.value >= 0.2 && best.value < (ask.theme === 'espion' ? 0.95 : 1) && second.value > 0,
  looks: 40,
  most: 2,
  games: 3000,
};

export const ORC_SOURCE: Source<Orc, Theme> = { quarry: QUARRY, pack, seed: 'coups-orc' };
