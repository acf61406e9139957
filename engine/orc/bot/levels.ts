/** What plays by each name. What separates the thinking ones is what they remember of the deal, and how often they look up while it goes on. */

import { oneOf } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import type { Move, View } from '../types.ts';
import { expert, expertWith } from './expert.ts';
import { greedy } from './greedy.ts';
import type { BotId } from './names.ts';
import { isWait } from './pick.ts';

/** One tick in so many, it lays a card. */
const PATIENCE = 20;

/** Knows nothing: one of its moves, whichever; during the deal it lets most ticks go by, or all its cards would be laid at once. */
const random: Bot<View, Move> = ({ tick }, legal, dice) => {
  const waits = legal.filter(isWait);
  if (waits.length === 0) return oneOf(legal, dice);
  const acts = legal.filter((move) => !isWait(move));
  // The tick counts in, so that a table that hands over the same dice at every tick still sees it act.
  return acts.length === 0 || (dice.roll(PATIENCE) + tick) % PATIENCE !== 0 ? oneOf(waits, dice) : oneOf(acts, dice);
};

export const BOTS: Readonly<Record<BotId, Bot<View, Move>>> = {
  random,
  greedy,
  /** Keeps two fifths of what went by, and the last dozen cards; looks up every six cards or so. */
  distrait: /* @__PURE__ */ expertWith({ recall: { percent: 40, last: 12 }, reaction: 6 }),
  /** Keeps two thirds, and the last twenty cards; looks up every four cards or so. */
  attentif: /* @__PURE__ */ expertWith({ recall: { percent: 67, last: 20 }, reaction: 4 }),
  expert,
};

/** Evaluations that a decision takes at most in a simulation: a tick of the deal seldom needs fifty, a battle a few hundred. */
export const BUDGET = 600;
