/** What a city gives (GRA-CIT-1, GRA-AMU-4), and when the game is won (GRA-BUT-1). */
import { type BoardTables, kindOf, kingdomOf } from '../board/tables.ts';
import { MAX_AMULETS, SEALS_EACH } from '../data/box.ts';
import { readingsOf } from '../options.ts';
import type { Color, Kingdom, Piece, PointId, Position, SealGift } from '../types.ts';
import { isBearer, pieceOf, replaced } from './pieces.ts';

export interface Reward {
  readonly kingdom: Kingdom;
  /** Amulets taken back: 1, or 2 with the ring, never beyond three. */
  readonly amulets: number;
  /** Without the ring there is none. */
  readonly seal?: SealGift;
  /** The ring stays behind: it is put down in another kingdom (GRA-CIT-1). */
  readonly deposit: boolean;
}

const countOf = (kingdom: Kingdom, { seals }: Piece): number => seals.filter((one) => one === kingdom).length;

function sealFor(position: Position, color: Color, kingdom: Kingdom): SealGift {
  const owns = countOf(kingdom, pieceOf(position, color)) > 0;
  if (owns && readingsOf(position)['GRA-L-7'] === 'un-seul') return 'owned';
  if (position.pieces.reduce((sum, piece) => sum + countOf(kingdom, piece), 0) < SEALS_EACH) return owns ? 'again' : 'first';
  return owns || readingsOf(position)['GRA-L-28'] === 'rien' ? 'none-left' : 'returned';
}

/** Six seals among five others at most: one of them has it twice, and the one who has most gives one back. */
function giverOf(position: Position, kingdom: Kingdom): Piece {
  return position.pieces.reduce((most, piece) => (countOf(kingdom, piece) > countOf(kingdom, most) ? piece : most));
}

/** What a knight gets on stopping in the city of `at`. Throws on a point that is no city. */
export function rewardOf(tables: BoardTables, position: Position, color: Color, at: PointId): Reward {
  const kingdom = kingdomOf(tables, at);
  if (kindOf(tables, at) !== 'city' || !kingdom) throw new Error(`${at} is no city`);
  const { amulets } = pieceOf(position, color);
  const deposit = isBearer(position, color);
  return {
    kingdom,
    amulets: Math.min(MAX_AMULETS - amulets, deposit ? 2 : 1),
    deposit,
    ...(deposit && { seal: sealFor(position, color, kingdom) }),
  };
}

/** The position after the reward; the ring, if any, is still in hand: `deposited` puts it down. */
export function rewarded(position: Position, color: Color, { kingdom, amulets, seal }: Reward): Position {
  const piece = pieceOf(position, color);
  const isGiven = seal === 'first' || seal === 'again' || seal === 'returned';
  const next = replaced(position, { ...piece, amulets: piece.amulets + amulets, seals: isGiven ? [...piece.seals, kingdom] : piece.seals });
  if (seal !== 'returned') return next;
  const giver = giverOf(position, kingdom);
  const last = giver.seals.lastIndexOf(kingdom);
  return replaced(next, { ...giver, seals: giver.seals.filter((_, at) => at !== last) });
}

/** Seals of enough different cities (GRA-BUT-1). */
export const hasWon = ({ goal }: Position, { seals }: Piece): boolean => new Set(seals).size >= goal;
