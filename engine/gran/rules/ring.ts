/** Where the ring may be put down: after a city took it (GRA-CIT-1), or after a dragon beat its bearer (GRA-ANN-4). */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { type BoardTables, kindOf, kingdomOf, nameOf } from '../board/tables.ts';
import type { RuleId } from '../ids.ts';
import { REFUSALS } from '../refusals.ts';
import type { PointId, Position } from '../types.ts';
import { hasStone, isSymbol, otherAt, reading } from './pieces.ts';
import { pocketOf, reachers, wallOf } from './reach.ts';

/** Whether the ring, given up on `from` (a city or a dragon), may be put down on `at`. */
export function judgeDeposit(tables: BoardTables, position: Position, from: PointId, at: PointId): Verdict<RuleId> {
  const name = nameOf(tables, at);
  const kingdom = kingdomOf(tables, at);
  const rule = kindOf(tables, from) === 'dragon' ? 'GRA-ANN-4' : 'GRA-CIT-1';
  if (!kingdom) return REFUSALS.ringOnExile(name);
  if (isSymbol(tables, at)) return REFUSALS.ringOnSymbol(rule, name);
  if (kindOf(tables, at) === 'crystal' && reading(position, 'GRA-L-21') === 'non') return REFUSALS.ringOnBall(name);
  if (kingdom === kingdomOf(tables, from)) return REFUSALS.ringAtHome(rule, name, kingdom);
  if (hasStone(position, at)) return REFUSALS.ringOnStone(rule, name);
  const piece = otherAt(position, at);
  if (piece?.waiting) return REFUSALS.ringOnWaiting(name);
  if (piece && reading(position, 'GRA-L-11') === 'point-libre') return REFUSALS.ringOnPiece(name, piece.color);
  if (reading(position, 'GRA-L-25') === 'oui' || reachers(tables, position, position.stones, at).length > 0) return ALLOWED;
  const walls = wallOf(tables, position.stones, pocketOf(tables, position.stones, at));
  return REFUSALS.ringWalled(
    name,
    walls.map((stone) => nameOf(tables, stone)),
  );
}

/** Points on which the ring may be put down. */
export const depositPoints = (tables: BoardTables, position: Position, from: PointId): readonly PointId[] =>
  tables.board.points.map(({ id }) => id).filter((at) => judgeDeposit(tables, position, from, at).ok);

/** The position with the ring put down; a knight that stands there takes it (GRA-L-11). */
export function deposited(position: Position, at: PointId): Position {
  const piece = otherAt(position, at);
  return { ...position, ring: piece ? { bearer: piece.color } : { at } };
}
