/**
 * The skirmish: six counters a side on the small map, played whole by the rules of the book. Which pieces, which maps and how it ends are ours (LOR-L-59);
 * escorts, cities, combats of their own and Moines that vanish are left out of it. All of a state is plain, readonly, JSON-safe data.
 */
import type { Seat } from '../../core/events.ts';
import type { GameState } from '../../core/game.ts';
import type { Direction, Hex } from '../board/hex.ts';
import type { Position } from '../board/position.ts';
import type { Kind, Options } from '../types.ts';
import type { StartId } from './starts.ts';

export const SEATS = 2;

/** Months that a game may last; the first is usual. */
export const MONTHS = [8, 6, 12] as const;
export type Months = (typeof MONTHS)[number];

export interface GameOptions {
  readonly seats: typeof SEATS;
  readonly start: StartId;
  readonly months: Months;
  readonly options: Options;
}

/** Phases of a turn (LOR-TOUR-2), and the choice of a line for those that retreat, in the midst of any of them. */
export const PHASES = ['march', 'shots', 'combats', 'retreat', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Those that a retreat may break into. */
export const WITHIN = ['march', 'shots', 'combats'] as const satisfies readonly Phase[];

/** What a counter has done in the march of this turn. */
export interface Marched {
  readonly id: string;
  /** Its whole way, start included. */
  readonly path: readonly Hex[];
  /** The enemy whose zone it entered to attack. */
  readonly against?: string;
}

/** A counter that has shot this turn, and at whom. */
interface Aimed {
  readonly id: string;
  readonly target: string;
}

/** A counter that has to retreat or flee, and the other side of its combat, or who has cast the vision (LOR-L-7, LOR-L-61). */
export interface Falling {
  readonly id: string;
  readonly hexes: number;
  readonly fought: readonly string[];
}

/** A counter that is out of the game. */
interface Fallen {
  readonly id: string;
  readonly kind: Kind;
  readonly seat: Seat;
}

/** What holding the other's camp at the end is worth, in factors of combat. */
export const CAMP_WORTH = 8;

export const ENDS = ['rout', 'months'] as const;
export type EndReason = (typeof ENDS)[number];

interface Ended {
  readonly how: EndReason;
  readonly winners: readonly Seat[];
}

export interface State extends GameState {
  readonly options: GameOptions;
  readonly position: Position;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly month: number;
  readonly marched: readonly Marched[];
  /** Counters that have shot this turn, and those that have fought. */
  readonly shot: readonly Aimed[];
  readonly fought: readonly string[];
  /** Counters that stood in an enemy zone when the combats began: they attack if they can (LOR-ZDI-1, LOR-ZDI-3). */
  readonly bound: readonly string[];
  /** Own counters that were paralysed when the turn began: it is one of the turns that they miss (LOR-GOU-1). */
  readonly held: readonly string[];
  readonly falling: readonly Falling[];
  /** The phase that a retreat broke into. */
  readonly within: (typeof WITHIN)[number];
  readonly fallen: readonly Fallen[];
  readonly ended: Ended | null;
}

export type Move =
  /** `against`: the enemy whose zone is entered, where one is. */
  | { readonly kind: 'march'; readonly seat: Seat; readonly id: string; readonly to: Hex; readonly against?: string }
  | { readonly kind: 'shoot'; readonly seat: Seat; readonly shooters: readonly string[]; readonly target: string }
  | { readonly kind: 'attack'; readonly seat: Seat; readonly attackers: readonly string[]; readonly targets: readonly string[] }
  /** `alone`: it is eliminated rather than those that it would push to their death (LOR-REC-3). */
  | { readonly kind: 'retreat'; readonly seat: Seat; readonly id: string; readonly direction: Direction; readonly alone: boolean }
  /** The phase is done. */
  | { readonly kind: 'end'; readonly seat: Seat };

export type MoveKind = Move['kind'];
export type MoveOf<Of extends MoveKind> = Extract<Move, { readonly kind: Of }>;

export interface View extends Omit<State, 'random'> {
  readonly seat: Seat;
}

/** What the rules of a turn are asked about: a state or a view. */
export type Table = Omit<State, 'random'>;
