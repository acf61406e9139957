/** Who stands where, and who holds what. */
import type { BoardTables } from '../board/tables.ts';
import { kindOf } from '../board/tables.ts';
import type { Color, Piece, PointId, Position } from '../types.ts';

/** Throws on a colour that does not play. */
export function pieceOf({ pieces }: Position, color: Color): Piece {
  const piece = pieces.find((one) => one.color === color);
  if (!piece) throw new Error(`no ${color} knight in this position`);
  return piece;
}

/** Another knight than `color` on this point; of several (a start, a shared city) the first. */
export const otherAt = ({ pieces }: Position, at: PointId, color?: Color): Piece | undefined =>
  pieces.find((piece) => piece.at === at && piece.color !== color);

export const isBearer = ({ ring }: Position, color: Color): boolean => 'bearer' in ring && ring.bearer === color;

/** Where the ring is: on its point, or under its bearer. */
export const ringPoint = (position: Position): PointId =>
  'at' in position.ring ? position.ring.at : pieceOf(position, position.ring.bearer).at;

export const hasStone = ({ stones }: Position, at: PointId): boolean => stones.includes(at);

export const replaced = (position: Position, piece: Piece): Position => ({
  ...position,
  pieces: position.pieces.map((one) => (one.color === piece.color ? piece : one)),
});

/** A crystal ball is a black point for everything but obstacle stones (GRA-CRI-1). */
export function isSymbol(tables: BoardTables, at: PointId): boolean {
  const kind = kindOf(tables, at);
  return kind !== 'black' && kind !== 'exile' && kind !== 'crystal';
}
