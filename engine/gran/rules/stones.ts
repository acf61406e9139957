/** Obstacle stones: where one may be laid from a magic stone, where a sword may move one, and whether it would cut the ring off. */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { type BoardTables, idsOfKind, kindOf, nameOf } from '../board/tables.ts';
import { STONES } from '../data/box.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { type LazyRefusal, REFUSALS } from '../refusals.ts';
import type { Color, PointId, Position } from '../types.ts';
import { hasStone, isSymbol, otherAt, ringPoint } from './pieces.ts';
import { pocketOf, reachers, wallOf, wayTo } from './reach.ts';

/** A way that a knight keeps to the ring. */
interface Way {
  readonly color: Color;
  /** A shortest one, from the knight to the ring, both included. */
  readonly path: readonly PointId[];
  /** Every way stops on a dragon: without an amulet he must find one first (GRA-L-5). */
  readonly needsDragon: boolean;
}

/** « Does this stone cut the ring off? » (GRA-PIE-3, GRA-L-5), and where. */
export interface Cut {
  readonly cuts: boolean;
  /** The ring's point, or its bearer's. */
  readonly ring: PointId;
  /** Knights that have a way without the stone, and none with it. */
  readonly losers: readonly Color[];
  /** Knights that had none before: the stone takes nothing from them. */
  readonly walledBefore: readonly Color[];
  readonly ways: readonly Way[];
  /** Points from which the ring can be reached with the stone laid, its own included. */
  readonly pocket: readonly PointId[];
  /** The stones beside that pocket, the new one included where it is one of them: what closes it. */
  readonly wall: readonly PointId[];
}

/** What changing the stones on the board from `before` to `after` does to the ways to the ring. The bearer needs none. */
function cutOf(tables: BoardTables, position: Position, before: readonly PointId[], after: readonly PointId[]): Cut {
  const ring = ringPoint(position);
  const bearer = 'bearer' in position.ring ? position.ring.bearer : undefined;
  const had = reachers(tables, position, before, ring, bearer);
  const has = reachers(tables, position, after, ring, bearer);
  const losers = had.filter((color) => !has.includes(color));
  const pocket = pocketOf(tables, after, ring);
  const others = position.pieces.filter(({ color }) => color !== bearer);
  return {
    cuts: losers.length > 0,
    ring,
    losers,
    walledBefore: others.map(({ color }) => color).filter((color) => !had.includes(color)),
    ways: others.flatMap(({ color, at }) => {
      const path = wayTo(tables, after, at, ring);
      return path ? [{ color, path, needsDragon: !wayTo(tables, after, at, ring, true) }] : [];
    }),
    pocket,
    wall: wallOf(tables, after, pocket),
  };
}

/** The same question for a stone laid on `at`, or moved there `from` another point. */
export const ringCut = (tables: BoardTables, position: Position, at: PointId, from?: PointId): Cut => {
  const { stones } = position;
  return cutOf(tables, position, stones, [...stones.filter((stone) => stone !== from), at]);
};

/** Why the point itself takes no stone: GRA-PIE-1, GRA-PIE-3, GRA-CRI-1, GRA-L-22. */
export function pointFault(tables: BoardTables, position: Position, at: PointId): LazyRefusal | undefined {
  const name = () => nameOf(tables, at);
  if (kindOf(tables, at) === 'crystal') return () => REFUSALS.stoneOnBall(name());
  if (isSymbol(tables, at)) return () => REFUSALS.stoneOnSymbol(name());
  if (kindOf(tables, at) === 'exile' && readingsOf(position)['GRA-L-22'] === 'non') return () => REFUSALS.stoneOnExile(name());
  if (hasStone(position, at)) return () => REFUSALS.stoneOnStone(name());
  const piece = otherAt(position, at);
  if (piece) return () => REFUSALS.stoneOnPiece(name(), piece.color);
  return ringPoint(position) === at ? () => REFUSALS.stoneOnRing(name()) : undefined;
}

/** Cities that a stone would take from knights, where the table forbids it (GRA-L-26). */
function judgeWalls(tables: BoardTables, position: Position, after: readonly PointId[], at: PointId): Verdict<RuleId> {
  if (readingsOf(position)['GRA-L-26'] === 'oui') return ALLOWED;
  for (const city of idsOfKind(tables, 'city')) {
    const has = reachers(tables, position, after, city);
    const losers = reachers(tables, position, position.stones, city).filter((color) => !has.includes(color));
    if (losers.length > 0) return REFUSALS.walls(nameOf(tables, at), nameOf(tables, city), losers);
  }
  return ALLOWED;
}

function judgeCut(tables: BoardTables, position: Position, at: PointId, from?: PointId): Verdict<RuleId> {
  const { cuts, losers, wall } = ringCut(tables, position, at, from);
  if (!cuts) return ALLOWED;
  const others = wall.filter((stone) => stone !== at).map((stone) => nameOf(tables, stone));
  return REFUSALS.cuts(nameOf(tables, at), losers, others);
}

/** Whether the magic stone's obstacle may be laid on `at` (GRA-PIE-1, GRA-PIE-3). */
export function judgeStone(tables: BoardTables, position: Position, at: PointId): Verdict<RuleId> {
  if (position.stones.length >= STONES) return REFUSALS.noStoneLeft();
  const point = pointFault(tables, position, at);
  if (point) return point();
  const cut = judgeCut(tables, position, at);
  return cut.ok ? judgeWalls(tables, position, [...position.stones, at], at) : cut;
}

/** Whether the sword may move the obstacle on `from` to `at` (GRA-PIE-4, GRA-L-16, GRA-L-17). */
export function judgeSword(tables: BoardTables, position: Position, from: PointId, at: PointId): Verdict<RuleId> {
  if (position.stones.length === 0) return REFUSALS.noStoneAtAll();
  if (!hasStone(position, from)) return REFUSALS.noStoneThere(nameOf(tables, from));
  const point = pointFault(tables, position, at);
  if (point) return point();
  const cut = readingsOf(position)['GRA-L-16'] === 'oui' ? judgeCut(tables, position, at, from) : ALLOWED;
  return cut.ok ? judgeWalls(tables, position, [...position.stones.filter((stone) => stone !== from), at], at) : cut;
}

const idsOf = ({ board }: BoardTables): readonly PointId[] => board.points.map(({ id }) => id);

/** Points on which the magic stone's obstacle may be laid; none: nothing happens. */
export const stonePoints = (tables: BoardTables, position: Position): readonly PointId[] =>
  idsOf(tables).filter((at) => judgeStone(tables, position, at).ok);

/** Points to which the sword may move the obstacle on `from`. */
export const swordPoints = (tables: BoardTables, position: Position, from: PointId): readonly PointId[] =>
  idsOf(tables).filter((at) => judgeSword(tables, position, from, at).ok);
