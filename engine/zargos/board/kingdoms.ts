/** What kingdoms are worth and what holding them takes: the table that a player plans the ten-minute trade with (ZAR-POS-3). */
import type { KingdomId, SeaId, Territory, TerritoryId } from '../data/board-types.ts';
import { territoryPoints } from '../data/board-values.ts';
import type { Site } from '../types.ts';
import type { BoardTables } from './tables.ts';

export interface KingdomRow {
  readonly id: KingdomId;
  readonly name: string;
  readonly territories: readonly TerritoryId[];
  /** Points of its territories counted one by one (ZAR-PTS-1). */
  readonly alone: number;
  /** Points of the kingdom held as a whole, instead (ZAR-PTS-2). */
  readonly whole: number;
  /** Foreign territories that border it: where an attack by land may come from. */
  readonly foreign: readonly TerritoryId[];
  /** Its own territories that have such a border, to be garrisoned. */
  readonly rim: readonly TerritoryId[];
  readonly coasts: readonly TerritoryId[];
  /** The sea cells they touch, the lake included. */
  readonly seas: readonly SeaId[];
}

/** Points of territories counted one by one (ZAR-PTS-1). */
const aloneOf = ({ board }: BoardTables, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (board.territories[place] ? territoryPoints(board.territories[place]) : 0), 0);

/** One row a kingdom, in the board's order. */
export function kingdomTable(tables: BoardTables): readonly KingdomRow[] {
  const { board, land, members, foreign } = tables;
  const territoryIds = (places: readonly number[]) => board.territories.filter((_, place) => places.includes(place)).map(({ id }) => id);
  return board.kingdoms.map(({ id, name, value }, kingdom) => {
    const own = members[kingdom] ?? [];
    const outside = foreign[kingdom] ?? [];
    const coasts = own.filter((place) => (tables.seas[place] ?? []).length > 0);
    const touched = new Set(coasts.flatMap((place) => tables.seas[place] ?? []));
    return {
      id,
      name,
      territories: territoryIds(own),
      alone: aloneOf(tables, own),
      whole: value,
      foreign: territoryIds(outside),
      rim: territoryIds(own.filter((place) => land[place]?.some((near) => outside.includes(near)))),
      coasts: territoryIds(coasts),
      seas: board.seas.filter((_, at) => touched.has(tables.territories + at)).map((cell) => cell.id),
    };
  });
}

/** What a fight or a count knows of a territory. */
export function siteOf({ kingdom, kind }: Pick<Territory, 'kingdom' | 'kind'>): Site {
  if (kind === 'city') return 'forbidden-city';
  if (kingdom === 'zargos') return 'zargos';
  return kind === 'capital' ? 'capital' : 'province';
}

/** A kingdom as `rules/points.ts` counts it: its territories, whether they are held, the value printed on its capital (none for Zargos). */
export interface KingdomHolding {
  readonly territories: readonly { readonly site: Site; readonly held: boolean }[];
  readonly printed?: number;
}

/** Every kingdom, for the count of who holds the territories (places) `held`. */
export function holdingsOf({ board, members }: BoardTables, held: ReadonlySet<number>): readonly KingdomHolding[] {
  return board.kingdoms.map(({ id, value }, kingdom) => {
    const territories = (members[kingdom] ?? []).flatMap((place) => {
      const territory = board.territories[place];
      return territory ? [{ site: siteOf(territory), held: held.has(place) }] : [];
    });
    return id === 'zargos' ? { territories } : { territories, printed: value };
  });
}

interface Heart {
  readonly city: number;
  /** The three provinces round it. */
  readonly around: readonly number[];
}

const HEARTS = new WeakMap<BoardTables, Heart>();

/** The Forbidden City and the three provinces round it. */
export function heartOf(tables: BoardTables): Heart {
  const { territories } = tables.board;
  const heart = HEARTS.get(tables) ?? {
    city: territories.findIndex(({ kind }) => kind === 'city'),
    around: territories.flatMap(({ kind }, place) => (kind === 'inner' ? [place] : [])),
  };
  HEARTS.set(tables, heart);
  return heart;
}
