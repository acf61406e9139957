/** The rows of the table of kingdoms, for any board. */
import type { BoardTables } from '#engine/zargos/board/tables.ts';
import { atlasOf } from '../atlas.ts';

/** Counts, and names where they are read. */
export interface KingdomFacts {
  readonly id: string;
  readonly name: string;
  /** Territories, capital included. */
  readonly provinces: number;
  readonly alone: number;
  readonly whole: number;
  /** Foreign territories that border it. */
  readonly foreign: number;
  /** Kingdoms they belong to. */
  readonly facing: string;
  /** Its own territories to garrison. */
  readonly rim: number;
  readonly coasts: number;
  readonly seas: number;
}

export function kingdomFacts(tables: BoardTables): readonly KingdomFacts[] {
  const { board, kingdoms, kingdomAt, placeOfId } = atlasOf(tables);
  return kingdoms.map(({ id, name, territories, alone, whole, foreign, rim, coasts, seas }) => {
    const facing = new Set(foreign.map((one) => kingdomAt(placeOfId(one))?.id));
    return {
      id,
      name,
      provinces: territories.length,
      alone,
      whole,
      foreign: foreign.length,
      facing: board.kingdoms.flatMap((other) => (facing.has(other.id) ? [other.name] : [])).join(', '),
      rim: rim.length,
      coasts: coasts.length,
      seas: seas.length,
    };
  });
}
