/** What the table needs to know of a game beside its rules. The shell knows no game: it plays any `Game` through this. */
import type { Game, GameMove, GameState, Seat } from '#engine/core/game.ts';
import type { Choices } from '#engine/core/ruling.ts';

/** A bot's strength, as the chooser shows it. */
export interface Level {
  readonly id: string;
  readonly label: string;
  readonly note: string;
}

/** Who sits there: somebody at this screen, or a bot of a level. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: string };

/** A number that the booklet lost and that a club's own box may replace (« ma boîte »). */
export interface BoxField {
  readonly id: string;
  readonly label: string;
  /** Ours. */
  readonly usual: number;
}

export const HUMAN: Player = { kind: 'human' };

export interface TableSpec<State extends GameState, Move extends GameMove, View, Options, Rule extends string = string> {
  readonly game: Game<State, Move, View, Options, Rule>;
  /** Seats, both taken. */
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  /** What a seat is called, in the log and on the board: « Rouge ». */
  readonly nameOf: (seat: Seat) => string;
  readonly levels: readonly [Level, ...Level[]];
  /** The level offered first. */
  readonly level: string;
  /** What a club's own box may replace, each from 0 to `most`. Absent: nothing was lost. */
  readonly box?: { readonly fields: readonly BoxField[]; readonly most: number };
  /** Options for the game's checker, out of what the chooser holds; `box` has only what differs from ours. */
  readonly optionsOf: (seats: number, rulings: Choices, box: Readonly<Record<string, number>>) => unknown;
  /** What the chooser holds, out of options. */
  readonly chosenOf: (options: Options) => { readonly seats: number; readonly rulings: Choices };
  /** Whether a move may be taken back once it is played: not when something hidden was shown, or dice were thrown. Absent: never. */
  readonly mayUndo?: (before: State, move: Move, after: State) => boolean;
  /** Nothing is hidden between the people at the screen at this moment: the device need not be passed on. Public. */
  readonly open?: (state: State) => boolean;
  /** Milliseconds to leave between two moves of bots, so that they can be followed; 0 to go on at once. */
  readonly pause?: (before: State, move: Move) => number;
}
