/** What the explorer of the board stands on. */
import { type BoardTables, boardOf } from '#engine/zargos/board/tables.ts';
import { BOARD } from '#engine/zargos/data/board.ts';

export interface Ground {
  readonly tables: BoardTables;
  /** The board as the table keeps it; empty for ours. */
  readonly text: string;
}

export const OURS: Ground = { tables: boardOf(BOARD), text: '' };
