/** The deal as a clock: its paces, and when bots that have seen something lay their card. */
import type { BotId } from '#engine/orc/bot/names.ts';
import { distanceOf } from '#engine/orc/rules/hands.ts';
import type { Move, Seat, View } from '#engine/orc/types.ts';

/** Milliseconds a card; `step`: each card on demand, so that nobody is shut out by speed. */
export const RHYTHMS = [
  { id: 'step', label: 'pas à pas', ms: undefined },
  { id: 'slow', label: 'rythme lent', ms: 3200 },
  { id: 'steady', label: 'rythme réel', ms: 1700 },
  { id: 'quick', label: 'rythme vif', ms: 900 },
] as const;
export type RhythmId = (typeof RHYTHMS)[number]['id'];

export const rhythmNamed = (name: string | undefined): RhythmId | undefined => RHYTHMS.find(({ id }) => id === name)?.id;

/** Of a deal in which nobody at the screen has anything left to lay. */
export const RUSH = 90;

/** Of one that is hurried to its first shield: what falls is still seen. */
export const HASTE = 350;

/** Milliseconds a card before the first shield for who has never chosen a rhythm: he learns what falls, and has nothing to lay yet. */
const FIRST = 900;

/** Milliseconds a card; for who has nothing to lay (`hasHands`), a deal that is not slow by choice hurries by itself. */
export function fallOf(id: RhythmId, hasHands: boolean, isFirst = false): number | undefined {
  const ms = RHYTHMS.find((one) => one.id === id)?.ms;
  if (ms !== undefined && isFirst) return Math.min(ms, FIRST);
  return ms === undefined || hasHands || id === 'slow' ? ms : Math.min(ms, HASTE);
}

/** Cards that are dealt before a bot of each level has its own on the table: eyes, mind and hand. */
export const REACTIONS = { random: 3, greedy: 2, distrait: 3, attentif: 2, expert: 1 } as const satisfies Record<BotId, number>;

/** How many ticks `level` takes at `tick`: its usual, or one more now and then, the same for the same moment. */
export function reactionOf(level: string, seat: Seat, tick: number): number {
  const usual = Object.hasOwn(REACTIONS, level) ? REACTIONS[level as keyof typeof REACTIONS] : REACTIONS.greedy;
  return usual + ((tick * 5 + seat * 3) % 4 === 0 ? 1 : 0);
}

type Placing = Extract<Move, { readonly kind: 'desertion' | 'shield' }>;

/** A card on its way to a pile: decided, and laid when `due` cards are dealt. */
export interface Intent {
  readonly move: Placing;
  readonly due: number;
}

const isPlacing = (move: Move): move is Placing => move.kind === 'desertion' || move.kind === 'shield';

/** Intents with what bots have just decided; waits, and bots whose hand is already on its way, add nothing. */
export function withIntents(
  intents: readonly Intent[],
  moves: readonly Move[],
  tick: number,
  levelOf: (seat: Seat) => string,
): readonly Intent[] {
  const fresh = moves
    .filter(isPlacing)
    .filter(({ seat }) => !intents.some(({ move }) => move.seat === seat))
    .map((move) => ({ move, due: tick + reactionOf(levelOf(move.seat), move.seat, tick) }));
  return [...intents, ...fresh];
}

/** A moment of the deal: what lies on the piles, and whether it ends with this tick, when hands hurry. */
export interface Moment {
  readonly view: Pick<View, 'tick' | 'sorcier' | 'options' | 'seen'>;
  readonly last?: boolean;
}

/**
 * What is laid now, stamped with the tick, from the Sorcier's left; and what is still on its way. A hand that sees its pile taken holds its shield back:
 * its bot is asked again.
 */
export function dueAt(
  intents: readonly Intent[],
  { view, last = false }: Moment,
): { readonly now: readonly Placing[]; readonly later: readonly Intent[] } {
  const isDue = ({ due }: Intent) => last || due <= view.tick;
  const taken = new Set(view.seen.placed.flatMap(({ kind, pile }) => (kind === 'shield' ? [pile] : [])));
  const due = intents.filter(isDue).map(({ move }) => ({ ...move, tick: view.tick }));
  const now = due
    .toSorted((a, b) => distanceOf(view, a.seat) - distanceOf(view, b.seat))
    .filter(({ kind, pile }) => kind !== 'shield' || (!taken.has(pile) && taken.add(pile)));
  return { now, later: intents.filter((intent) => !isDue(intent)) };
}
