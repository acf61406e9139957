/** The bots of the skirmish by name. */
import { type Dice, oneOf } from '../../../core/dice.ts';
import type { Bot } from '../../../core/game.ts';
import type { Move, View } from '../types.ts';
import type { BotId } from './names.ts';
import { urgentOf } from './war/turn.ts';
import { worth } from './worth.ts';

const random: Bot<View, Move> = (_view, legal, dice) => oneOf(legal, dice);

/** The move that looks best one step ahead; of equals, any. */
const best = (view: View, legal: readonly Move[], dice: Dice): Move => {
  const worths = legal.map((move) => worth(view, move));
  const most = Math.max(...worths);
  return oneOf(
    legal.filter((_, at) => (worths[at] ?? 0) > most - 0.001),
    dice,
  );
};

const greedy: Bot<View, Move> = (view, legal, dice) => {
  if (legal.length === 1) return oneOf(legal, dice);
  return best(view, urgentOf(view, legal) ?? legal, dice);
};

/** Sides of a die whose first one is a move made without a thought. */
const ABSENT = 3;

/** A captain whose mind is elsewhere: one decision in three is anything that may be done. */
const etourdi: Bot<View, Move> = (view, legal, dice, budget) =>
  dice.roll(ABSENT) === 1 ? random(view, legal, dice, budget) : greedy(view, legal, dice, budget);

export const BOTS: Readonly<Record<BotId, Bot<View, Move>>> = { random, etourdi, greedy };
