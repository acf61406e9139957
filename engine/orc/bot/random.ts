/** The bot that knows nothing: one of its moves, whichever; during the deal it lets most ticks go by, or all its cards would be laid at once. */

import { oneOf } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import type { Move, View } from '../types.ts';
import { isWait } from './pick.ts';

/** One tick in so many, it lays a card. */
const PATIENCE = 20;

export const random: Bot<View, Move> = ({ tick }, legal, dice) => {
  const waits = legal.filter(isWait);
  if (waits.length === 0) return oneOf(legal, dice);
  const acts = legal.filter((move) => !isWait(move));
  // The tick counts in, so that a table that hands over the same dice at every tick still sees it act.
  return acts.length === 0 || (dice.roll(PATIENCE) + tick) % PATIENCE !== 0 ? oneOf(waits, dice) : oneOf(acts, dice);
};
