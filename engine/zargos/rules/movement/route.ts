/** One way of a group as it is told: its legs, and what it spends. */
import { idOf } from '../../board/tables.ts';
import type { PlaceId } from '../../data/board-types.ts';
import { fare, type Hop, overOf } from './hops.ts';
import type { MoveCard } from './question.ts';
import type { Trail } from './search.ts';
import { hopsOf } from './words.ts';
import type { Journey } from './world.ts';

/** How a leg is made. `flight` goes over a province or to a neighbour, `strait` along a dotted line, `elsewhere` by Vent d'Ailleurs. */
export type LegKind = Hop | 'elsewhere';

export interface Leg {
  readonly by: LegKind;
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** The province flown over, or the sea cells crossed, in order. */
  readonly over: readonly PlaceId[];
}

/** By what means: hops, hops under a Vent de Brume, a Vent d'Ailleurs, or the march of ZAR-L-32. */
type Means = 'hops' | 'mist' | 'elsewhere' | 'march';

export interface Route {
  readonly means: Means;
  readonly to: number;
  /** The hops of the first two means, in order; none for the others. */
  readonly hops: readonly Trail[];
  readonly legs: readonly Leg[];
  /** Sea cells to pay for. */
  readonly cells: number;
  readonly boats: number;
  readonly cards: readonly MoveCard[];
}

function legsOf(journey: Journey, hops: readonly Trail[]): readonly Leg[] {
  const id = (place: number) => idOf(journey.tables, place);
  return hops.map((hop) => ({
    by: hop.by ?? 'land',
    from: id(hop.before?.place ?? journey.from),
    to: id(hop.place),
    over: (hop.by === 'boats' ? overOf(journey, hop.before?.place ?? journey.from, hop.place, hop.by) : (hop.over ?? [])).map(id),
  }));
}

/** Boats if they are enough, else the Vent de Terre, else both (ZAR-L-42); the card first where it is played (`isWind`). */
export function routeAlong(journey: Journey, means: 'hops' | 'mist', trail: Trail, isWind = false): Route {
  const hops = hopsOf(trail);
  const cells = means === 'mist' ? 0 : trail.cells;
  const wind = cells > (isWind ? 0 : journey.boats);
  return {
    means,
    to: trail.place,
    hops,
    legs: legsOf(journey, hops),
    cells,
    boats: fare(cells, wind),
    cards: means === 'mist' ? ['vent-de-brume'] : wind ? ['vent-de-terre'] : [],
  };
}

/** In one leap, or one march: nothing to cross. */
export function routeTo({ tables, from }: Journey, means: 'elsewhere' | 'march', to: number): Route {
  const leg = { from: idOf(tables, from), to: idOf(tables, to), over: [] };
  const isLeap = means === 'elsewhere';
  return {
    means,
    to,
    hops: [],
    legs: [{ ...leg, by: isLeap ? 'elsewhere' : 'land' }],
    cells: 0,
    boats: 0,
    cards: isLeap ? ['vent-d-ailleurs'] : [],
  };
}
