/** The bot that remembers what a good player would, and reckons what each of its moves is worth. Also played with less memory and slower hands. */
import type { Dice } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { type Move, type MoveOf, PEOPLES, type View } from '../types.ts';
import { callOf, raid, sendOf } from './battle.ts';
import { takeOff } from './greedy.ts';
import { type Counts, kindOf, type Worths, worthsOf } from './kinds.ts';
import { type Holding, holdingsOf } from './memory.ts';
import { bestOf, idle, isWait, type Meter, meterOf, movesOf } from './pick.ts';
import { PERFECT, type Recall, type Remembered, recall } from './recall.ts';
import { promisesOf, recruit } from './recruit.ts';
import { aheadOf, forcesOf, promise } from './strength.ts';

const DOUBT = 5;
/** A spy asked for: what its own asking later may bring, and not be used against oneself. */
const SPY_WORTH = 0.05;

const moved = (hand: Counts | undefined, kind: number, count: number): Counts => {
  const counts = [...(hand ?? [])];
  counts[kind] = Math.max(0, (counts[kind] ?? 0) + count);
  return counts;
};

/** Cards that a spy of this round brought to a seat stay with it (ORC-ESP-2): how many of `kind` may still change hands. */
function askable({ seen }: View, holdings: readonly Holding[], { target, card }: MoveOf<'spy'>): number {
  const held = holdings[target]?.cards[kindOf(card)] ?? 0;
  return held - seen.spied.filter(({ seat, asked }) => seat === target && asked?.given && asked.card === card).length;
}

/** The expert's spy: of each card that others are known to hold, what its change of hands is worth in the battles to come, in points. */
export function asksOf(
  view: View,
  remembered: Remembered,
  legal: readonly Move[],
  worths: Worths,
  meter: Meter,
): readonly { readonly move: MoveOf<'spy'>; readonly points: number }[] {
  const holdings = holdingsOf(view, remembered);
  const ahead = aheadOf(view, PEOPLES);
  const hands = holdings.map(({ cards }, seat) => (seat === view.sorcier ? undefined : cards));
  const promiseOf = (held: readonly (Counts | undefined)[]) =>
    promise(forcesOf(held, ahead, worths), view.seat, view.sorcier, ahead, DOUBT);
  const now = promiseOf(hands);
  return movesOf(legal, 'spy')
    .filter((move) => askable(view, holdings, move) > 0)
    .flatMap((move) => {
      if (!meter.take()) return [];
      const { target, card } = move;
      const kind = kindOf(card);
      const after = hands.map((hand, seat) => (seat === target ? moved(hand, kind, -1) : seat === view.seat ? moved(hand, kind, 1) : hand));
      return [{ move, points: promiseOf(after) - now + (card.startsWith('espion') ? SPY_WORTH : 0) }];
    });
}

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
    case 'spies': {
      const best = bestOf(asksOf(view, remembered, legal, worths, meter), ({ points }) => points);
      return best && best.score > 0 ? best.value.move : idle(legal);
    }
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
