/** The look-ups on a box's own board, or on ours: without the rules of a whole game. */
import { type BoardTables, tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import type { BoardFile } from '#engine/gran/types.ts';

const OURS: BoardTables = /* @__PURE__ */ tablesOf(BOARD);

/** One a board. */
const OWN = new WeakMap<BoardFile, BoardTables>();

export function tablesOn(file: BoardFile | null): BoardTables {
  if (!file) return OURS;
  const tables = OWN.get(file) ?? tablesOf({ ...file, provenance: BOARD.provenance });
  OWN.set(file, tables);
  return tables;
}
