/** Attacking a piece: what it costs, and where the piece goes (GRA-ATT-1). */
import type { Verdict } from '../../core/verdict.ts';
import { type BoardTables, idsOfKind, kindOf, nameOf } from '../board/tables.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { type LazyRefusal, REFUSALS, verdictOf } from '../refusals.ts';
import type { Color, PointId, Position } from '../types.ts';
import { hasStone, isBearer, otherAt, pieceOf, replaced } from './pieces.ts';

function exileFault(tables: BoardTables, position: Position, attacker: Color, on: PointId, at: PointId): LazyRefusal | undefined {
  if (kindOf(tables, at) !== 'exile') return () => REFUSALS.notExile(nameOf(tables, at));
  const isTaken = hasStone(position, at) || at === on || otherAt(position, at, attacker);
  return isTaken ? () => REFUSALS.exileTaken(nameOf(tables, at)) : undefined;
}

/** Whether a piece may be exiled to `at` by an attacker who has arrived on `on`, leaving his own point free. */
export const judgeExile = (tables: BoardTables, position: Position, attacker: Color, on: PointId, at: PointId): Verdict<RuleId> =>
  verdictOf(exileFault(tables, position, attacker, on, at));

/** Free points of exile for an attack on `on`; none: the attack is impossible (GRA-L-10). */
export const exilePoints = (tables: BoardTables, position: Position, attacker: Color, on: PointId): readonly PointId[] =>
  idsOfKind(tables, 'exile').filter((at) => !exileFault(tables, position, attacker, on, at));

/** Whether there is one. */
export const hasExile = (tables: BoardTables, position: Position, attacker: Color, on: PointId): boolean =>
  idsOfKind(tables, 'exile').some((at) => !exileFault(tables, position, attacker, on, at));

/**
 * The position after `attacker`, arrived on `victim`'s point, gave an amulet and exiled him to `at`: the ring changes hands (GRA-ANN-2), a black
 * collar comes off, and with it, or not, the turn it costs (GRA-ATT-3, GRA-L-13). Unchecked.
 */
export function exiled(position: Position, attacker: Color, victim: Color, at: PointId): Position {
  const by = pieceOf(position, attacker);
  const gone = pieceOf(position, victim);
  const held = gone.held && readingsOf(position)['GRA-L-13'] === 'reste-du';
  const paid = replaced(position, { ...by, at: gone.at, amulets: by.amulets - 1, waiting: false });
  const moved = replaced(paid, { ...gone, at, held });
  return isBearer(position, victim) ? { ...moved, ring: { bearer: attacker } } : moved;
}
