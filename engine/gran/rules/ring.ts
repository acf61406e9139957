/** Where the ring may be put down: after a city took it (GRA-CIT-1), or after a dragon beat its bearer (GRA-ANN-4). */
import type { Verdict } from '../../core/verdict.ts';
import { type BoardTables, kindOf, kingdomOf, nameOf } from '../board/tables.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { type LazyRefusal, REFUSALS, verdictOf } from '../refusals.ts';
import type { PointId, Position } from '../types.ts';
import { hasStone, isSymbol, otherAt } from './pieces.ts';
import { pocketOf, type Reach, reachOfKnights, wallOf } from './reach.ts';

/** Where knights can get, found once for all the points asked about, and only if one needs it. */
const waysOf = (tables: BoardTables, position: Position): (() => Reach) => {
  let found: Reach | undefined;
  return () => {
    found ??= reachOfKnights(tables, position);
    return found;
  };
};

function depositFault(tables: BoardTables, position: Position, from: PointId, at: PointId, ways: () => Reach): LazyRefusal | undefined {
  const name = () => nameOf(tables, at);
  const kingdom = kingdomOf(tables, at);
  const rule = kindOf(tables, from) === 'dragon' ? 'GRA-ANN-4' : 'GRA-CIT-1';
  if (!kingdom) return () => REFUSALS.ringOnExile(name());
  if (isSymbol(tables, at)) return () => REFUSALS.ringOnSymbol(rule, name());
  if (kindOf(tables, at) === 'crystal' && readingsOf(position)['GRA-L-21'] === 'non') return () => REFUSALS.ringOnBall(name());
  if (kingdom === kingdomOf(tables, from)) return () => REFUSALS.ringAtHome(rule, name(), kingdom);
  if (hasStone(position, at)) return () => REFUSALS.ringOnStone(rule, name());
  const piece = otherAt(position, at);
  if (piece?.waiting) return () => REFUSALS.ringOnWaiting(name());
  if (piece && readingsOf(position)['GRA-L-11'] === 'point-libre') return () => REFUSALS.ringOnPiece(name(), piece.color);
  if (readingsOf(position)['GRA-L-25'] === 'oui' || ways().has(at)) return undefined;
  return () => {
    const walls = wallOf(tables, position.stones, pocketOf(tables, position.stones, at));
    return REFUSALS.ringWalled(
      name(),
      walls.map((stone) => nameOf(tables, stone)),
    );
  };
}

/** Whether the ring, given up on `from` (a city or a dragon), may be put down on `at`. */
export const judgeDeposit = (tables: BoardTables, position: Position, from: PointId, at: PointId): Verdict<RuleId> =>
  verdictOf(depositFault(tables, position, from, at, waysOf(tables, position)));

/** Points on which the ring may be put down. */
export function depositPoints(tables: BoardTables, position: Position, from: PointId): readonly PointId[] {
  const ways = waysOf(tables, position);
  return tables.board.points.map(({ id }) => id).filter((at) => !depositFault(tables, position, from, at, ways));
}

/** Where every point is walled in, the ring may lie in any pocket: it has to go somewhere. */
const loosened = (position: Position): Position => ({ ...position, options: { ...position.options, 'GRA-L-25': 'oui' } });

/** The same in a game, where the ring must be put down. */
export function judgeDepositNow(tables: BoardTables, position: Position, from: PointId, at: PointId): Verdict<RuleId> {
  const verdict = judgeDeposit(tables, position, from, at);
  if (verdict.ok || depositPoints(tables, position, from).length > 0) return verdict;
  return judgeDeposit(tables, loosened(position), from, at);
}

export function depositsNow(tables: BoardTables, position: Position, from: PointId): readonly PointId[] {
  const points = depositPoints(tables, position, from);
  return points.length > 0 ? points : depositPoints(tables, loosened(position), from);
}

/** The position with the ring put down; a knight that stands there takes it (GRA-L-11). */
export function deposited(position: Position, at: PointId): Position {
  const piece = otherAt(position, at);
  return { ...position, ring: piece ? { bearer: piece.color } : { at } };
}
