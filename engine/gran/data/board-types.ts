/**
 * What a board of Gran is made of: points, the lines that join them, the four cities' seals, and where each datum comes from. All of it is
 * plain, readonly, JSON-safe data. The booklet lost its board: a club replaces ours by its own.
 */
import type { Kingdom, PointId, SealColor } from '../types.ts';

export type { PointId };

/** Black point; white point of exile; dragon; magic stone; sword stone; city; crystal ball (GRA-DEP-7). */
export const POINT_KINDS = ['black', 'exile', 'dragon', 'magic', 'sword', 'city', 'crystal'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** From the booklet; worked out from it; from a public source outside it; ours. */
export const PROVENANCES = ['livret', 'deduit', 'externe', 'reconstruction'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export interface BoardPoint {
  readonly id: PointId;
  readonly name: string;
  readonly kind: PointKind;
  /** None for the points of exile (GRA-L-15). */
  readonly kingdom?: Kingdom;
  /** From the left and from the top of a sheet of `SHEET` units a side. */
  readonly x: number;
  readonly y: number;
}

export interface BoardLine {
  readonly a: PointId;
  readonly b: PointId;
  /** Control point of a quadratic curve; left out, the line is straight. */
  readonly bend?: readonly [x: number, y: number];
}

/** A point as our tables write it; its kingdom is that of the table, its name that of its id where none is given. */
export type PointRow = readonly [id: PointId, kind: PointKind, x: number, y: number, name?: string];

/** A line as our tables write it; the last two are the control point of a curve. */
export type LineRow = readonly [a: PointId, b: PointId] | readonly [a: PointId, b: PointId, bendX: number, bendY: number];

/** Fields whose origin is told apart. */
export const BOARD_FIELDS = ['points', 'lines', 'seals'] as const;
export type BoardField = (typeof BOARD_FIELDS)[number];

export interface FieldOrigin {
  readonly provenance: Provenance;
  /** One French sentence. */
  readonly because: string;
}

export interface Board {
  readonly points: readonly BoardPoint[];
  readonly lines: readonly BoardLine[];
  /** The crystal ball from which all knights start, in Galad (GRA-PREP-1). */
  readonly start: PointId;
  /** The crystal ball that holds the ring at the start, in Tirad (GRA-PREP-1). */
  readonly ring: PointId;
  /** The seal of each kingdom's city. */
  readonly seals: Readonly<Record<Kingdom, SealColor>>;
  readonly provenance: Readonly<Record<BoardField, FieldOrigin>>;
}

/** Units a side; the printed board is 50 cm a side (GRA-MAT-1), so 20 units a centimetre. */
export const SHEET = 1000;
