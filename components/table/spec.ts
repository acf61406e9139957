/** What the table needs to know of a game beside its rules. The shell knows no game: it plays any `Game` through this. */
import type { ComponentType } from 'preact';
import type { SoundName } from '#components/kit/sound.ts';
import type { Seat } from '#engine/core/events.ts';
import type { Game, GameTypes, LogLine } from '#engine/core/game.ts';
import type { Choices } from '#engine/core/ruling.ts';

/** A bot's strength, as the chooser shows it. */
export interface Level {
  readonly id: string;
  /** What it was called before. */
  readonly was?: string;
  readonly label: string;
  readonly note: string;
}

/** Who sits there: somebody at this screen, or a bot of a level. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: string };

/** A number that the booklet lost and that a club's own box may replace (« ma boîte »). */
interface BoxField {
  readonly id: string;
  readonly label: string;
  /** Ours. */
  readonly usual: number;
}

export interface BoxSpec {
  readonly fields: readonly BoxField[];
  readonly most: number;
  /** The box that the table keeps (`our-table`): its game, its text read and written. */
  readonly game: string;
  readonly read: (text: string) => Readonly<Record<string, number>>;
  readonly write: (values: Readonly<Record<string, number>>) => string;
}

/** A whole part of the box that a club replaces by a file of its own: a board, a pack. Whatever its size, it is a value. */
export interface BoxFile {
  /** The box that the table keeps (`our-table`): the file's value as JSON, or as it is where it is a text. */
  readonly game: string;
  /** What the file holds, a masculine word: « plateau ». */
  readonly what: string;
  /** How such a file is had, in a sentence or two. */
  readonly note: string;
  /** Checks what a file holds, or what was kept of one. A refusal is one French sentence: what was wrong, and what is taken. */
  readonly read: (input: unknown) => { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly because: string };
}

/** A file of the box as the chooser holds it. */
export interface BoxFileChosen {
  readonly name: string;
  readonly value: unknown;
}

export interface FormProps<Own> {
  readonly value: Own;
  readonly onChange: (value: Own) => void;
  readonly seats: number;
}

/** What a game lets choose beside seats, readings and box, in a few fields of its own: a goal, colours. JSON-safe. */
export interface OptionsForm<Own> {
  /** What a browser kept, for `seats`, as far as it can be read; without anything, the usual choice. Never throws. */
  readonly read: (kept: unknown, seats: number) => Own;
  readonly Form: ComponentType<FormProps<Own>>;
  /** What a seat is called before the game, where the choice says so. */
  readonly nameOf?: (seat: Seat, own: Own) => string;
  /** Levels that are none with this choice, where the usual one sits down instead, and the sentence that says so. Absent: every one is offered. */
  readonly without?: (own: Own, seats: number) => { readonly levels: readonly string[]; readonly because: string } | undefined;
}

/** A game's form as the shell holds it, which hands back only what the form's own `read` gave. */
export const asOptionsForm = <Own>(form: OptionsForm<Own>): OptionsForm<unknown> => form as unknown as OptionsForm<unknown>;

/** What was chosen before a game. */
interface ChosenOptions {
  readonly seats: number;
  readonly rulings: Choices;
  /** Numbers of the table's own box, only where they differ from ours. */
  readonly box: Readonly<Record<string, number>>;
  /** What the game's own form holds; undefined without a form. */
  readonly own: unknown;
  /** The value of the box's file; undefined for ours. */
  readonly file: unknown;
}

/** A question put to all whose hands may answer it. All of it is public. */
export interface WindowQuestion {
  /** The same until somebody reacts. */
  readonly id: string;
  /** Names the turn it is asked in. */
  readonly turn: string;
  /** Those it is put to, in order. */
  readonly seats: readonly Seat[];
  /** « Avant le tour des Ailés : qui joue une carte rouge ? » */
  readonly text: string;
}

/** What was done to a seat. */
export interface Blow {
  /** Spoken to it: « Vous perdez Kahil est et 4 pions. » */
  readonly text: string;
  /** Ids of the places where, for the board to name. */
  readonly places: readonly string[];
  /** It stops the table at any pace. */
  readonly isGrave?: boolean;
  /** Its show tells it: it stops the table where that is not seen. */
  readonly isShown?: boolean;
  /** How many moves it tells. Absent: the last one. */
  readonly moves?: number;
  /** What is told of it beside. Absent: what the log tells of those moves. */
  readonly lines?: readonly LogLine[];
}

/** What of a move is shown before the game goes on. */
export interface Show {
  /** Seen one after another before anything is told of it: throws, cards, armies. Absent: it is told at once. */
  readonly pieces?: number;
  /** Milliseconds a piece at the usual pace. */
  readonly ms?: number;
  /** Ids of the places where it happens, for the board to name and to go to. Absent: those of its events. */
  readonly places?: readonly string[];
  /** Milliseconds that it stays at the usual pace, once told. Absent: as long as it is read. */
  readonly stay?: number;
  /** Its seat's next move is part of it. */
  readonly goesOn?: boolean;
  /** It stays though somebody at this screen did it. */
  readonly isOwn?: boolean;
  /** On a phone, where no log is in sight, it is told over what is asked next, too: nothing waits for it. */
  readonly isBeside?: true;
  /** Said of it in the place of what the log tells. */
  readonly text?: string;
  /** Whoever is asked next is asked once it was read. */
  readonly holds?: true;
  /** Read on a card before its pieces: what strikes somebody at this screen. */
  readonly herald?: LogLine | undefined;
}

/** A move played, or several in a row, as the eyes of a seat saw it; `move` is the last. */
export interface SeenMove<G extends GameTypes> {
  readonly move: G['move'];
  readonly before: G['view'];
  readonly after: G['view'];
  readonly events: readonly G['event'][];
}

/** What is made of a game while somebody looks on: fetched with what is seen of it. */
export interface Narration<G extends GameTypes> {
  /** The arbiter's page with this position, and a move in it: `eyes`, as far as they see, all of it where undefined. Absent: the game has none. */
  readonly arbiter?: (state: G['state'], move: G['move'] | undefined, eyes: Seat | undefined) => string;
  /** Shows under which readings the move of a link to the arbiter would be judged otherwise; fetched when somebody asks. */
  readonly otherwise?: () => Promise<{ readonly Otherwise: ComponentType<{ link: string }> }>;
  /** Ids of the places that an event is about. Absent: the game has none. */
  readonly where?: (event: G['event'], view: G['view']) => readonly string[];
  /** What a game looked at again is gone through by, beside its rounds: « Combat », « Mon tour ». The moves after which one stands there. */
  readonly landmarks?: readonly { readonly name: string; readonly is: (event: G['event'], humans: readonly Seat[]) => boolean }[];
  /** What a move that was not of `seat`'s own turn did to it: it stops the table until it is read. Undefined where it did nothing. Absent: nothing stops. */
  readonly blow?: (told: SeenMove<G>, seat: Seat) => Blow | undefined;
  /** Whether what a move did is told with what follows it at once, as if all were one move. Absent: each has its own card. */
  readonly gathers?: (told: SeenMove<G>) => boolean;
  /** What a move shows before the game goes on; undefined for one that passes by. `since`: what was seen from the last event of a kind on, this move included. */
  readonly show?: (
    told: SeenMove<G>,
    humans: readonly Seat[],
    since: (is: (event: G['event']) => boolean) => readonly G['event'][],
  ) => Show | undefined;
}

/** A game that teaches, with a coach. */
export interface FirstGame<State> {
  /** Who sits down, the learner first. */
  readonly players: readonly Player[];
  /** What the game's own form holds, fetched when it is wanted; everything else is as the booklet has it. Absent: the usual. */
  readonly own?: () => Promise<unknown>;
  /** Whether such a beginning suits a learner. Absent: any does. */
  readonly suits?: (state: State) => boolean;
  /** How it is offered where games are chosen, and after the lessons. */
  readonly offer: FirstOffer;
}

/** A game made to learn by, as it is offered: at its table, and as a last step of the path of lessons. */
export interface FirstOffer {
  /** Where its table stands, after the game's id. Left out: `jouer/`. */
  readonly table?: string;
  /** « Votre première partie » */
  readonly title: string;
  readonly idea: string;
  /** Minutes that most take. */
  readonly minutes: number;
  /** Its coach speaks to the end: it waits for no lesson. */
  readonly whole?: true;
}

export const HUMAN: Player = { kind: 'human' };

export interface TableSpec<G extends GameTypes> {
  readonly game: Game<G>;
  /** Seats, both taken. */
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  /** What a seat is called, in the log and on the board: « Rouge ». Without a state: before the game, or in general. */
  readonly nameOf: (seat: Seat, state?: G['state']) => string;
  readonly levels: readonly [Level, ...Level[]];
  /** The level offered first. */
  readonly level: string;
  /** What a club's own box may replace, each from 0 to `most`. Absent: nothing was lost. */
  readonly box?: BoxSpec;
  readonly boxFile?: BoxFile;
  /** Made by `formOf`. */
  readonly optionsForm?: OptionsForm<unknown>;
  /** The first game after the lessons, and what follows it. Absent: none. */
  readonly firsts?: readonly [FirstGame<G['state']>, ...FirstGame<G['state']>[]];
  /** Options for the game's checker, out of what the chooser holds. */
  readonly optionsOf: (chosen: ChosenOptions) => unknown;
  /** What the chooser holds, out of options. */
  readonly chosenOf: (options: G['options']) => { readonly seats: number; readonly rulings: Choices };
  /**
   * Whether `taken` may be taken back over `move`, which is itself or another's since: not when something hidden was shown, dice were thrown, or the answer
   * tells what a hand holds. Absent: never.
   */
  readonly mayUndo?: (before: G['state'], move: G['move'], after: G['state'], taken: G['move']) => boolean;
  /** Why a move cannot be taken back any more in this state, where the game has its own reason. */
  readonly final?: (state: G['state']) => string | undefined;
  /** Nothing is hidden between the people at the screen at this moment: the device need not be passed on. Public. */
  readonly open?: (state: G['state']) => boolean;
  /** No seat ever sees more than another: no curtain falls, nobody chooses whose eyes, and no link shows a hand. */
  readonly hidesNothing?: true;
  /** Nobody is asked for the one thing left to do, beside a coach neither: what it is for is told as it is done. Absent: he speaks of it. */
  readonly passesAlone?: true;
  /** What is asked of several at once, whether they react: such a game also has `idle`. Absent: nothing ever is. */
  readonly question?: (state: G['state']) => WindowQuestion | undefined;
  /** What such an answer takes, a card by its name: one may ask not to be asked for it any more. Absent: nothing is. */
  readonly takes?: (move: G['move']) => string | undefined;
  /** Whether such an answer could do nothing to anybody else: who has no other is not asked. Absent: none is. */
  readonly harmsNobody?: (state: G['state'], move: G['move']) => boolean;
  /** Whose turn is under way: what others do in it is no turn of theirs. Absent: whoever moves is at his own. */
  readonly seatInTurn?: (state: G['state']) => Seat;
  /** Names the turn under way, as its questions do. Absent, or undefined: in this game there are no questions, and a turn is what its moves show. */
  readonly turnOf?: (state: G['state']) => string | undefined;
  /** Milliseconds to leave between two moves of bots, so that they can be followed; 0 to go on at once. */
  readonly pause?: (before: G['state'], move: G['move']) => number;
  /** Whether a bot keeps such a move back until somebody else has moved: where it would leave before `humans` could do anything with it. Absent: never. */
  readonly waits?: (state: G['state'], move: G['move'], humans: readonly Seat[]) => boolean;
  /** « Un conseil ? », by the adviser of the game's worker. Absent: nobody advises. */
  readonly advice?: {
    /** How strong he is: one of the table's levels, or a name of his own. */
    readonly name: string;
    /** In a turn of many moves, once his move was played he says the next one at once. Absent: he is asked again. */
    readonly goesOn?: true;
  };
  /** What is heard of what has just happened, where sound is on; undefined for nothing. */
  readonly heard?: (events: readonly G['event'][]) => SoundName | undefined;
}

/** Whether nothing is hidden between the people at the screen in this state. */
export const isOpenIn = <G extends GameTypes>({ open, hidesNothing }: TableSpec<G>, state: G['state']): boolean =>
  hidesNothing ?? open?.(state) ?? false;
