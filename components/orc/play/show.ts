/** What of a move is shown before the game goes on: piles opened, armies turned over; what spies, the commando and the flying machine did. */
import type { Blow, Narration, SeenMove, Show } from '#components/table/spec.ts';
import { CARD_NAMES } from '#engine/orc/data/cards.ts';
import type { Event } from '#engine/orc/events.ts';
import type { Orc } from '#engine/orc/game.ts';
import type { Seat } from '#engine/orc/types.ts';

/** Milliseconds a pile, and an army, at the usual pace. */
const PILE_MS = 1300;
const ARMY_MS = 900;

export type StrippedEvent = Extract<Event, { readonly kind: 'stripped' }>;
export type RevealedEvent = Extract<Event, { readonly kind: 'revealed' }>;

export const strippedIn = (events: readonly Event[]): readonly StrippedEvent[] => events.filter((event) => event.kind === 'stripped');
export const isRevealed = (event: Event): event is RevealedEvent => event.kind === 'revealed';
export const isOwned = (one: StrippedEvent): one is StrippedEvent & { readonly owner: Seat } => one.owner !== null;

const READ: readonly Event['kind'][] = ['spied', 'champion', 'called', 'struck', 'flown'];

export function showOf({ before, events }: SeenMove<Orc>): Show | undefined {
  const piles = strippedIn(events).filter(isOwned).length;
  if (piles > 0) return { pieces: piles, ms: PILE_MS };
  if (events.some(isRevealed)) return { pieces: before.players.length - 1, ms: ARMY_MS, isOwn: true };
  if (events.some(({ kind }) => kind === 'counted')) return { isOwn: true };
  return events.some(({ kind }) => READ.includes(kind)) ? {} : undefined;
}

/** « Vous donnez un géant. », « Vous perdez un gobelin. »: what spies and the commando take. */
export function blowOf({ events }: SeenMove<Orc>, seat: Seat): Blow | undefined {
  for (const event of events) {
    if (event.kind === 'spied' && event.turn.asked?.target === seat && event.turn.asked.given)
      return { text: `Vous donnez une carte : ${CARD_NAMES[event.turn.asked.card].one}.`, places: [] };
    if (event.kind === 'lost-card') return { text: `Vous perdez une carte : ${CARD_NAMES[event.card].one}.`, places: [] };
  }
  return undefined;
}

/** What a game is gone through by. */
export const LANDMARKS: NonNullable<Narration<Orc>['landmarks']> = [{ name: 'Bataille', is: ({ kind }) => kind === 'counted' }];
