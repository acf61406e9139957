/** From seats to knights, and from a game's options to the tables of its board. */
import { type BoardTables, tablesOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import { boardFor } from '../setup.ts';
import type { BoardFile, Color, GameOptions, Seat, State } from '../types.ts';
import { type Mover, moverOf } from './movement.ts';

const OURS: BoardTables = /* @__PURE__ */ tablesOf(BOARD);

/** One a board: states share their options. */
const OWN = new WeakMap<BoardFile, BoardTables>();

export function tablesFor(options: Pick<GameOptions, 'board'>): BoardTables {
  const { board } = options;
  if (!board) return OURS;
  const tables = OWN.get(board) ?? tablesOf(boardFor(options));
  OWN.set(board, tables);
  return tables;
}

/** The knight of a seat. Throws on a seat that does not play. */
export function colorOf({ colors }: Pick<GameOptions, 'colors'>, seat: Seat): Color {
  const color = colors[seat];
  if (!color) throw new Error(`nobody at seat ${seat}`);
  return color;
}

export const seatOf = ({ colors }: Pick<GameOptions, 'colors'>, color: Color): Seat => colors.indexOf(color);

/** Whose turn it is, where his move stands. */
export const moverNow = ({ options, position, turn, bonus, left }: State): Mover =>
  moverOf(tablesFor(options), position, colorOf(options, turn), bonus ? { left } : undefined);
