/** Lines as drawn on the sheet: curves become short straight pieces, so that crossings are plain arithmetic. */
import type { BoardLine, BoardPoint } from '../types.ts';

export type Spot = readonly [x: number, y: number];

/** Straight pieces that a curve is cut into; on our board they leave it by less than a unit. */
const PIECES = 16;

/** A line's points from end to end: two where it is straight. */
function traceOf(line: BoardLine, a: BoardPoint, b: BoardPoint): readonly Spot[] {
  const { bend } = line;
  if (!bend)
    return [
      [a.x, a.y],
      [b.x, b.y],
    ];
  return Array.from({ length: PIECES + 1 }, (_, at): Spot => {
    const t = at / PIECES;
    const u = 1 - t;
    const mix = (from: number, by: number, to: number) => u * u * from + 2 * u * t * by + t * t * to;
    return [mix(a.x, bend[0], b.x), mix(a.y, bend[1], b.y)];
  });
}

/** The upright rectangle around a trace, or around a piece of one. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function frameOf(trace: readonly Spot[]): Frame {
  const [xs, ys] = [trace.map(([x]) => x), trace.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Whether two frames stand more than `gap` units apart. */
const areApart = (one: Frame, other: Frame, gap = 0): boolean =>
  one.right + gap < other.left || other.right + gap < one.left || one.bottom + gap < other.top || other.bottom + gap < one.top;

/** A straight piece of a line, in its frame. */
interface Piece {
  readonly a: Spot;
  readonly b: Spot;
  readonly frame: Frame;
}

/** A line as drawn: its pieces and its frame, found once. */
export interface Stroke {
  readonly pieces: readonly Piece[];
  readonly frame: Frame;
}

export function strokeOf(line: BoardLine, a: BoardPoint, b: BoardPoint): Stroke {
  const trace = traceOf(line, a, b);
  const pieces = trace.slice(1).map((end, at): Piece => {
    const start = trace[at] ?? end;
    return { a: start, b: end, frame: frameOf([start, end]) };
  });
  return { pieces, frame: frameOf(trace) };
}

/** Which side of the way from `a` to `b` a spot lies on: the sign says. */
const sideOf = (a: Spot, b: Spot, spot: Spot): number => (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0]);

const arePiecesCrossed = ({ a, b }: Piece, { a: c, b: d }: Piece): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** Whether two lines cross; to meet at an end is no crossing. Only pieces that lie in both frames are compared. */
export function doCross(one: Stroke, other: Stroke): boolean {
  if (areApart(one.frame, other.frame)) return false;
  const near = other.pieces.filter(({ frame }) => !areApart(frame, one.frame));
  return one.pieces.some(
    (piece) =>
      !areApart(piece.frame, other.frame) && near.some((next) => !areApart(piece.frame, next.frame) && arePiecesCrossed(piece, next)),
  );
}

/** Square of the distance from a spot to a piece. */
function nearness({ a, b }: Piece, [x, y]: Spot): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  return (a[0] + t * dx - x) ** 2 + (a[1] + t * dy - y) ** 2;
}

/** Whether a line passes less than `gap` units from a spot. */
export function passesBy({ pieces, frame }: Stroke, spot: Spot, gap: number): boolean {
  const here = { left: spot[0], right: spot[0], top: spot[1], bottom: spot[1] };
  return !areApart(frame, here, gap) && pieces.some((piece) => !areApart(piece.frame, here, gap) && nearness(piece, spot) < gap * gap);
}
