/** What the shell hands to a game's board: a view, never the state, so that what is hidden cannot show. */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes, Outcome } from '#engine/core/game.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import type { History } from './session/history.ts';
import type { Player } from './spec.ts';

/** What the page of a game's end is handed: the table, and all that happened; hands are nobody's secret any more. */
export interface EndProps<G extends GameTypes> {
  readonly handle: TableHandle<G>;
  readonly history: History<G>;
}

/** A move whose pieces are being shown: throws, cards, armies. */
export interface ShownMove<Event> {
  /** What it made happen, as these eyes saw it. */
  readonly events: readonly Event[];
  /** Pieces seen so far. */
  readonly count: number;
}

export interface Handle<View, Move, Event = unknown> {
  /** Whose eyes look at the screen; `NO_SEAT` for what everybody at the table sees: under the curtain, and for guests who chose no seat. */
  readonly seat: Seat;
  readonly view: View;
  /** Moves of that seat; none while a replay is looked at, nor for a bot. */
  readonly legal: readonly Move[];
  /** Moves are made under somebody's eyes: not looked at again. */
  readonly watched: boolean;
  /** Moves of another person at this screen, at a moment where nothing is hidden; none otherwise. */
  readonly movesOf: (seat: Seat) => readonly Move[];
  /** False while moves already made are looked at. */
  readonly live: boolean;
  readonly players: readonly Player[];
  readonly humans: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
  /** How many moves the shown moment has behind it, to tell one moment from the next. */
  readonly at: number;
  /** The last thing of a kind that happened up to the shown moment, as these eyes saw it. */
  readonly last: <Wanted extends Event>(is: (event: Event) => event is Wanted) => Wanted | undefined;
  /** What happened from the last event of a kind on, up to the shown moment, as these eyes saw it; nothing where there is none. All of it without a kind. */
  readonly since: (is?: (event: Event) => boolean) => readonly Event[];
  /** What the last move up to the shown moment made happen, as these eyes saw it. */
  readonly told: readonly Event[];
  /** The move being shown piece by piece: all the rest of the handle is as it was before it, and nothing may be played. */
  readonly show?: ShownMove<Event> | undefined;
  /** The same in sentences, as the log tells it. */
  readonly said: readonly string[];
  /** How the bots' pauses are: 1 as the game wishes, 0 none. */
  readonly pace: number;
  /** Nothing moves by itself until somebody says so. */
  readonly resting: boolean;
  /** What the board asked to be kept under this name, for games to come. */
  readonly habit: (name: string) => string | undefined;
  readonly keepHabit: (name: string, value: string) => void;
  /** The move that lets the game's clock tick, while it runs. */
  readonly tick: Move | undefined;
  /** What advice says of the shown moment, once it was asked for: boards mark it. */
  readonly advised: Move | undefined;
  /** What belongs to the advised move, to be played at once after it. Absent: in a lesson. */
  readonly following?: readonly Move[];
  /** Ids of the places to open the board at, where it is about a few of them. */
  readonly places?: readonly string[] | undefined;
  /** Ids of the places that are spoken of beside the board: it says which they are. */
  readonly named?: readonly string[] | undefined;
  /** No chances are written on the board: they are not taught yet. */
  readonly withoutOdds?: boolean | undefined;
  /** A task is asked beside the board: it has no more to say than what may be done. */
  readonly isTask?: boolean | undefined;
  /** How the game ended, once the shown moment is its end. */
  readonly outcome: Outcome | undefined;
  /** Whether a move may be played at the shown moment, with the rule and the sentence where it may not: nothing is played (« pourquoi pas ? »). */
  readonly judge: (move: Move) => Verdict;
  /** The arbiter's page with the shown moment as these eyes see it, and a move in it; absent where there is none, or nothing may be shown. */
  readonly arbiter?: (move?: Move) => string;
  /** Plays, or shows why not. */
  readonly act: (move: Move) => void;
  /** Nothing is asked of this seat any more in the turn under way: this question is passed. Absent where nothing is asked so. */
  readonly letGo?: (() => void) | undefined;
  /** Takes back those of one's last moves that `is` tells, and leaves the others; undefined where that cannot be. Absent: in a lesson. */
  readonly withdraw?: (is: (move: Move) => boolean) => (() => void) | undefined;
  /** Plays if the rules allow, and says nothing when they do not: for bots that come too late, and for the clock. */
  readonly offer: (move: Move) => boolean;
  /** What the bots of these seats would play now: for a game with a clock of its own. */
  readonly ask: (seats: readonly Seat[]) => Promise<readonly Move[]>;
}

export type TableHandle<G extends GameTypes> = Handle<G['view'], G['move'], G['event']>;
