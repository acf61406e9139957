/** The bot that remembers what a good player would, and reckons what each of its moves is worth. Also played with less memory and slower hands. */
import type { Dice } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import type { Move, View } from '../types.ts';
import { ask } from './ask.ts';
import { callOf, raid, sendOf } from './battle.ts';
import { takeOff } from './greedy.ts';
import { worthsOf } from './kinds.ts';
import { bestOf, idle, isWait, type Meter, meterOf, movesOf } from './pick.ts';
import { PERFECT, type Recall, recall } from './recall.ts';
import { promisesOf, recruit } from './recruit.ts';

export interface Wits {
  readonly recall: Recall;
  /** During the deal, it looks up one tick in so many: 1 is at once. */
  readonly reaction: number;
}

/** A decision, every evaluation being taken from `meter`. */
export function decide(view: View, legal: readonly Move[], dice: Dice, meter: Meter, wits: Wits): Move {
  const worths = worthsOf(view.options);
  const remembered = recall(view, wits.recall);
  switch (view.phase) {
    case 'recruit': {
      // The tick counts in, so that a table that hands over the same dice at every tick still sees it act.
      const looks = wits.reaction === 1 || (dice.roll(wits.reaction) + view.tick) % wits.reaction === 0;
      return looks || !legal.some(isWait) ? recruit(view, remembered, legal, worths, meter) : idle(legal);
    }
    case 'champion': {
      const promises = promisesOf(view, remembered, worths);
      return bestOf(movesOf(legal, 'champion'), ({ champion }) => promises[champion] ?? 0)?.value ?? idle(legal);
    }
    case 'spies':
      return ask(view, remembered, legal, worths, meter);
    case 'call':
      return callOf(view, remembered, legal, worths);
    case 'mercenaries':
      return sendOf(view, remembered, legal, worths, meter);
    case 'commando':
      return raid(view, remembered, legal, worths, meter);
    case 'flying':
      return takeOff(view, legal, worths);
    case 'over':
      return idle(legal);
  }
}

export const expertWith =
  (wits: Wits): Bot<View, Move> =>
  (view, legal, dice, budget) =>
    decide(view, legal, dice, meterOf(budget), wits);

export const expert: Bot<View, Move> = /* @__PURE__ */ expertWith({ recall: PERFECT, reaction: 1 });
