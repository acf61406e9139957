/** The bots of Zargos by name: those of `simulate`, and the levels that the table offers. */
import { oneOf } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import type { Move, View } from '../game/types.ts';
import { capitaine } from './captain.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';

export const BOT_IDS = ['random', 'etourdi', 'greedy', 'capitaine', 'search'] as const;
export type BotId = (typeof BOT_IDS)[number];

const random: Bot<View, Move> = (_view, legal, dice) => oneOf(legal, dice);

/** Sides of a die whose first one is a move made without a thought. */
const ABSENT = 5;

/** A captain whose mind is elsewhere: one decision in five is anything that may be done. */
const etourdi: Bot<View, Move> = (view, legal, dice, budget) =>
  dice.roll(ABSENT) === 1 ? oneOf(legal, dice) : greedy(view, legal, dice, budget);

export const BOTS: Readonly<Record<BotId, Bot<View, Move>>> = { random, etourdi, greedy, capitaine, search };

/** Evaluations that a decision takes at most in a simulation. */
export const BUDGET = 1000;
