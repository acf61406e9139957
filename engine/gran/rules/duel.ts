/** Duels with dragons (GRA-DRA-1, GRA-DRA-2). */
import { COLLARS } from '../data/box.ts';
import type { Color, Force, Position } from '../types.ts';
import { isBearer, pieceOf, replaced } from './pieces.ts';

/** The die beats a dragon that it equals. */
export const isVictory = (force: Force, die: number): boolean => die >= force;

export interface DuelEnd {
  readonly position: Position;
  readonly won: boolean;
  /** The winner may play a bonus of two points (GRA-DRA-3). */
  readonly bonus: boolean;
  /** The beaten bearer puts the ring down in another kingdom (GRA-ANN-4). */
  readonly deposit: boolean;
  /** A black collar was left to put on him; without one his turn is lost all the same (GRA-L-6). */
  readonly collar: boolean;
}

/** A duel's end for the knight on a dragon: nothing is lost by winning; losing costs an amulet and the next turn. */
export function duel(position: Position, color: Color, force: Force, die: number): DuelEnd {
  if (isVictory(force, die)) return { position, won: true, bonus: true, deposit: false, collar: false };
  const piece = pieceOf(position, color);
  const beaten = replaced(position, { ...piece, amulets: piece.amulets - 1, held: true });
  const collars = position.pieces.filter(({ held }) => held).length;
  return { position: beaten, won: false, bonus: false, deposit: isBearer(position, color), collar: collars < COLLARS };
}

/** The next turn of a beaten knight: it takes the collar off, and is all he does (GRA-DRA-2). */
export const released = (position: Position, color: Color): Position => replaced(position, { ...pieceOf(position, color), held: false });
