/** What of a board contradicts what, piece by piece: for positions from outside, and for whole games. */
import { type BoardTables, kindOf, nameOf } from '../board/tables.ts';
import { COLOR_NAMES, ofKingdom, SEALS_EACH } from '../data/box.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { isSymbol } from '../rules/pieces.ts';
import { KINGDOMS, type Piece, type PointId, type Position } from '../types.ts';

/** A rule, and a part of a sentence: no capital, no full stop. */
export interface Clash {
  readonly rule: RuleId;
  readonly because: string;
}

export const clash = (rule: RuleId, because: string): Clash => ({ rule, because });
export const quotedPoint = (tables: BoardTables, at: PointId): string => `« ${nameOf(tables, at)} »`;
export const knight = ({ color }: Pick<Piece, 'color'>): string => `le chevalier ${COLOR_NAMES[color]}`;

/** Why an obstacle stone never lies there (GRA-PIE-3, GRA-L-22). */
export function stoneClash(tables: BoardTables, { options }: Pick<Position, 'options'>, at: PointId): Clash | undefined {
  const kind = kindOf(tables, at);
  if (kind === 'black' || (kind === 'exile' && readingsOf({ options })['GRA-L-22'] !== 'non')) return undefined;
  return clash('GRA-PIE-3', `${quotedPoint(tables, at)} ne reçoit jamais de pierre-obstacle`);
}

/** Two knights share a point where both wait, and in a city in peace (GRA-L-24). */
function mayShare(tables: BoardTables, position: Position, piece: Piece, other: Piece): boolean {
  return (other.waiting && piece.waiting) || (kindOf(tables, piece.at) === 'city' && readingsOf(position)['GRA-L-24'] === 'partage');
}

/** Why a knight cannot stand where he is put, given those before him. */
export function pieceClash(tables: BoardTables, position: Position, piece: Piece, before: readonly Piece[]): Clash | undefined {
  const at = quotedPoint(tables, piece.at);
  const kind = kindOf(tables, piece.at);
  if (before.some(({ color }) => color === piece.color)) return clash('GRA-MAT-1', `${knight(piece)} est placé deux fois`);
  if (piece.waiting && piece.at !== tables.board.start)
    return clash('GRA-PREP-1', `${knight(piece)} n’attend son premier coup que sur la case de départ, pas sur ${at}`);
  if (piece.held && kind !== 'dragon' && !(kind === 'exile' && readingsOf(position)['GRA-L-13'] === 'reste-du'))
    return clash('GRA-DRA-2', `${knight(piece)} n’est sous carcan noir que sur un dragon, pas sur ${at}`);
  if (position.stones.includes(piece.at)) return clash('GRA-PIE-2', `une pierre-obstacle et ${knight(piece)} sont tous deux sur ${at}`);
  for (const kingdom of KINGDOMS) {
    const sealsOf = (pieces: readonly Piece[]) => pieces.flatMap(({ seals }) => seals).filter((one) => one === kingdom).length;
    if (sealsOf([piece]) > 1 && readingsOf(position)['GRA-L-7'] === 'un-seul')
      return clash('GRA-L-7', `à votre table le sceau ${ofKingdom(kingdom)} ne se reçoit qu’une fois, et ${knight(piece)} en a plusieurs`);
    if (sealsOf([...before, piece]) > SEALS_EACH)
      return clash('GRA-MAT-1', `les chevaliers ont plus de ${SEALS_EACH} sceaux ${ofKingdom(kingdom)}, et la boîte n’en a pas davantage`);
  }
  const other = before.find((one) => one.at === piece.at && !mayShare(tables, position, piece, one));
  return other && clash('GRA-DEP-3', `les chevaliers ${COLOR_NAMES[other.color]} et ${COLOR_NAMES[piece.color]} sont tous deux sur ${at}`);
}

/** Why the ring cannot lie there. */
export function ringClash(tables: BoardTables, { stones, pieces }: Position, at: PointId): Clash | undefined {
  const name = quotedPoint(tables, at);
  if (isSymbol(tables, at)) return clash('GRA-CIT-1', `${name} est un point symbolique, l’anneau n’y est jamais posé`);
  if (kindOf(tables, at) === 'exile') return clash('GRA-L-15', `${name} est un point d’exil, l’anneau n’y est jamais posé`);
  if (stones.includes(at)) return clash('GRA-PIE-3', `une pierre-obstacle et l’anneau sont tous deux sur ${name}`);
  const piece = pieces.find((one) => one.at === at);
  return piece && clash('GRA-ANN-1', `${knight(piece)} est sur ${name} avec l’anneau : il le porte donc`);
}
