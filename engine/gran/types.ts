/** What a position of Gran is made of. All of it is plain, readonly, JSON-safe data. */
import type { Seat } from '../core/events.ts';
import type { GameState } from '../core/game.ts';
import type { Origin } from '../core/origin.ts';
import type { Options } from './options.ts';

export type { Options, Seat };

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

/** What a dragon's die shows, strongest first. */
export const FORCES = [6, 5, 4, 3, 2, 0] as const;
export type Force = (typeof FORCES)[number];

/** A point of the board, ASCII kebab-case: `cite-de-galad`, `tirad-7`, `exil-3`. */
export type PointId = string;

/** Black point; white point of exile; dragon; magic stone; sword stone; city; crystal ball (GRA-DEP-7). */
export const POINT_KINDS = ['black', 'exile', 'dragon', 'magic', 'sword', 'city', 'crystal'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

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

export interface Board {
  readonly points: readonly BoardPoint[];
  readonly lines: readonly BoardLine[];
  /** The crystal ball from which all knights start, in Galad (GRA-PREP-1). */
  readonly start: PointId;
  /** The crystal ball that holds the ring at the start, in Tirad (GRA-PREP-1). */
  readonly ring: PointId;
  /** The seal of each kingdom's city. */
  readonly seals: Readonly<Record<Kingdom, SealColor>>;
  readonly provenance: Readonly<Record<BoardField, Origin>>;
}

/** A board without its origins: what a club writes, and what a game's options hold. */
export type BoardFile = Omit<Board, 'provenance'>;

/** Units a side; the printed board is 50 cm a side (GRA-MAT-1), so 20 units a centimetre. */
export const SHEET = 1000;

export interface Piece {
  readonly color: Color;
  readonly at: PointId;
  /** 0 to 3. */
  readonly amulets: number;
  /** Kingdoms whose city gave a seal: as often as it gave one (GRA-L-7). */
  readonly seals: readonly Kingdom[];
  /** Beaten by a dragon: its next turn only takes the black collar off, or passes where there was none left (GRA-DRA-2, GRA-L-6). */
  readonly held: boolean;
  /** Not moved yet: it shares the start with others, and nobody attacks it there (GRA-L-8). */
  readonly waiting: boolean;
}

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

/**
 * What becomes of the seal that the ring is worth: a first one of this city, one more of it (GRA-L-7), or one that its owner had twice, when the
 * reserve is empty (GRA-L-28); none for who has one at a table that gives no second, none where none is left.
 */
const SEAL_GIFTS = ['first', 'again', 'returned', 'owned', 'none-left'] as const;
export type SealGift = (typeof SEAL_GIFTS)[number];

export type Walk = readonly [PointId] | readonly [PointId, PointId];

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;

/** How a game is set up: what a link, a replay or the command line give. */
export interface GameOptions {
  readonly seats: number;
  /** Of the knights, by seat. */
  readonly colors: readonly Color[];
  readonly goal: Goal;
  /** Chosen readings of the rulings. */
  readonly options: Options;
  /** The table's own board; null: ours. */
  readonly board: BoardFile | null;
}

/**
 * `walk`: the turn's move, or to take a collar off, or to pass; `exile`: where the piece attacked goes; `stone`: where the magic stone's obstacle lies
 * down; `lift`, `sword`: which one the sword takes, then where it lies down; `deposit`: where the ring is put down; `bonus`: two points more, or not;
 * `over`: the end.
 */
export const PHASES = ['walk', 'exile', 'stone', 'lift', 'sword', 'deposit', 'bonus', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface State extends GameState {
  readonly options: GameOptions;
  readonly position: Position;
  readonly phase: Phase;
  readonly turn: Seat;
  /** Turns begun, from 1. */
  readonly turns: number;
  /** In `exile`: the way just gone; in `sword`: the point whose stone is lifted, alone; empty elsewhere. */
  readonly pending: readonly PointId[];
  /** Points left in this turn, in order (GRA-L-20). */
  readonly left: readonly PointId[];
  /** Whether this move is a duel's bonus. */
  readonly bonus: boolean;
  /** Cards face down, the next one first: hidden. */
  readonly pile: readonly Force[];
  /** Cards that everybody saw and that tell what is left, oldest first. */
  readonly seen: readonly Force[];
}

export type Move =
  | { readonly kind: 'walk'; readonly seat: Seat; readonly path: Walk }
  | { readonly kind: 'exile'; readonly seat: Seat; readonly at: PointId }
  /** From the reserve, or the one that the sword lifted. */
  | { readonly kind: 'stone'; readonly seat: Seat; readonly at: PointId }
  | { readonly kind: 'lift'; readonly seat: Seat; readonly at: PointId }
  | { readonly kind: 'deposit'; readonly seat: Seat; readonly at: PointId }
  /** Takes the black collar off (GRA-DRA-2). */
  | { readonly kind: 'release'; readonly seat: Seat }
  /** Leaves a bonus unused (GRA-L-2), or has no move at all (GRA-L-14). */
  | { readonly kind: 'pass'; readonly seat: Seat }
  /** The table agrees to stop (GRA-L-31): never listed, for nobody plays it alone. */
  | { readonly kind: 'stop'; readonly seat: Seat };
export type MoveKind = Move['kind'];
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;

/** All that anybody may know: everything but the order of the pile. */
export interface View extends Omit<State, 'random' | 'pile'> {
  /** Whose; `NO_SEAT` for the public's. */
  readonly seat: Seat;
  /** Cards left face down. */
  readonly pile: number;
}
