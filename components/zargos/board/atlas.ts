/** A board as the page needs it: its tables, the places an arrow key may walk to, and names. Places are numbers, as in the tables. */
import { kingdomTable } from '#engine/zargos/board/kingdoms.ts';
import type { BoardTables } from '#engine/zargos/board/tables.ts';
import type { Board, Kingdom, PlaceId, SeaCell, Territory } from '#engine/zargos/data/board-types.ts';

export interface Atlas {
  readonly tables: BoardTables;
  readonly board: Board;
  readonly territoryAt: (place: number) => Territory | undefined;
  readonly seaAt: (place: number) => SeaCell | undefined;
  readonly kingdomAt: (place: number) => Kingdom | undefined;
  /** The place of an id of this board; -1 for another. */
  readonly placeOfId: (id: PlaceId) => number;
  readonly nameAt: (place: number) => string;
  /** Every place that touches this one, by land or by water. */
  readonly touching: (place: number) => readonly number[];
  readonly kingdoms: ReturnType<typeof kingdomTable>;
}

function atlasMade(tables: BoardTables): Atlas {
  const { board, territories } = tables;
  const territoryAt = (place: number) => board.territories[place];
  return {
    tables,
    board,
    territoryAt,
    seaAt: (place) => board.seas[place - territories],
    kingdomAt: (place) => {
      const territory = territoryAt(place);
      return territory && board.kingdoms.find(({ id }) => id === territory.kingdom);
    },
    placeOfId: (id) => tables.places.get(id) ?? -1,
    nameAt: (place) => tables.names[place] ?? '',
    touching: (place) =>
      place < territories
        ? [...(tables.land[place] ?? []), ...(tables.seas[place] ?? [])]
        : [...(tables.coasts[place] ?? []), ...(tables.sea[place] ?? [])],
    kingdoms: kingdomTable(tables),
  };
}

const MADE = new WeakMap<BoardTables, Atlas>();

/** One a board: made once. */
export function atlasOf(tables: BoardTables): Atlas {
  const atlas = MADE.get(tables) ?? atlasMade(tables);
  MADE.set(tables, atlas);
  return atlas;
}
