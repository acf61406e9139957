/**
 * What a magic card is worth, from the lottery of the pile. It is shuffled before the game (ZAR-PREP-1), so which card a seat receives, when one is due to it,
 * is chance alone, whoever leads: the wins of those who drew a card, beside those of all draws of the same game, are the card's doing. Cards played go under
 * the pile in an order that players made: only the first forty of the pile count. An exchange afterwards changes nothing: the draw is what is weighed.
 */
import { CARDS, type Card, type CardId } from '#engine/zargos/data/cards.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { magicOf } from '#engine/zargos/game/table.ts';
import type { Seat } from '#engine/zargos/game/types.ts';
import type { People } from '#engine/zargos/types.ts';

interface Draw {
  readonly card: CardId;
  readonly seat: Seat;
}

interface Lottery {
  readonly draws: readonly Draw[];
  /** By people that left the game: draws made before. */
  readonly before: ReadonlyMap<People, number>;
}

/** Cards that seats receive from the pile as it was shuffled. */
function lotteryOf(events: readonly Event[]): Lottery {
  const draws: Draw[] = [];
  const before = new Map<People, number>();
  let taken = 0;
  let fromPile = false;
  for (const event of events) {
    if (event.kind === 'withdrawn') taken += 1;
    if (event.kind === 'out') before.set(event.people, draws.length);
    if (event.kind === 'hand' && fromPile) {
      for (const card of event.cards) {
        taken += 1;
        if (taken <= magicOf({}).length) draws.push({ card, seat: event.seat });
      }
    }
    fromPile = event.kind === 'received' && (event.why === 'kingdoms' || event.why === 'master' || event.why === 'replaced');
  }
  return { draws, before };
}

const isPlayed = (event: Event, id: CardId): boolean =>
  (event.kind === 'card' || event.kind === 'attacked' || event.kind === 'marched') && event.card === id;

/**
 * By card: draws, how far their wins are above those of the game's draws, and times played. `parts`: by seat, its part of the win. A card aimed at a people is
 * drawn only while that people plays: it is held against the draws of that time.
 */
export function cardMeasures(events: readonly Event[], parts: readonly number[]): Readonly<Record<string, number>> {
  const { draws, before } = lotteryOf(events);
  const part = ({ seat }: Draw) => parts[seat] ?? 0;
  const wins = (some: readonly Draw[]) => some.reduce((sum, draw) => sum + part(draw), 0);
  return Object.fromEntries(
    CARDS.flatMap(({ id, people }: Card) => {
      const time = draws.slice(0, people && before.get(people));
      const own = time.filter(({ card }) => card === id);
      return [
        [`card-drawn-${id}`, own.length],
        [`card-gain-${id}`, wins(own) - (own.length * wins(time)) / Math.max(1, time.length)],
        [`card-played-${id}`, events.filter((event) => isPlayed(event, id)).length],
      ];
    }),
  );
}
