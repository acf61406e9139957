/**
 * The bots by name: those of `simulate`, and the levels that the table offers. What separates the thinking ones is what they remember of the deal, and
 * how often they look up while it goes on.
 */

import { oneOf } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import type { Move, View } from '../types.ts';
import { expert, expertWith } from './expert.ts';
import { greedy } from './greedy.ts';
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

export const BOT_IDS = ['random', 'greedy', 'distrait', 'attentif', 'expert'] as const;
export type BotId = (typeof BOT_IDS)[number];

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

/** Levels as the table offers them, the gentlest first. */
export const LEVELS = [
  { id: 'random', label: 'Au hasard', note: 'Pose et demande n’importe quoi, quand cela lui vient.' },
  { id: 'greedy', label: 'Débutant', note: 'Joue sur ce qui se voit : le dessus et la hauteur des piles, les dos.' },
  { id: 'distrait', label: 'Distrait', note: 'Retient deux cartes passées sur cinq, lève les yeux toutes les six cartes.' },
  { id: 'attentif', label: 'Attentif', note: 'Retient deux cartes passées sur trois, lève les yeux toutes les quatre cartes.' },
  { id: 'expert', label: 'Expert', note: 'Retient tout et calcule ses chances à chaque carte.' },
] as const satisfies readonly { readonly id: BotId; readonly label: string; readonly note: string }[];
