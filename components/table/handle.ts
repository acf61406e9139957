/** What the shell hands to a game's board: a view, never the state, so that what is hidden cannot show. */
import type { Outcome, Seat } from '#engine/core/game.ts';
import type { Player } from './spec.ts';

export interface Handle<View, Move> {
  /** Whose eyes look at the screen. */
  readonly seat: Seat;
  readonly view: View;
  /** Moves of that seat; none while a replay is looked at, nor for a bot. */
  readonly legal: readonly Move[];
  /** Moves of another person at this screen, at a moment where nothing is hidden; none otherwise. */
  readonly movesOf: (seat: Seat) => readonly Move[];
  /** False while moves already made are looked at. */
  readonly live: boolean;
  readonly players: readonly Player[];
  readonly humans: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
  /** How many moves the shown moment has behind it, to tell one moment from the next. */
  readonly at: number;
  /** How the bots' pauses are: 1 as the game wishes, 0 none. */
  readonly pace: number;
  /** The move that lets the game's clock tick, while it runs. */
  readonly tick: Move | undefined;
  /** How the game ended, once the shown moment is its end. */
  readonly outcome: Outcome | undefined;
  /** Plays, or shows why not. */
  readonly act: (move: Move) => void;
  /** Plays if the rules allow, and says nothing when they do not: for bots that come too late, and for the clock. */
  readonly offer: (move: Move) => boolean;
  /** What the bots of these seats would play now: for a game with a clock of its own. */
  readonly ask: (seats: readonly Seat[]) => Promise<readonly Move[]>;
}
