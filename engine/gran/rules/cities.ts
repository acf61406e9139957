/** What a city gives (GRA-CIT-1, GRA-AMU-4), and when the game is won (GRA-BUT-1). */
import { type BoardTables, kindOf, kingdomOf } from '../board/tables.ts';
import { MAX_AMULETS } from '../data/box.ts';
import type { Color, Kingdom, Piece, PointId, Position } from '../types.ts';
import { isBearer, pieceOf, replaced } from './pieces.ts';

export interface Reward {
  readonly kingdom: Kingdom;
  /** Amulets taken back: 1, or 2 with the ring, never beyond three. */
  readonly amulets: number;
  /** A seal that counts: a second one of the same city does not (GRA-L-7). */
  readonly seal: boolean;
  /** The ring stays behind: it is put down in another kingdom (GRA-CIT-1). */
  readonly deposit: boolean;
}

/** What a knight gets on stopping in the city of `at`. Throws on a point that is no city. */
export function rewardOf(tables: BoardTables, position: Position, color: Color, at: PointId): Reward {
  const kingdom = kingdomOf(tables, at);
  if (kindOf(tables, at) !== 'city' || !kingdom) throw new Error(`${at} is no city`);
  const { amulets, seals } = pieceOf(position, color);
  const deposit = isBearer(position, color);
  return {
    kingdom,
    amulets: Math.min(MAX_AMULETS - amulets, deposit ? 2 : 1),
    seal: deposit && !seals.includes(kingdom),
    deposit,
  };
}

/** The position after the reward; the ring, if any, is still in hand: `deposited` puts it down. */
export function rewarded(position: Position, color: Color, { kingdom, amulets, seal }: Reward): Position {
  const piece = pieceOf(position, color);
  return replaced(position, { ...piece, amulets: piece.amulets + amulets, seals: seal ? [...piece.seals, kingdom] : piece.seals });
}

/** Seals of enough different cities (GRA-BUT-1). */
export const hasWon = ({ goal }: Position, { seals }: Piece): boolean => new Set(seals).size >= goal;
