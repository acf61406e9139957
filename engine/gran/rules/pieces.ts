/** Who stands where, and who holds what. */

import type { BoardTables } from '../board/tables.ts';
import { kindOf } from '../board/tables.ts';
import type { OptionId, Options } from '../options.ts';
import type { Color, Piece, PointId, Position } from '../types.ts';

/** The reading that holds where a table chose none: the first of each in `RULINGS`, kept apart so that pages that judge do not carry their texts. */
export const DEFAULTS = {
  'GRA-L-1': 'remelange',
  'GRA-L-2': 'facultatif',
  'GRA-L-3': 'oui',
  'GRA-L-9': 'oui',
  'GRA-L-11': 'point-libre',
  'GRA-L-12': 'oui',
  'GRA-L-13': 'annule',
  'GRA-L-16': 'oui',
  'GRA-L-19': 'oui',
  'GRA-L-20': 'non',
  'GRA-L-21': 'oui',
  'GRA-L-22': 'oui',
  'GRA-L-23': 'toujours',
  'GRA-L-24': 'non',
  'GRA-L-25': 'non',
  'GRA-L-26': 'oui',
} as const satisfies Required<Options>;

/** The reading in force at this table. */
export const reading = <Id extends OptionId>({ options }: Position, id: Id): NonNullable<Options[Id]> => options[id] ?? DEFAULTS[id];

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
export const isSymbol = (tables: BoardTables, at: PointId): boolean => !['black', 'exile', 'crystal'].includes(kindOf(tables, at));
