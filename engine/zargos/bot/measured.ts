/**
 * Strengths that are printed, and the runs that found them: `engine zargos simulate` with what is asked gives these games again, one by one. Apart from the
 * names of the levels, which every page of the table carries.
 */
import type { BotId } from './levels.ts';

interface Measured {
  /** What `simulate` is asked; `bot` is the one whose games are counted. */
  readonly asked: { readonly seats: number; readonly bots: readonly BotId[]; readonly games: number; readonly seed: string };
  readonly bot: BotId;
  /** By game: 1 where the bot won it, 0 where another did. */
  readonly won: string;
}
/** By level. */
export const MEASURED: Readonly<Record<'capitaine' | 'search', Measured>> = {
  capitaine: {
    asked: { seats: 2, bots: ['capitaine', 'greedy'], games: 200, seed: 'chef' },
    bot: 'capitaine',
    won: '11111101111111111110010011111111011111011101110101011111101110010100100100010001011111111101110101110101111111011111011101011100101001110111100110111111101000111001111011111111111110110111111100111010',
  },
  search: {
    asked: { seats: 4, bots: ['search', 'greedy', 'greedy', 'greedy'], games: 120, seed: 'chef' },
    bot: 'search',
    won: '011111010000010111111110000000101111110110100010010100111000001110001101001101000111101101111101011101111110101001001001',
  },
};
