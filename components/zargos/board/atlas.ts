/** The board as the page needs it: its tables, the places an arrow key may walk to, and names. Places are numbers, as in the tables. */
import { boardOf } from '#engine/zargos/board/tables.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { Kingdom, PlaceId, SeaCell, Territory } from '#engine/zargos/data/board-types.ts';

export const TABLES = boardOf(BOARD);

export const territoryAt = (place: number): Territory | undefined => BOARD.territories[place];
export const seaAt = (place: number): SeaCell | undefined => BOARD.seas[place - TABLES.territories];

export const kingdomAt = (place: number): Kingdom | undefined => {
  const territory = territoryAt(place);
  return territory && BOARD.kingdoms.find(({ id }) => id === territory.kingdom);
};

/** The place of an id of this board; -1 for another. */
export const placeOfId = (id: PlaceId): number => TABLES.places.get(id) ?? -1;

export const nameAt = (place: number): string => TABLES.names[place] ?? '';

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every place that touches this one, by land or by water. */
export const touching = (place: number): readonly number[] =>
  place < TABLES.territories
    ? [...(TABLES.land[place] ?? []), ...(TABLES.seas[place] ?? [])]
    : [...(TABLES.coasts[place] ?? []), ...(TABLES.sea[place] ?? [])];
