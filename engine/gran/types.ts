/** What a position of Gran is made of. All of it is plain, readonly, JSON-safe data. */
import type { Options } from './options.ts';

export type { Options };

/** GRA-MAT-1. */
export const KINGDOMS = ['tirad', 'urgad', 'galad', 'elgad'] as const;
export type Kingdom = (typeof KINGDOMS)[number];

/** Colours that a city's seals may have. The booklet says that there are four; which they are, and whose, is ours. */
export const SEAL_COLORS = ['rouge', 'vert', 'bleu', 'jaune', 'blanc', 'noir', 'violet', 'orange'] as const;
export type SealColor = (typeof SEAL_COLORS)[number];

/** The knights (GRA-MAT-1), in the order in which the booklet lists them. */
export const COLORS = ['jaune', 'bleu', 'rouge', 'blanc', 'vert', 'noir'] as const;
export type Color = (typeof COLORS)[number];

/** Seals of as many different cities win: three, two in a short game (GRA-BUT-1). */
export const GOALS = [3, 2] as const;
export type Goal = (typeof GOALS)[number];

/** A point of the board, ASCII kebab-case: `cite-de-galad`, `tirad-7`, `exil-3`. */
export type PointId = string;

/** A knight on the board. */
export interface Piece {
  readonly color: Color;
  readonly at: PointId;
  /** 0 to 3. */
  readonly amulets: number;
  /** Kingdoms whose city gave a seal, each once. */
  readonly seals: readonly Kingdom[];
  /** Beaten by a dragon: its next turn only takes the black collar off, or passes where there was none left (GRA-DRA-2, GRA-L-6). */
  readonly held: boolean;
  /** Not moved yet: it shares the start with others, and nobody attacks it there (GRA-L-8). */
  readonly waiting: boolean;
}

/** Where the ring is: on a point, or with a knight. */
export type Ring = { readonly at: PointId } | { readonly bearer: Color };

export interface Position {
  /** 1 to 6, each colour once, in the order of `COLORS`. */
  readonly pieces: readonly Piece[];
  readonly ring: Ring;
  /** Points under an obstacle stone, at most 16, each once, in the order laid. */
  readonly stones: readonly PointId[];
  /** Seals of different cities that win (GRA-BUT-1). */
  readonly goal: Goal;
  readonly options: Options;
}

/** A bonus after a duel won (GRA-DRA-3): the points left earlier in the same turn, in order. */
export interface Bonus {
  readonly left: readonly PointId[];
}
