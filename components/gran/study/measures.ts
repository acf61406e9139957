/** What a game of Gran says of itself, from its events. Its length is in rounds of the table, the last begun counted whole. */
import type { GameMeasures } from '#components/study/count.ts';
import { playing, type ToldGame, winsInOrder } from '#components/study/plan.ts';
import { BOTS, BUDGET } from '#engine/gran/bot/levels.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import type { Event } from '#engine/gran/events.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import type { PointId, Seat } from '#engine/gran/types.ts';
import { LANDS } from './plan.ts';

const LAND_OF: ReadonlyMap<PointId, string> = new Map(BOARD.points.map(({ id, kingdom }) => [id, kingdom ?? 'exil']));

/** Where the bearer lost the ring to a rival or to a dragon; the dragon's place is that of its card. */
function lossesOf(events: readonly Event[]): readonly PointId[] {
  const places: PointId[] = [];
  let duel: PointId = '';
  for (const event of events) {
    if (event.kind === 'card') duel = event.at;
    if (event.kind === 'attacked' && event.ring) places.push(event.at);
    if (event.kind === 'beaten' && event.ring) places.push(duel);
  }
  return places;
}

export function measure({ first, events, outcome }: ToldGame<Gran>): GameMeasures {
  const count = (is: (event: Event) => boolean) => events.filter(is).length;
  const { seats, goal } = first.options;
  const turns = 1 + count(({ kind }) => kind === 'turn');
  const losses = lossesOf(events).map((at) => LAND_OF.get(at));
  const isSeal = (event: Event) => event.kind === 'city' && (event.seal === 'first' || event.seal === 'again' || event.seal === 'returned');
  const opener = events.find(isSeal) as { readonly seat: Seat } | undefined;
  const seconds = outcome.scores.filter((_, seat) => !outcome.winners.includes(seat));
  return {
    length: Math.ceil(turns / seats),
    turns,
    ...winsInOrder(outcome, first.turn),
    stopped: count(({ kind }) => kind === 'stopped'),
    duels: count(({ kind }) => kind === 'die'),
    'duels-won': count((event) => event.kind === 'die' && event.won),
    attacks: count(({ kind }) => kind === 'attacked'),
    stones: count(({ kind }) => kind === 'laid'),
    /** The ring picked up, then lost to a rival, to a dragon, or brought to a city. */
    taken: count((event) => event.kind === 'took-ring' || (event.kind === 'deposited' && event.taker !== null)),
    'to-rival': count((event) => event.kind === 'attacked' && event.ring),
    'to-dragon': count((event) => event.kind === 'beaten' && event.ring),
    'to-city': count((event) => event.kind === 'city' && event.seal !== undefined),
    losses: losses.length,
    ...Object.fromEntries(LANDS.map((land) => [`lost-${land}`, losses.filter((place) => place === land).length])),
    /** Whether who had the first seal won. */
    opener: opener && outcome.winners.includes(opener.seat) ? 1 / outcome.winners.length : 0,
    /** Whether somebody else was one seal short. */
    close: seconds.some((score) => score === goal - 1) ? 1 : 0,
  };
}

export const playGran = playing(GRAN, BOTS, BUDGET, measure);
