/** What of a moment is drawn over the map at the tables: the way of what is thought of, the lines of a retreat. */
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { reachIn, wayTo } from '#engine/zargos-lords/game/march.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { fallingOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { cityNamed, find } from '#engine/zargos-lords/game/table.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import type { MapAnswer } from '../map-tool/answer.ts';
import { retreatShown } from '../map-tool/retreats.ts';
import { isThrown, struckIn } from './show.ts';
import { lineSign } from './choices.ts';

type Marched = Extract<Event, { readonly kind: 'marched' }>;
export const isMarched = (event: Event): event is Marched => event.kind === 'marched';

/** Where somebody, or a city, is. */
export const placeIn = (view: View, id: string): Hex | undefined =>
  cityNamed(view, id)?.at ?? find(view, id)?.at ?? walkerIn(view.position, id)?.counter.at;

function arrows(view: View, from: readonly string[], to: readonly string[]): MapAnswer['ways'] {
  return from.flatMap((one) =>
    to.flatMap((other) => {
      const [a, b] = [placeIn(view, one), placeIn(view, other)];
      return a && b ? [{ hexes: [a, b], tone: 'no' as const }] : [];
    }),
  );
}

/** The way of the move that is thought of; else of the last march, or of the blow that fell since. */
export function waysShown(view: View, move: Move | undefined, since: readonly Event[]): MapAnswer['ways'] {
  switch (move?.kind) {
    case 'march': {
      const arrival = reachIn(view, move.id, move.apart).arrivals.find(({ at }) => isSame(at, move.to));
      const from = placeIn(view, move.id);
      return arrival && from ? [{ hexes: [from, ...wayTo(view, move.id, arrival, move.apart).path], tone: 'ok' }] : [];
    }
    case 'strike': {
      const [from, target] = [placeIn(view, move.id), placeIn(view, move.target)];
      return from && target ? [{ hexes: isSame(from, move.to) ? [from, target] : [from, move.to, target], tone: 'no' }] : [];
    }
    case 'shoot':
      return arrows(view, move.shooters, [move.target]);
    case 'attack':
      return arrows(view, move.attackers, move.targets);
    case 'sally':
      return arrows(view, [move.city], move.targets);
    default: {
      const thrown = since.findLast(isThrown);
      if (thrown) return struckIn(thrown).map((hexes) => ({ hexes, tone: 'no' }));
      const last = since.find(isMarched);
      return last ? [{ hexes: last.path, tone: 'ok' }] : [];
    }
  }
}

/** The six lines of the one that retreats, and which of them is thought of. */
export function retreatsShown(view: View, id: string | undefined, move: Move | undefined): MapAnswer['retreats'] {
  const falling = id === undefined ? undefined : fallingOf(view, id);
  const counter = id === undefined ? undefined : find(view, id);
  if (!falling || !counter) return [];
  return linesOf(view, falling).map((line) => ({
    ...retreatShown(counter.at, line),
    ...lineSign(line),
    isChosen: move?.kind === 'retreat' && move.id === id && move.direction === line.direction,
  }));
}
