/**
 * What the other armies of a battle may be worth: for each rival a small distribution of forces, out of what he is known to hold and how many backs he
 * laid. Exact over his known mercenaries when he has announced (any of those he holds, equally likely); a guess at how many he will send before.
 */
import { PEOPLES, type View } from '../types.ts';
import {
  CHIEF,
  COMMANDO,
  type Counts,
  GOBLIN,
  hasTwoChiefs,
  mercenaryForce,
  noCards,
  peopleForce,
  RANKS_OF_PEOPLE,
  type Worths,
} from './kinds.ts';
import { type Holding, MERCENARY_BACK } from './memory.ts';
import type { Meter } from './pick.ts';
import { forgottenForce, forgottenMercenaries } from './strength.ts';

/** Chances add up to 1. */
interface Force {
  readonly force: number;
  readonly chance: number;
}
export type Forces = readonly Force[];

/** The chance that an army is worth `force` at most: ties win (ORC-BAT-9). */
export const chanceAtMost = (forces: Forces, force: number): number =>
  forces.reduce((sum, one) => (one.force <= force ? sum + one.chance : sum), 0);

const MERCENARIES = /* @__PURE__ */ Array.from({ length: COMMANDO + 1 - GOBLIN }, (_, at) => GOBLIN + at);

/** Of C(n, k) ways; n up to 8. */
function ways(n: number, k: number): number {
  let count = 1;
  for (let at = 0; at < k; at += 1) count = (count * (n - at)) / (at + 1);
  return count;
}

/** Every multiset of `size` of the mercenaries held, with its number of ways. */
function picks(held: Counts, size: number, visit: (sent: Counts, count: number) => boolean): void {
  const sent = noCards();
  const go = (at: number, left: number, count: number): boolean => {
    const kind = MERCENARIES[at];
    if (kind === undefined) return left > 0 || visit(sent, count);
    for (let number = 0; number <= Math.min(left, held[kind] ?? 0); number += 1) {
      sent[kind] = number;
      if (!go(at + 1, left - number, count * ways(held[kind] ?? 0, number))) return false;
    }
    sent[kind] = 0;
    return true;
  };
  go(0, size, 1);
}

/** Forces of `size` of the known mercenaries, any of them; their mean share when the budget is used up. */
export function announced(held: Counts, size: number, worths: Worths, meter: Meter): Forces {
  const known = MERCENARIES.reduce((sum, kind) => sum + (held[kind] ?? 0), 0);
  if (size === 0) return [{ force: 0, chance: 1 }];
  const whole = mercenaryForce(held, worths);
  if (size >= known) return [{ force: whole, chance: 1 }];
  const totals = new Map<number, number>();
  let all = 0;
  let stopped = false;
  picks(held, size, (sent, count) => {
    if (!meter.take()) {
      stopped = true;
      return false;
    }
    const force = mercenaryForce(sent, worths);
    totals.set(force, (totals.get(force) ?? 0) + count);
    all += count;
    return true;
  });
  if (stopped || all === 0) return [{ force: (whole * size) / known, chance: 1 }];
  return [...totals].map(([force, count]) => ({ force, chance: count / all }));
}

/** Before he announces: nothing, half or all of what he has; all at the last battle. */
function expected(whole: number, isLast: boolean): Forces {
  if (isLast || whole === 0) return [{ force: whole, chance: 1 }];
  return [
    { force: 0, chance: 0.45 },
    { force: whole / 2, chance: 0.35 },
    { force: whole, chance: 0.2 },
  ];
}

/** Force of the cards of the people called that a seat holds, all of them being sent (ORC-BAT-1). */
const armyOf = (holding: Holding, people: number, worths: Worths): number =>
  peopleForce(holding.cards, people, worths) + (hasTwoChiefs(holding.cards, people) ? 0 : forgottenForce(holding, people));

/** What a seat's army in this battle may be worth. */
export function forcesIn(view: View, seat: number, holding: Holding, people: number, worths: Worths, meter: Meter): Forces {
  if (hasTwoChiefs(holding.cards, people)) return [{ force: 0, chance: 1 }];
  const base = armyOf(holding, people, worths);
  const { sent = 0, engaged } = view.players[seat] ?? {};
  const done = view.phase !== 'mercenaries' || view.answered.includes(seat);
  const unknown = forgottenMercenaries(holding);
  const held = (holding.unknown[MERCENARY_BACK] ?? 0) + MERCENARIES.reduce((sum, kind) => sum + (holding.cards[kind] ?? 0), 0);
  const size = engaged?.mercenaries ?? sent;
  const reinforcements = done
    ? announced(holding.cards, size, worths, meter).map(({ force, chance }) => ({
        force: force + (held > 0 ? (unknown * size) / held : 0),
        chance,
      }))
    : expected(mercenaryForce(holding.cards, worths) + unknown, view.called.length === PEOPLES.length);
  return reinforcements.map(({ force, chance }) => ({ force: base + force, chance }));
}

/** What an army is worth once one card of its people, any of them, is gone (ORC-BAT-3): the mean over its known cards, each with its chance. */
export function withoutOne(holding: Holding, people: number, worths: Worths): Forces {
  const first = people * RANKS_OF_PEOPLE;
  const kinds = [first, first + 1, first + CHIEF];
  const count = kinds.reduce((sum, kind) => sum + (holding.cards[kind] ?? 0), 0) + (holding.unknown[people] ?? 0);
  const found = kinds.flatMap((kind) => {
    const copies = holding.cards[kind] ?? 0;
    if (copies === 0) return [];
    const less = [...holding.cards];
    less[kind] = copies - 1;
    return [{ force: armyOf({ ...holding, cards: less }, people, worths), chance: copies / count }];
  });
  const unknown = (holding.unknown[people] ?? 0) / Math.max(1, count);
  return unknown > 0 ? [...found, { force: armyOf(holding, people, worths), chance: unknown }] : found;
}
