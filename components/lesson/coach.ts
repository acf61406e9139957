/** What a coach says in a first game: what may be done now, and one idea a turn. Sentences are a game's own, out of what the learner sees and may play. */
import type { Counsel } from '#components/table/advice/adviser.ts';
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { OursTold } from './Ours.tsx';

/** What is told to be played, on a game's own clock. */
export interface Order<Move> {
  readonly moves: readonly Move[];
  readonly at: number;
  /** It is still told, and pointed out on the board. */
  readonly stands: boolean;
}

/** An idea, and where it was learnt. */
export interface Tip<Rule extends string = string, Move = never> {
  /** What may be done now: true of these moves. */
  readonly now: string;
  /** What stands behind it: read where there is room, or when the box is opened. */
  readonly more?: string | undefined;
  readonly idea: string;
  /** Slug of the lesson that taught it. */
  readonly lesson: string;
  readonly rule: Rule;
  /** Rulings of ours that the idea rests on: said beside it. */
  readonly readings?: readonly Rule[];
  /** The last one given where a clock runs: whoever speaks seldom keeps to it. */
  readonly order?: Order<Move> | undefined;
}

/** What a coach looks at: the learner's moment. */
export interface CoachMoment<G extends GameTypes> {
  readonly view: G['view'];
  readonly seat: Seat;
  /** The moves that he may make: none only where it speaks all the same. */
  readonly legal: readonly G['move'][];
  /** From 1 to how many the coach speaks in: his turn, or the game's own step. */
  readonly turn: number;
  /** What the adviser would play, where the coach asks him (`asks`). */
  readonly counsel?: Counsel<G['move']> | undefined;
  /** What it said last. */
  readonly last?: Tip<G['rule'], G['move']> | undefined;
  /** He has just played what the coach advised: its price was told before. */
  readonly isAdvised?: boolean;
  /** What happened from the last event of a kind on, as he saw it; nothing where there is none. */
  readonly since: (is: (event: G['event']) => boolean) => readonly G['event'][];
}

export interface CoachSpec<G extends GameTypes> {
  readonly game: string;
  /** Where its table stands, after the game's id. Left out: `jouer/`. */
  readonly table?: string;
  readonly tip: (moment: CoachMoment<G>) => Tip<G['rule'], G['move']>;
  /** Moments where it says what the adviser would play: « Un conseil ? » has nothing else to say. */
  readonly asks?: (view: G['view']) => boolean;
  /** What the others have just done, as long as it matters; asked when it is not his turn, too. */
  readonly seen?: (moment: CoachMoment<G>) => string | undefined;
  /** What his own last move has cost him, or won: said after what is asked now, until he plays again. */
  readonly paid?: (moment: CoachMoment<G>) => string | undefined;
  /** The answer that is given for him, who has no other. */
  readonly spared?: (moment: CoachMoment<G>) => G['move'] | undefined;
  /** Moments where it speaks though no move is listed: everybody acts as the clock runs. */
  readonly speaks?: (view: G['view']) => boolean;
  /** How many turns or steps it speaks in; left out: `COACHED`. */
  readonly turns?: number;
  /** It speaks to the end: what it teaches is done when the game is over. */
  readonly whole?: true;
  /** Which of its table's first games it speaks in, from 0; left out: all of them. */
  readonly first?: number;
  /** Which of the games with a coach this one is, from 0; left out: there is one. */
  readonly which?: (view: G['view']) => number;
  /** What is counted, from 1, and beyond once it is over; left out: the learner's own turns. */
  readonly step?: (view: G['view']) => number;
  /** What that is called, before its number. */
  readonly counts?: string;
  /** What comes, and where help is: said in the line, in the place of the stars, when it falls silent before the end. */
  readonly next?: string;
  /** What is played for from then on, said when it falls silent. Left out: nothing more is said. */
  readonly onward?: string;
  /** What is ours of what it says: numbers, and the rulings that any of its sentences rests on. */
  readonly ours: OursTold;
  /** Titles of the lessons it sends to, by slug. */
  readonly lessons: Readonly<Record<string, string>>;
}

/** Under which names the stars of a first game are kept, beside those of the lessons. */
const FIRST_GAME = 'premiere-partie';

export const firstSlug = (at: number): string => (at === 0 ? FIRST_GAME : `${FIRST_GAME}-${at + 1}`);

export const FIRST_TURNS = 'trois-tours';
