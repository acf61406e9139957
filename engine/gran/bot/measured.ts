/**
 * Strengths that are printed, and the runs that found them: `engine gran simulate` with what is asked gives these games again, one by one. Apart from the
 * names of the levels, which every page of the table carries.
 */
import type { BotId } from './levels.ts';

interface Measured {
  /** What `simulate` is asked; `bot` is the one whose games are counted. */
  readonly asked: { readonly seats: number; readonly bots: readonly BotId[]; readonly games: number; readonly seed: string };
  readonly bot: BotId;
  /** By game: `1` where the bot won it, `0` where the other did, `=` where they shared it. */
  readonly won: string;
}

/** By level. */
export const MEASURED: Readonly<Record<Exclude<BotId, 'random'>, Measured>> = {
  greedy: {
    asked: { seats: 2, bots: ['greedy', 'random'], games: 100, seed: 'niveaux' },
    bot: 'greedy',
    won: '1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111',
  },
  distrait: {
    asked: { seats: 2, bots: ['distrait', 'greedy'], games: 75, seed: 'niveaux' },
    bot: 'distrait',
    won: '00010001111111100=010101111100010111001111001000110101101111001111001010001',
  },
  attentif: {
    asked: { seats: 2, bots: ['attentif', 'greedy'], games: 75, seed: 'niveaux' },
    bot: 'attentif',
    won: '110111101000111101111100110111011111101011110110011101111001111111110011111',
  },
  expert: {
    asked: { seats: 2, bots: ['expert', 'greedy'], games: 50, seed: 'niveaux' },
    bot: 'expert',
    won: '01111100111111101011011001110110111100011111111101',
  },
};
