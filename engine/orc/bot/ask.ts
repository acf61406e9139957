/** The expert's spy: of all the cards that others are known to hold, the one whose change of hands is worth most in the battles to come. */
import { type Move, type MoveOf, PEOPLES, type View } from '../types.ts';
import { type Counts, kindOf, type Worths } from './kinds.ts';
import { type Holding, holdingsOf } from './memory.ts';
import { bestOf, idle, type Meter, movesOf } from './pick.ts';
import type { Remembered } from './recall.ts';
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

export function ask(view: View, remembered: Remembered, legal: readonly Move[], worths: Worths, meter: Meter): Move {
  const holdings = holdingsOf(view, remembered);
  const ahead = aheadOf(view, PEOPLES);
  const hands = holdings.map(({ cards }, seat) => (seat === view.sorcier ? undefined : cards));
  const promiseOf = (held: readonly (Counts | undefined)[]) =>
    promise(forcesOf(held, ahead, worths), view.seat, view.sorcier, ahead, DOUBT);
  const now = promiseOf(hands);
  const best = bestOf(
    movesOf(legal, 'spy').filter((move) => askable(view, holdings, move) > 0),
    ({ target, card }) => {
      if (!meter.take()) return Number.NEGATIVE_INFINITY;
      const kind = kindOf(card);
      const after = hands.map((hand, seat) => (seat === target ? moved(hand, kind, -1) : seat === view.seat ? moved(hand, kind, 1) : hand));
      return promiseOf(after) - now + (card.startsWith('espion') ? SPY_WORTH : 0);
    },
  );
  return best && best.score > 0 ? best.value : idle(legal);
}
