/**
 * A board as tables of small integers, built once: what a whole game of Zargos looks up at every step. A place is a number: territories
 * first, in the board's order, then sea cells. Looking up allocates nothing. The board is a value, so that a club's own one works too.
 */
import { allDistances, componentsOf, distancesFrom, FAR, type Graph, graphOf, shortestPath } from '../../core/graph.ts';
import type { Board, KingdomId, PlaceId, SeaCell, Territory } from '../data/board-types.ts';

export { FAR };

export interface BoardTables {
  readonly board: Board;
  /** Ids by place, `territories` of them first. */
  readonly ids: readonly PlaceId[];
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** Number of territories: they are the places below. */
  readonly territories: number;
  /** Territories that share a border (ZAR-ATT-1). */
  readonly land: Graph;
  /** By place: the sea cells of a coast (ZAR-MER-3). */
  readonly seas: Graph;
  /** By place: the coasts of a sea cell. */
  readonly coasts: Graph;
  /** By place: sea cells that touch. */
  readonly sea: Graph;
  /** By territory: the other volcanoes if it has one, neighbours to the Araignées (ZAR-ARA-1). */
  readonly vortices: Graph;
  /** By territory: the coast across a dotted strait (ZAR-AIL-2). */
  readonly straits: Graph;
  /** By territory: where the Ailés may come down, neighbours, two provinces away or across a strait (ZAR-AIL-1 to 3). */
  readonly flights: Graph;
  /** What may be flown over from a to b, at `a * territories + b`: their common neighbours if they are two provinces apart, none otherwise. */
  readonly between: readonly (readonly number[])[];
  /** Steps by land from a to b, at `a * territories + b`; FAR from one land mass to another. */
  readonly steps: Uint16Array;
  /** The fewest sea cells to cross from coast a to coast b, at `a * territories + b`; FAR where no route leads, 0 from a to itself. */
  readonly crossings: Uint16Array;
  /** By territory: its land mass, numbered from 0. */
  readonly landMasses: Uint16Array;
  readonly kingdoms: readonly KingdomId[];
  /** By territory: its kingdom. */
  readonly kingdomOf: Uint8Array;
  /** By kingdom: its territories. */
  readonly members: Graph;
  /** By kingdom: the foreign territories that border it. */
  readonly foreign: Graph;
  /** By place: 1 in the ten provinces of the kingdom of Zargos, where powers sleep (ZAR-ZRG-4). */
  readonly powerless: Uint8Array;
}

const NONE: readonly number[] = [];

const rising = (nodes: Iterable<number>): readonly number[] => [...new Set(nodes)].sort((a, b) => a - b);

/** Common neighbours of every two nodes that are two steps apart. */
function betweenOf(land: Graph, steps: Uint16Array): readonly (readonly number[])[] {
  const size = land.length;
  const table: (readonly number[])[] = Array.from({ length: size * size }, () => NONE);
  for (const [a, near] of land.entries()) {
    for (const middle of near) {
      for (const b of land[middle] ?? NONE) {
        const at = a * size + b;
        if (steps[at] === 2) table[at] = [...(table[at] ?? NONE), middle];
      }
    }
  }
  return table;
}

/** The fewest sea cells from coast to coast through the open ones: `BoardTables['crossings']`, under a Tempête for instance. */
export function crossingsOf(
  { territories, seas, sea }: Pick<BoardTables, 'territories' | 'seas' | 'sea'>,
  isOpen: (place: number) => boolean = () => true,
): Uint16Array {
  const crossings = new Uint16Array(territories * territories).fill(FAR);
  for (let a = 0; a < territories; a += 1) {
    const cells = distancesFrom(sea, seas[a] ?? NONE, isOpen);
    for (let b = 0; b < territories; b += 1) {
      let fewest = a === b ? 0 : FAR;
      for (const last of seas[b] ?? NONE) fewest = Math.min(fewest, (cells[last] ?? FAR) + 1);
      crossings[a * territories + b] = fewest;
    }
  }
  return crossings;
}

/** The tables of a board that its schema has passed. Throws on an id that the board does not have. */
export function boardOf(board: Board): BoardTables {
  const all: readonly (Territory | SeaCell)[] = [...board.territories, ...board.seas];
  const ids = all.map(({ id }) => id);
  const places = new Map<string, number>(ids.map((id, place) => [id, place]));
  const placeIn = (id: PlaceId): number => {
    const place = places.get(id);
    if (place === undefined) throw new Error(`no place ${id} on this board`);
    return place;
  };
  const territories = board.territories.length;
  const graph = (size: number, pairs: readonly (readonly [PlaceId, PlaceId])[]): Graph =>
    graphOf(
      size,
      pairs.map(([a, b]) => [placeIn(a), placeIn(b)]),
    );
  const land = graph(
    territories,
    board.borders.map(({ a, b }) => [a, b]),
  );
  const shores = graph(
    ids.length,
    board.seas.flatMap(({ id, coasts }) => coasts.map((coast) => [id, coast] as const)),
  );
  const sea = graph(
    ids.length,
    board.seas.flatMap(({ id, seas }) => seas.map((other) => [id, other] as const)),
  );
  const straits = graph(territories, board.straits);
  const volcanoes = rising(board.territories.flatMap(({ volcano }, place) => (volcano ? [place] : NONE)));
  const steps = allDistances(land);
  const between = betweenOf(land, steps);
  const twoAway = (a: number) => land.flatMap((_, b) => (steps[a * territories + b] === 2 ? [b] : NONE));
  const kingdoms = board.kingdoms.map(({ id }) => id);
  const kingdomOf = Uint8Array.from(board.territories, ({ kingdom }) => kingdoms.indexOf(kingdom));
  const members = kingdoms.map((id) => board.territories.flatMap(({ kingdom }, place) => (kingdom === id ? [place] : NONE)));
  const seas = shores.map((near, place) => (place < territories ? near : NONE));
  return {
    board,
    ids,
    names: all.map(({ name }) => name),
    places,
    territories,
    land,
    seas,
    coasts: shores.map((near, place) => (place < territories ? NONE : near)),
    sea,
    vortices: land.map((_, place) => (volcanoes.includes(place) ? volcanoes.filter((other) => other !== place) : NONE)),
    straits,
    flights: land.map((near, place) => rising([...near, ...twoAway(place), ...(straits[place] ?? NONE)])),
    between,
    steps,
    crossings: crossingsOf({ territories, seas, sea }),
    landMasses: componentsOf(land),
    kingdoms,
    kingdomOf,
    members,
    foreign: members.map((own) => rising(own.flatMap((place) => land[place] ?? NONE)).filter((place) => !own.includes(place))),
    powerless: Uint8Array.from(all, (place) => ('kingdom' in place && place.kingdom === 'zargos' ? 1 : 0)),
  };
}

/** Steps by land; FAR from one land mass to another. */
export const stepsBetween = ({ steps, territories }: BoardTables, a: number, b: number): number => steps[a * territories + b] ?? FAR;

/** The fewest sea cells of a route between two coasts, the price of a crossing in boats (ZAR-MER-1): one of n or fewer exists when this is ≤ n. */
export const crossingBetween = ({ crossings, territories }: BoardTables, a: number, b: number): number =>
  crossings[a * territories + b] ?? FAR;

/** What may be flown over from a to b (ZAR-AIL-1): nothing where they are neighbours or too far apart. */
export const between = ({ between: table, territories }: BoardTables, a: number, b: number): readonly number[] =>
  table[a * territories + b] ?? NONE;

/** The sea cells of a shortest route from coast a to coast b through open ones (ZAR-MER-3); undefined where none leads. */
export const routeBetween = (
  { sea, seas }: BoardTables,
  a: number,
  b: number,
  isOpen?: (place: number) => boolean,
): readonly number[] | undefined => shortestPath(sea, seas[a] ?? NONE, seas[b] ?? NONE, isOpen);

export const isSea = ({ territories }: BoardTables, place: number): boolean => place >= territories;

/** The id of a place. Throws on a number that is none. */
export function idOf({ ids }: BoardTables, place: number): PlaceId {
  const id = ids[place];
  if (id === undefined) throw new Error(`no place ${place} on this board`);
  return id;
}

/** The place of an id; undefined if the board has none of that name. */
export const placeOf = ({ places }: BoardTables, id: string): number | undefined => places.get(id);
