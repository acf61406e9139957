/**
 * Moves of one or two points (GRA-DEP-1 to 7), those of the ring's bearer and the bonus of a duel's winner: judged walk by walk, in the order of
 * the rule book. A walk is the points arrived on, one or two.
 */
import { ALLOWED, type Refusal, type Verdict } from '../../core/verdict.ts';
import { type BoardTables, idsOfKind, kindOf, kingdomOf, nameOf, neighboursOf, stepsFrom } from '../board/tables.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { type LazyRefusal, REFUSALS } from '../refusals.ts';
import type { Bonus, Color, Piece, PointId, Position, Walk } from '../types.ts';
import { hasExile } from './exile.ts';
import { hasStone, isBearer, otherAt, pieceOf } from './pieces.ts';

/** One knight's move: his position, and the bonus if it is one. */
export interface Mover {
  readonly tables: BoardTables;
  readonly position: Position;
  readonly piece: Piece;
  readonly bearer: boolean;
  readonly bonus: Bonus | undefined;
}

export const moverOf = (tables: BoardTables, position: Position, color: Color, bonus?: Bonus): Mover => ({
  tables,
  position,
  piece: pieceOf(position, color),
  bearer: isBearer(position, color),
  bonus,
});

/** How far judging a walk got: a walk refused later tells more. */
type Judged = { readonly ok: true } | { readonly ok: false; readonly fault: LazyRefusal; readonly stage: number };

const STAGES = { line: 0, back: 1, over: 2, stop: 3, bonus: 4 } as const;

const shares = ({ position }: Mover): boolean => readingsOf(position)['GRA-L-24'] === 'partage';

/** Other knights here, unless they share a city in peace. */
const opponentAt = (mover: Mover, at: PointId): Piece | undefined => {
  const other = otherAt(mover.position, at, mover.piece.color);
  return other && kindOf(mover.tables, at) === 'city' && shares(mover) ? undefined : other;
};

/** Obstacles that a knight passes over or not: GRA-DEP-5, GRA-PIE-2, GRA-L-12, GRA-L-24. */
function overObstacle({ tables, position, piece, bearer, bonus }: Mover, at: PointId): LazyRefusal | undefined {
  if (bonus) return undefined;
  const name = () => nameOf(tables, at);
  if (hasStone(position, at)) return bearer ? undefined : () => REFUSALS.overStone(name());
  const other = otherAt(position, at, piece.color);
  if (other && bearer)
    return readingsOf(position)['GRA-L-12'] === 'oui' ? undefined : () => REFUSALS.overPieceWithRing(name(), other.color);
  if (other) return () => (kindOf(tables, at) === 'city' ? REFUSALS.overTaken(name()) : REFUSALS.overPiece(name(), other.color));
  return kindOf(tables, at) === 'dragon' && !bearer ? () => REFUSALS.overDragon(name()) : undefined;
}

/** Cities that a knight may stop in and that stop him: GRA-CIT-2, GRA-L-19, GRA-L-23. One that is occupied and not shared stops nobody. */
function throughCity(mover: Mover, at: PointId): LazyRefusal | undefined {
  const { tables, position, piece, bearer } = mover;
  const kingdom = kingdomOf(tables, at);
  if (kindOf(tables, at) !== 'city' || !kingdom || opponentAt(mover, at)) return undefined;
  const name = () => nameOf(tables, at);
  if (!bearer) return readingsOf(position)['GRA-L-19'] === 'non' ? () => REFUSALS.through(name()) : undefined;
  if (readingsOf(position)['GRA-L-23'] === 'toujours') return () => REFUSALS.throughWithRing(name());
  return piece.seals.includes(kingdom) ? undefined : () => REFUSALS.throughMissing(name());
}

/** Attacking whoever stands there: GRA-L-8, GRA-CIT-3, GRA-L-9, GRA-AMU-2, GRA-AMU-3, GRA-L-10. */
function attack({ tables, position, piece, bonus }: Mover, other: Piece, at: PointId): LazyRefusal | undefined {
  const name = () => nameOf(tables, at);
  if (other.waiting) return () => REFUSALS.onWaiting(name());
  if (kindOf(tables, at) === 'city') return () => REFUSALS.onCity(name(), other.color);
  if (bonus && readingsOf(position)['GRA-L-9'] === 'non') return () => REFUSALS.attackInBonus(other.color);
  if (piece.amulets === 0) return () => REFUSALS.attackWithout(other.color);
  if (piece.amulets === 1 && kindOf(tables, at) === 'dragon') return () => REFUSALS.attackOnDragon(other.color, name());
  if (hasExile(tables, position, piece.color, at)) return undefined;
  return () => REFUSALS.noExile(other.color, idsOfKind(tables, 'exile').length);
}

/** Stopping there: GRA-DEP-3, GRA-PIE-2, GRA-L-29, GRA-L-4. */
function stopOn(mover: Mover, at: PointId): LazyRefusal | undefined {
  const { tables, position, piece, bearer, bonus } = mover;
  const name = () => nameOf(tables, at);
  if (hasStone(position, at)) {
    if (!bearer && !bonus) return () => REFUSALS.onStone(name());
    return () => REFUSALS.leaperOnStone(name(), bonus ? 'winner' : 'bearer');
  }
  const other = opponentAt(mover, at);
  if (other) return attack(mover, other, at);
  return kindOf(tables, at) === 'dragon' && piece.amulets === 0 ? () => REFUSALS.dragonWithout(name()) : undefined;
}

/** A move never comes back to where it began (GRA-DEP-2); a bonus may, at most tables, come back to where the turn began (GRA-L-20). */
function comeBack({ tables, position, piece, bonus }: Mover, walk: Walk): LazyRefusal | undefined {
  const last = walk[1];
  if (last === piece.at) return () => REFUSALS.back(nameOf(tables, last));
  if (!bonus || readingsOf(position)['GRA-L-20'] === 'non') return undefined;
  const left = walk.find((at) => bonus.left.includes(at));
  return left === undefined ? undefined : () => REFUSALS.backInBonus(nameOf(tables, left));
}

/** A first point that ends the move by itself, even in a bonus: an attack (GRA-ATT-1), a city that stops (GRA-CIT-2). */
const closes = (mover: Mover, at: PointId): boolean => opponentAt(mover, at) !== undefined || throughCity(mover, at) !== undefined;

/** Going on beyond a first point. */
const passOver = (mover: Mover, at: PointId): LazyRefusal | undefined => overObstacle(mover, at) ?? throughCity(mover, at);

const at = (stage: keyof typeof STAGES, fault: LazyRefusal): Judged => ({ ok: false, fault, stage: STAGES[stage] });

/** Judges everything but the length of a bonus. */
function judgeSteps(mover: Mover, walk: Walk): Judged {
  const { tables, piece } = mover;
  const [first, second] = walk;
  for (const [from, to] of [[piece.at, first] as const, ...(second === undefined ? [] : [[first, second] as const])]) {
    if (!neighboursOf(tables, from).includes(to)) return at('line', () => REFUSALS.noLine(nameOf(tables, from), nameOf(tables, to)));
  }
  const back = comeBack(mover, walk);
  if (back) return at('back', back);
  const over = second === undefined ? undefined : passOver(mover, first);
  if (over) return at('over', over);
  const stop = stopOn(mover, second ?? first);
  return stop ? at('stop', stop) : ALLOWED;
}

/** Every walk of one or two points along lines, in the board's order, short ones first; the start of the move is not a first point. */
function walksFrom(tables: BoardTables, from: PointId): readonly Walk[] {
  const steps = stepsFrom(tables, from);
  return [...steps.map(({ short }) => short), ...steps.flatMap(({ long }) => long)];
}

/** Walks of two points that may be gone: a first point that is not passed over is asked about once for all those beyond. */
function longWalks(mover: Mover): readonly Walk[] {
  const walks: Walk[] = [];
  for (const { to, long } of stepsFrom(mover.tables, mover.piece.at)) {
    if (passOver(mover, to)) continue;
    for (const walk of long) if (!comeBack(mover, walk) && !stopOn(mover, walk[1] ?? to)) walks.push(walk);
  }
  return walks;
}

/** Walks of one point that may be gone, whatever the length that a bonus wants. */
const shortWalks = (mover: Mover): readonly Walk[] =>
  stepsFrom(mover.tables, mover.piece.at).flatMap(({ to, short }) => (comeBack(mover, short) || stopOn(mover, to) ? [] : [short]));

/** A bonus is of two points, or of one where two are impossible, where one ends it, or where the table says so (GRA-L-2). */
const isTooShort = (mover: Mover, first: PointId, isLong: () => boolean): boolean =>
  mover.bonus !== undefined && readingsOf(mover.position)['GRA-L-2'] !== 'un-ou-deux' && !closes(mover, first) && isLong();

function judgeWhole(mover: Mover, walk: Walk, isLong: () => boolean): Judged {
  const judged = judgeSteps(mover, walk);
  if (!judged.ok || walk.length === 2 || !isTooShort(mover, walk[0], isLong)) return judged;
  return at('bonus', () => REFUSALS.bonusShort(nameOf(mover.tables, walk[0])));
}

/** Whether the knight may go this way. A knight beaten by a dragon may not (GRA-DRA-2). */
export function judgeWalk(mover: Mover, walk: Walk): Verdict<RuleId> {
  if (mover.piece.held) return REFUSALS.held(mover.piece.color);
  const judged = judgeWhole(mover, walk, () => longWalks(mover).length > 0);
  return judged.ok ? ALLOWED : judged.fault();
}

/** The ways to a point that may be gone, or why none may: the refusal of the walk that got farthest, the shortest first. */
export type Access = { readonly ok: true; readonly walks: readonly [Walk, ...Walk[]] } | Refusal<RuleId>;

/** Every point one or two points away, the start itself as the end of a return included: in the board's order. */
export function accessFrom(mover: Mover): ReadonlyMap<PointId, Access> {
  const { tables, piece } = mover;
  const long = mover.bonus !== undefined && longWalks(mover).length > 0;
  const found = new Map<PointId, { walks: Walk[]; worst: Exclude<Judged, { ok: true }> | undefined }>();
  for (const walk of walksFrom(tables, piece.at)) {
    const to = walk[1] ?? walk[0];
    const entry = found.get(to) ?? { walks: [], worst: undefined };
    found.set(to, entry);
    const judged = piece.held ? at('bonus', () => REFUSALS.held(piece.color)) : judgeWhole(mover, walk, () => long);
    if (judged.ok) entry.walks.push(walk);
    else if (!entry.worst || judged.stage > entry.worst.stage) entry.worst = judged;
  }
  const access = ({ walks: [first, ...rest], worst }: { walks: Walk[]; worst: Exclude<Judged, { ok: true }> | undefined }): Access => {
    if (first) return { ok: true, walks: [first, ...rest] };
    if (!worst) throw new Error('a point is reached by a walk, or refused');
    return worst.fault();
  };
  return new Map(
    tables.board.points.flatMap(({ id }) => {
      const entry = found.get(id);
      return entry ? [[id, access(entry)] as const] : [];
    }),
  );
}

/** The ways to `to`, or one refusal: where it is out of reach too (GRA-DEP-1). To where the knight stands there is only the way back (GRA-DEP-2). */
export const judgeDestination = (mover: Mover, to: PointId): Access =>
  accessFrom(mover).get(to) ?? REFUSALS.tooFar(nameOf(mover.tables, mover.piece.at), nameOf(mover.tables, to));

/** Every walk that may be gone, in the order of `walksFrom`. */
export function legalWalks(mover: Mover): readonly Walk[] {
  if (mover.piece.held) return [];
  const long = longWalks(mover);
  const isLong = () => long.length > 0;
  return [...shortWalks(mover).filter((walk) => !isTooShort(mover, walk[0], isLong)), ...long];
}

/** No move at all: the player passes (GRA-DEP-4, GRA-L-14). */
export const isBlocked = (mover: Mover): boolean => legalWalks(mover).length === 0;

/** The knight need not move: a bonus that the table does not impose (GRA-L-2), or no move at all (GRA-L-14). */
export const mayStay = (mover: Mover, blocked?: boolean): boolean =>
  mover.piece.held ||
  (mover.bonus !== undefined && readingsOf(mover.position)['GRA-L-2'] !== 'obligatoire') ||
  (blocked ?? isBlocked(mover));
