/**
 * What the shell hands to a game's board: a view, never the state, so that what is hidden cannot show. It is one flat value made of named parts, so that whoever
 * needs one of them says so, and whoever makes a handle by hand makes that one alone.
 */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes, Outcome } from '#engine/core/game.ts';
import type { VNode } from 'preact';
import type { Refusal, Verdict } from '#engine/core/verdict.ts';
import type { History } from './session/history.ts';
import type { Player } from './spec.ts';

/** What is seen: the moment on the screen. */
export interface SeenPart<View> {
  /** Whose eyes look at the screen; `NO_SEAT` for what everybody at the table sees: under the curtain, and for guests who chose no seat. */
  readonly seat: Seat;
  readonly view: View;
  /** How many moves the shown moment has behind it, to tell one moment from the next. */
  readonly at: number;
  /** False while moves already made are looked at. */
  readonly live: boolean;
  /** How the game ended, once the shown moment is its end. */
  readonly outcome: Outcome | undefined;
}

/** Who sits at the table. */
export interface PlayersPart {
  readonly players: readonly Player[];
  readonly humans: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
}

/** What happened up to the shown moment, as these eyes saw it. */
export interface StoryPart<Event> {
  /** From the last event of a kind on; nothing where there is none. All of it without a kind. */
  readonly since: (is?: (event: Event) => boolean) => readonly Event[];
  /** What the last move made happen. */
  readonly told: readonly Event[];
  /** The same in sentences, as the log tells it. */
  readonly said: readonly string[];
  /** What the last move did is being read. */
  readonly isRead?: boolean;
  /** The card of what it did to this seat is being read. */
  readonly isStruck?: boolean;
  /** The move being shown piece by piece: all the rest of the handle is as it was before it, and nothing may be played. */
  readonly show?: ShownMove<Event> | undefined;
}

/** A move whose pieces are being shown: throws, cards, armies. */
export interface ShownMove<Event> {
  /** What it made happen, as these eyes saw it. */
  readonly events: readonly Event[];
  /** Pieces seen so far. */
  readonly count: number;
}

/** What may be done. */
export interface MovesPart<Move> {
  /** Moves of the seat that looks; none while a replay is looked at, nor for a bot. */
  readonly legal: readonly Move[];
  /** The same, or moves of another person at this screen, at a moment where nothing is hidden; none otherwise. */
  readonly movesOf: (seat: Seat) => readonly Move[];
  /** Whether a move may be played at the shown moment, with the rule and the sentence where it may not: nothing is played (« pourquoi pas ? »). */
  readonly judge: (move: Move) => Verdict;
  /** Plays, or shows why not. `joins`: by the same tap as the move before, with which it is taken back. */
  readonly act: (move: Move, joins?: boolean) => void;
  /** Nothing is asked of this seat any more in the turn under way, or for these cards alone: this question is passed. Absent where nothing is asked so. */
  readonly letGo?: ((notFor?: readonly string[]) => void) | undefined;
  /** A bot plays the rest of the game in one's place. Absent: in a lesson, and where several people sit here. */
  readonly leaveOff?: (() => void) | undefined;
  /** Takes back those of one's last moves that `is` tells, and leaves the others; undefined where that cannot be. Absent: in a lesson. */
  readonly withdraw?: (is: (move: Move) => boolean) => (() => void) | undefined;
}

/** How the table goes on by itself. */
export interface TempoPart<Move> {
  /** How the bots' pauses are: 1 as the game wishes, 0 none. */
  readonly pace: number;
  /** Present while the game's own clock runs: its board moves it, and bots that play against it. */
  readonly clock?: RunningClock<Move> | undefined;
}

interface RunningClock<Move> {
  /** The move that lets it tick. */
  readonly tick: Move;
  /** Nothing moves by itself until somebody says so. */
  readonly resting: boolean;
  /** Plays if the rules allow, and says nothing when they do not: for what comes too late. */
  readonly offer: (move: Move) => boolean;
  /** What the bots of these seats would play now. */
  readonly ask: (seats: readonly Seat[]) => Promise<readonly Move[]>;
}

/** What the board is asked to point out, or to leave out, and what it says of itself. */
interface MarksPart<Move> {
  /** What advice says of the shown moment, once it was asked for: the move, and those that belong to it, to be played at once after it. */
  readonly advised: readonly Move[];
  /** A coach speaks of the moments of this game: what he tells may be waited for. Absent: in a lesson. */
  readonly isTaught?: boolean;
  /** The board says what is held on it, by its id: an advice is about that. Absent: in a lesson. */
  readonly hold?: (id: string | undefined) => void;
  /** Ids of the places that are spoken of beside the board: it says which they are. */
  readonly named?: readonly string[] | undefined;
  /** The arbiter's page with the shown moment as these eyes see it, and a move in it; absent where there is none, or nothing may be shown. */
  readonly arbiter?: (move?: Move) => string;
  /** Under a refusal that the judge just gave, whether it would hold under another reading. */
  readonly otherwise?: (refusal: Refusal) => VNode;
  /** A task is asked beside the board: it has no more to say than what may be done. */
  readonly task?: BoardTask;
}

interface BoardTask {
  /** Ids of the places to open the board at, where it is about a few of them. */
  readonly places?: readonly string[] | undefined;
  /** No chances are written on the board: they are not taught yet. */
  readonly withoutOdds?: boolean | undefined;
}

/** What the board asked to be kept under a name, for games to come. */
interface HabitsPart {
  /** Whether something was asked for in the game under way, and to ask for it: a reload forgets it no more than another game remembers it. Absent: in a lesson. */
  readonly isWished?: (name: string) => boolean;
  readonly wishFor?: (name: string) => void;
  readonly habit: (name: string) => string | undefined;
  readonly keepHabit: (name: string, value: string) => void;
}

export interface Handle<View, Move, Event = unknown>
  extends SeenPart<View>,
    PlayersPart,
    StoryPart<Event>,
    MovesPart<Move>,
    TempoPart<Move>,
    MarksPart<Move>,
    HabitsPart {}

export type TableHandle<G extends GameTypes> = Handle<G['view'], G['move'], G['event']>;

/** What the page of a game's end is handed: the moment, who sat there, and all that happened; hands are nobody's secret any more. */
export interface EndProps<G extends GameTypes> {
  readonly handle: SeenPart<G['view']> & PlayersPart;
  readonly history: History<G>;
  /** What was advised in it (`givenKey`): nobody is blamed for that. */
  readonly given?: readonly string[];
}
