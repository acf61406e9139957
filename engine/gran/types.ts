/** What a position of Gran is made of. All of it is plain, readonly, JSON-safe data. */
import type { PointId } from './data/board-types.ts';
import type { Color, Goal, Kingdom } from './data/kingdoms.ts';
import type { Options } from './options.ts';

export type { Color, Goal, Kingdom, Options, PointId };

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
