/** The deal as a clock: its paces, and when bots that have seen something lay their card. */
import type { BotId } from '#engine/orc/bot/levels.ts';
import type { Move, Seat } from '#engine/orc/types.ts';

/** Milliseconds a card; `step`: each card on demand, so that nobody is shut out by speed. */
export const RHYTHMS = [
  { id: 'step', label: 'pas à pas', ms: undefined },
  { id: 'slow', label: 'lent', ms: 3200 },
  { id: 'steady', label: 'réel', ms: 1700 },
  { id: 'quick', label: 'vif', ms: 900 },
] as const;
export type RhythmId = (typeof RHYTHMS)[number]['id'];

export const rhythmOf = (id: RhythmId): number | undefined => RHYTHMS.find((one) => one.id === id)?.ms;

export const rhythmNamed = (name: string | undefined): RhythmId | undefined => RHYTHMS.find(({ id }) => id === name)?.id;

/** Of a deal in which nobody at the screen has anything left to lay. */
export const RUSH = 90;

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

/** What is laid at `tick`, stamped with it, by seat; and what is still on its way. `last`: the deal ends with this tick, hands hurry. */
export function dueAt(
  intents: readonly Intent[],
  tick: number,
  last = false,
): { readonly now: readonly Placing[]; readonly later: readonly Intent[] } {
  const isDue = ({ due }: Intent) => last || due <= tick;
  const now = intents.filter(isDue).map(({ move }) => ({ ...move, tick }));
  return { now: now.toSorted((a, b) => a.seat - b.seat), later: intents.filter((intent) => !isDue(intent)) };
}
