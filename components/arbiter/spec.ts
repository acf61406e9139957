/**
 * What a game brings to the arbiter: its positions as fields, its moves as fields, its words. Fetched at the first act: the page opens on a sheet made at build
 * (`sheet.ts`), and draws what it is given (`look.ts`). The shell knows no game.
 */
import type { Seat } from '#engine/core/events.ts';
import type { Game, GameTypes, LogLine } from '#engine/core/game.ts';
import type { Checked } from '#engine/core/input.ts';
import { type Choices, type ChoicesOf, type ReadingIds, readChoices } from '#engine/core/ruling.ts';
import type { Reason, Verdict } from '#engine/core/verdict.ts';
import type { Distance } from './nearest.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list of the question on top, as a fact of what is asked. */
export interface QuestionList {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** The question with this chosen in it, as a text; undefined where that would change another list as well. */
  readonly set: (value: string) => string | undefined;
}

interface Named {
  /** Unique among the fields of its group, or of its move. */
  readonly id: string;
  readonly label: string;
}

/** One thing to be set of what is being `Made`, a position or a move: what it is now, and what setting it gives. */
export type Field<Made> =
  | (Named & {
      readonly kind: 'choice';
      readonly value: string;
      readonly options: readonly Option[];
      readonly set: (value: string) => Made;
    })
  | (Named & { readonly kind: 'flag'; readonly on: boolean; readonly set: (on: boolean) => Made })
  | (Named & {
      readonly kind: 'count';
      /** Said of its buttons: « Une amulette ». */
      readonly unit: string;
      readonly value: number;
      readonly least: number;
      readonly most: number;
      readonly set: (value: number) => Made;
    })
  /** Things by number: cards of a hand, stones of the board. Nothing to add: what is there can only be taken away. */
  | (Named & {
      readonly kind: 'bag';
      readonly items: readonly (Named & { readonly count: number })[];
      readonly options: readonly Option[];
      readonly add: (id: string) => Made;
      readonly drop: (id: string) => Made;
    });

/** Fields of a position that belong together, folded under their title. */
export interface FieldGroup<State> {
  readonly id: string;
  readonly title: string;
  /** What they say now, in a few words. */
  readonly note: string;
  readonly fields: readonly Field<State>[];
}

/** One of several things that chance may make of a move. */
export interface Branch<Rule extends string> {
  readonly title: string;
  /** Exact, 0 to 1. */
  readonly chance: number;
  /** « 84 sur 144 » */
  readonly ways: string;
  readonly lines: readonly LogLine<Rule>[];
}

/** What a legal move leads to. What chance or a hidden card decides is never drawn: it is told by its exact chances, or said to be unknown. */
export interface Lead<G extends GameTypes> {
  /** What it comes to all the same, for sure: « nul », it does nothing; « mortel ». */
  readonly but?: string;
  /** What happens for sure. */
  readonly lines: readonly LogLine<G['rule']>[];
  /** What chance decides, all of it: chances add up to 1. */
  readonly chance?: { readonly sentence: string; readonly branches: readonly Branch<G['rule']>[] };
  /** Where its numbers come from. */
  readonly reasons?: readonly LogLine<G['rule']>[];
  /** What depends on what nobody sees. */
  readonly unknown?: LogLine<G['rule']>;
  /** The position after the move, where neither chance nor anything hidden has made it. */
  readonly next?: G['state'];
}

/** What an act gives: another position, a move, both, or why it is not taken, in a sentence. */
export type Touched<G extends GameTypes> =
  | { readonly state: G['state']; readonly move?: G['move'] }
  | { readonly move: G['move'] }
  | { readonly refused: string };

/** What a verdict stands on: the booklet, a ruling of ours, what was reconstructed, the table's own box or choice. `rule`: where it is said. */
export interface GroundSaid {
  readonly text: string;
  readonly rule?: string;
}

/** A question in words; `isWhole`: nothing of the position is left to be said. */
export interface QuestionSaid {
  readonly words: string;
  readonly isWhole: boolean;
}

/** `Seen`: what the game's picture draws, JSON-safe. */
export interface ArbiterSpec<G extends GameTypes, Seen = unknown> {
  readonly game: Game<G>;
  /** « Gran » */
  readonly name: string;
  /** What the page opens with, and a move in it. Pure. */
  readonly example: { readonly state: G['state']; readonly move: G['move'] };
  /** Each thing that contradicts another; empty where the position may be judged. Takes any state that `unpack` or a field gives. */
  readonly contradictions: (state: G['state']) => readonly Reason<G['rule']>[];
  /** What a link holds of a position: JSON-safe, nothing hidden (the order of a pile, the generator). */
  readonly pack: (state: G['state']) => unknown;
  /** The position of a link, what it does not hold put in its usual form. A refusal need not be told. */
  readonly unpack: (input: unknown) => Checked<G['state']> | Promise<Checked<G['state']>>;
  readonly groups: (state: G['state']) => readonly FieldGroup<G['state']>[];
  /** The move as fields: who, what, and what that wants. */
  readonly form: (state: G['state'], move: G['move']) => readonly Field<G['move']>[];
  /** The seats of a position by name. */
  readonly seats: (state: G['state']) => readonly string[];
  /** « Jaune va de « Tirad 13 » à « Tirad 12 » »: no full stop. */
  readonly say: (move: G['move'], state: G['state']) => string;
  /** Who is to do what: « À Jaune de se déplacer. » */
  readonly moment: (state: G['state']) => string;
  /** The position in a sentence or two, for who has not the page before him. */
  readonly summary: (state: G['state']) => string;
  /** What the picture draws of a position; `isSound`: it may be judged; `eyes`: whose hand alone is seen, everybody's where undefined. */
  readonly seen: (state: G['state'], move: G['move'], isSound: boolean, eyes: Seat | undefined) => Seen;
  /** What touching `at` with `hand` does, both words of the picture. */
  readonly touch: (state: G['state'], move: G['move'], hand: string, at: string) => Touched<G>;
  /** Of a move that the judge allows; `eyes` as above. `question`: the one on top, which tells nothing of the position beside. */
  readonly leads: (state: G['state'], move: G['move'], eyes: Seat | undefined, question?: string) => Lead<G>;
  /** Where such a position is played on; left out: the one table of the game. */
  readonly table?: (state: G['state']) => string;
  /** A question of the page's own, and the position that asks it of the table that `state` is; undefined where it says nothing. */
  readonly asked?: (question: string, state: G['state']) => { readonly state: G['state']; readonly move: G['move'] } | undefined;
  /** The words of such a question, and whether they say the whole position. */
  readonly question?: (question: string, state: G['state']) => QuestionSaid | undefined;
  /** The lists of such a question whose other choice is the same question of another case; `first`: the one that the page opens with. */
  readonly lists?: {
    readonly first: string;
    readonly of: (question: string, state: G['state']) => readonly QuestionList[] | undefined;
  };
  /** Of a refused move, what would forbid it all the same, were its refusal mended; or what it was hoped that would permit it, and does not: said before it. */
  readonly besides?: (state: G['state'], move: G['move']) => LogLine<G['rule']> | undefined;
  /** The moment that a move set by its fields wants; left out: the position stays as it is. */
  readonly follow?: (state: G['state'], move: G['move']) => G['state'];
  /** Of a move that is only half said by the finger, what is to be touched next; undefined of all others. */
  readonly pending?: (state: G['state'], move: G['move']) => string | undefined;
  /** Moves among which those nearest to a refused one are found; left out: all that the game lists. */
  readonly near?: (state: G['state'], move: G['move']) => readonly G['move'][];
  /** Whether a field of the position is a fact of what is asked: tried otherwise, to find what would permit it. Left out: all are. */
  readonly isFact?: (move: G['move'], group: string, field: string, state: G['state']) => boolean;
  /** Shown with the verdict; `cited`: the rules of what happens first; `rests`: the rulings of ours that it rests on. */
  readonly grounds?: (
    asked: {
      readonly state: G['state'];
      readonly move: G['move'];
      readonly eyes?: Seat | undefined;
      readonly question?: string | undefined;
    },
    verdict: { readonly refusal?: string | undefined; readonly cited: readonly string[]; readonly rests: readonly string[] },
  ) => readonly GroundSaid[];
  /** What is asked under other readings, where it is more than whether a move may be made; left out: the judge's verdict. */
  readonly weigh?: (state: G['state'], move: G['move']) => Verdict<G['rule']>;
  /** Readings changed together that are tried with the verdict itself; all others once they are asked for. Left out: as many as may be. */
  readonly together?: number;
  /** Where all readings are tried, if that would hold the page up. */
  readonly worker?: () => Worker;
  /** The same position made anew, so that nothing that was worked out of it is known; left out: a copy of the whole. */
  readonly afresh?: (state: G['state']) => G['state'];
  /** The game's own distance between moves. Left out: fields that differ. */
  readonly distance?: (state: G['state']) => Distance<G['move']>;
  readonly readings: {
    /** All that a table may choose among. */
    readonly ids: ReadingIds;
    readonly of: (state: G['state']) => Choices;
    readonly with: (state: G['state'], choices: Choices) => G['state'];
  };
  /** « Ma boîte »: the text that the table keeps of it, empty for ours. */
  readonly box?: {
    readonly of: (state: G['state']) => string;
    /** Undefined where the text cannot be read. */
    readonly with: (state: G['state'], text: string) => Promise<G['state'] | undefined>;
  };
  /** Exact chances of what `eyes` do not see, or of dice, beside the verdict; fetched and counted when asked, `question` as above. Undefined where there is nothing to count. */
  readonly odds?: (
    state: G['state'],
    move: G['move'],
    eyes: Seat | undefined,
    question?: string,
  ) => Promise<readonly LogLine<G['rule']>[] | undefined>;
}

/** Readings of states that hold them as all our games do. `put`: a state under others. */
export const readingsIn = <Table extends ReadingIds, State extends { readonly options: { readonly options: ChoicesOf<Table> } }>(
  ids: Table,
  put: (state: State, options: ChoicesOf<Table>) => State,
) => ({
  ids,
  of: ({ options }: State): Choices => options.options as Choices,
  with: (state: State, choices: Choices): State => put(state, readChoices(ids, choices, '', () => {}) as ChoicesOf<Table>),
});

/** A box that is a whole board, read by what the game fetches once a table has one. `put`: a state on another board; null: ours. */
export const boardInState = <Board, File, State extends { readonly options: { readonly board: File | null } }>(
  ground: () => Promise<{
    readonly readGround: (text: string) => Checked<{ readonly text: string; readonly tables: { readonly board: Board } }>;
  }>,
  format: (board: Board) => File,
  put: (state: State, board: File | null) => State,
) => ({
  of: ({ options }: State): string => (options.board ? JSON.stringify(options.board) : ''),
  async with(state: State, text: string): Promise<State | undefined> {
    if (text === '') return put(state, null);
    const { readGround } = await ground();
    const read = readGround(text);
    return read.ok ? put(state, read.value.text === '' ? null : format(read.value.tables.board)) : undefined;
  },
});
