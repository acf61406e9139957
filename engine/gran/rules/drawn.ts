/** Positions written short, for tests and examples: knights by colour, on a point or on a point with what differs from a fresh knight. */
import { COLORS, type Color, type Piece, type PointId, type Position } from '../types.ts';

export type DrawnKnights = Readonly<Partial<Record<Color, PointId | readonly [at: PointId, change: Partial<Piece>]>>>;

/** A knight that has begun has three amulets, no seal, no collar. The ring lies on its first point unless told otherwise. */
export function drawn(knights: DrawnKnights, rest: Partial<Position> = {}): Position {
  const pieces = COLORS.flatMap((color): Piece[] => {
    const given = knights[color];
    if (given === undefined) return [];
    const [at, change] = typeof given === 'string' ? [given, {}] : given;
    return [{ color, at, amulets: 3, seals: [], held: false, waiting: false, ...change }];
  });
  return { pieces, ring: { at: 'boule-de-tirad' }, stones: [], goal: 3, options: {}, ...rest };
}
