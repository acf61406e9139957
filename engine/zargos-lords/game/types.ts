/**
 * Zargo's Lords as a whole game: two to four peoples, their counters and cities on a map, month after month. What a game begins with, how long it lasts and
 * what wins is its scenario (`scenarios.ts`); the skirmishes are the smallest. All of a state is plain, readonly, JSON-safe data.
 */
import type { Seat } from '../../core/events.ts';
import type { GameState } from '../../core/game.ts';
import type { Direction, Hex } from '../board/hex.ts';
import type { Position } from '../board/position.ts';
import type { Kind, Options, People } from '../types.ts';
import type { Armies, ScenarioId } from './scenarios.ts';

/** Most that may sit at a table: a people each (LOR-PREP-1). */
export const MAX_SEATS = 4;

/** Of a skirmish. */
export const SEATS = 2;

/** Months that a skirmish may last; the first is usual. */
export const MONTHS = [8, 6, 12] as const;
export type Months = (typeof MONTHS)[number];

export interface GameOptions {
  readonly seats: number;
  readonly scenario: ScenarioId;
  readonly months: number;
  readonly options: Options;
  /** Left out: the usual ones. */
  readonly armies?: Armies;
  /** What a club's own box prints, as links carry it (`notation/box.ts`); left out: ours. */
  readonly box?: string;
}

/** What comes before the first month, step by step (LOR-PREP-1 to LOR-PREP-4). */
export const PREPARATIONS = ['cards', 'cities', 'garrisons', 'deployment'] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/**
 * After the preparations, the phases of a turn (LOR-TOUR-2); `answer`: an alliance was offered; `onward`: a combat of its own is won, and who fought it ends
 * his movement (LOR-IND-1). A retreat breaks into the others; `spare`: the ally whose counter it pushes to its death is asked (LOR-L-32).
 */
export const PHASES = [
  ...PREPARATIONS,
  'alliances',
  'answer',
  'march',
  'onward',
  'shots',
  'combats',
  'retreat',
  'spare',
  'entry',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Those that a retreat may break into. */
export const WITHIN = ['march', 'shots', 'combats'] as const satisfies readonly Phase[];

/** What a counter has done in the march of this turn. */
export interface Marched {
  readonly id: string;
  /** Its whole way, start included. */
  readonly path: readonly Hex[];
  /** The enemy, or the city, whose zone it entered to attack. */
  readonly against?: string;
}

/** What was done with an escort this turn: put on, or taken off (LOR-ESC-3). */
interface EscortDone {
  readonly id: string;
  readonly change: 'put-on' | 'taken-off';
}

/** Who fought a combat of its own and has won: the points left to it, and for a Serpent that goes straight, its line (LOR-IND-1, LOR-SER-1). */
export interface Onward {
  readonly id: string;
  readonly left: number;
  readonly line?: Direction;
  /** A Serpent's victims, the last last. */
  readonly beaten: readonly string[];
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

/** A line picked, and the ally who says whether his own or the one who retreats is lost (LOR-L-32). */
interface Sparing {
  readonly id: string;
  readonly direction: Direction;
  readonly seat: Seat;
}

/** A counter that is out of the game. */
export interface Fallen {
  readonly id: string;
  readonly kind: Kind;
  readonly seat: Seat;
}

/** A counter of `from` that is to be held by the other side of an alliance (LOR-ALL-2). */
export interface Pledge {
  readonly from: Seat;
  readonly to: Seat;
  readonly kind: Kind;
}

/** Who has left an ally, whom, and in which month: the last time between the two (LOR-ALL-1). */
interface Betrayal {
  readonly by: Seat;
  readonly of: Seat;
  readonly month: number;
}

/** Most hostages that an offer may name, both ways. */
export const MOST_PLEDGES = 4;

/** An alliance offered, and to whom (LOR-ALL-1). */
interface Offer {
  readonly to: Seat;
  readonly pledges: readonly Pledge[];
}

/** What holding the other's camp at the end is worth, in factors of combat. */
export const CAMP_WORTH = 8;

/** Extra months, at the most, that a tie of cities asks for (LOR-L-4). */
export const EXTRA_MONTHS = 12;

export const ENDS = ['rout', 'months', 'arrival'] as const;
export type EndReason = (typeof ENDS)[number];

interface Ended {
  readonly how: EndReason;
  readonly winners: readonly Seat[];
}

export interface State extends GameState {
  readonly options: GameOptions;
  /** By seat; fewer while people cards are still face down. */
  readonly peoples: readonly People[];
  /** Continents of each seat, by their numbers (`continentsOf`). */
  readonly lands: readonly (readonly number[])[];
  /** The people card that lies on each continent, face down (LOR-PREP-1); empty once all are taken, or where a scenario deals none. */
  readonly cards: readonly People[];
  readonly position: Position;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly month: number;
  /** Alliances: what was offered and waits for its answer; to whom this turn; and who is to be delivered. */
  readonly offer: Offer | null;
  readonly offered: readonly Seat[];
  readonly pledges: readonly Pledge[];
  /** Left out while nobody has left an ally. */
  readonly betrayals?: readonly Betrayal[];
  readonly marched: readonly Marched[];
  readonly escorts: readonly EscortDone[];
  readonly onward: Onward | null;
  /** Counters that have shot this turn, and those, and cities, that have fought. */
  readonly shot: readonly Aimed[];
  readonly fought: readonly string[];
  /** Counters that stood in an enemy zone when the combats began: they attack if they can (LOR-ZDI-1, LOR-ZDI-3). */
  readonly bound: readonly string[];
  /** Own counters that were paralysed when the turn began: it is one of the turns that they miss (LOR-GOU-1). */
  readonly held: readonly string[];
  /** Moines that have come back this turn: they do not vanish again in it (LOR-MOI-1). */
  readonly returned: readonly string[];
  /** Cities whose keeper has eliminated a hostage this turn (LOR-ALL-3). */
  readonly executed: readonly string[];
  readonly falling: readonly Falling[];
  readonly sparing: Sparing | null;
  /** The city that was opened, and who may enter it at once (LOR-L-57). */
  readonly entry: { readonly city: string; readonly by: readonly string[] } | null;
  /** The phase that a retreat broke into. */
  readonly within: (typeof WITHIN)[number];
  readonly fallen: readonly Fallen[];
  readonly ended: Ended | null;
}

export type Move =
  /** The people card of a continent is turned over; under LOR-L-28 `people` is chosen with it. */
  | { readonly kind: 'pick'; readonly seat: Seat; readonly continent: number; readonly people?: People }
  | { readonly kind: 'found'; readonly seat: Seat; readonly at: Hex }
  /** The whole garrison of a city, hidden. */
  | { readonly kind: 'garrison'; readonly seat: Seat; readonly city: string; readonly ids: readonly string[] }
  | { readonly kind: 'place'; readonly seat: Seat; readonly id: string; readonly at: Hex }
  /** What is left of this preparation is done for the seat, by what a captain would do. */
  | { readonly kind: 'settle'; readonly seat: Seat }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly to: Seat; readonly pledges: readonly Pledge[] }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly accepts: boolean }
  | { readonly kind: 'break'; readonly seat: Seat; readonly with: Seat }
  /**
   * `against`: the enemy whose zone is entered, where one is. `apart`: of an escorted pair, only the escort, or only the one it escorts, goes, and the other
   * stays (LOR-ESC-3).
   */
  | {
      readonly kind: 'march';
      readonly seat: Seat;
      readonly id: string;
      readonly to: Hex;
      readonly against?: string;
      readonly apart?: 'escort' | 'escorted';
    }
  /** It stays where it is this turn: with it, those that have not moved yet can be gone through one by one. */
  | { readonly kind: 'stay'; readonly seat: Seat; readonly id: string }
  /** A combat of its own: from where it goes to `to`, straight where it may, and fights there at once (LOR-IND-1). */
  | { readonly kind: 'strike'; readonly seat: Seat; readonly id: string; readonly to: Hex; readonly target: string }
  /** What is left of the movement of who has won its own combat. */
  | { readonly kind: 'onward'; readonly seat: Seat; readonly to: Hex }
  | { readonly kind: 'vanish'; readonly seat: Seat; readonly id: string }
  | { readonly kind: 'return'; readonly seat: Seat; readonly id: string; readonly to: Hex }
  | { readonly kind: 'execute'; readonly seat: Seat; readonly city: string; readonly id: string }
  | { readonly kind: 'free'; readonly seat: Seat; readonly city: string; readonly id: string; readonly to: Hex }
  | { readonly kind: 'shoot'; readonly seat: Seat; readonly shooters: readonly string[]; readonly target: string }
  /** `targets`: counters, or one city. */
  | { readonly kind: 'attack'; readonly seat: Seat; readonly attackers: readonly string[]; readonly targets: readonly string[] }
  /** A garrison attacks besiegers from its walls (LOR-VIL-5). */
  | { readonly kind: 'sally'; readonly seat: Seat; readonly city: string; readonly targets: readonly string[] }
  /** `alone`: it is eliminated rather than those that it would push to their death (LOR-REC-3). */
  | { readonly kind: 'retreat'; readonly seat: Seat; readonly id: string; readonly direction: Direction; readonly alone: boolean }
  /** The ally's word on a retreat: whether the one who retreats is eliminated alone. */
  | { readonly kind: 'spare'; readonly seat: Seat; readonly alone: boolean }
  | { readonly kind: 'enter'; readonly seat: Seat; readonly id: string }
  /** The phase is done; a movement won is left; nobody enters. */
  | { readonly kind: 'end'; readonly seat: Seat };

export type MoveKind = Move['kind'];
export type MoveOf<Of extends MoveKind> = Extract<Move, { readonly kind: Of }>;

/** What these eyes know: other peoples' garrisons are hidden but for what was shown of them, people cards lie face down. */
export interface View extends Omit<State, 'random'> {
  readonly seat: Seat;
}

/** What the rules of a turn are asked about: a state or a view. */
export type Table = Omit<State, 'random'>;
