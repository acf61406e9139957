/**
 * What a whole game is, for the table, the arbiter, the fuzzer, the simulator and the command line alike. A game is values and pure functions;
 * chance comes only from the state's own generator, and hidden information leaves only through `view`.
 */
import type { Dice } from './dice.ts';
import type { Checked } from './input.ts';
import type { RandomState } from './random.ts';
import type { Verdict } from './verdict.ts';

/** A place at the table, from 0, clockwise. */
export type Seat = number;

/** JSON-safe, like everything in a state. */
export interface GameState {
  readonly random: RandomState;
}

export interface GameMove {
  readonly kind: string;
  readonly seat: Seat;
}

/** How a game ended: who won (several when they share), and what each seat scored. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** A line of the log: one French sentence, and the rules that it applies. */
export interface LogLine<Rule extends string = string> {
  readonly text: string;
  readonly rules: readonly Rule[];
}

/** Real time made discrete: the game's own time goes by in ticks, and seats that may act in a tick may also let it go by. */
export interface Clock<State, Move> {
  /** The move that lets the next tick come, while waiting is possible; undefined when it is not. Whoever's seat it bears, it decides nothing. */
  tick(state: State): Move | undefined;
  /** A move that lets the tick go by: `moves` lists it, `play` changes nothing, and nobody records it. */
  isWait(move: Move): boolean;
  /** Whether `later`, played right after `earlier` or without it, gives the same state: a replay leaves `earlier` out. */
  implies(later: Move, earlier: Move): boolean;
}

export interface Game<State extends GameState, Move extends GameMove, View, Options, Rule extends string = string> {
  readonly id: string;
  /** Of its replays: raised when the same moves no longer give the same states. */
  readonly version: number;
  /** Options from outside: an object with `seats`, `options` (chosen readings of the rulings) and the game's own fields; a refusal names the field. */
  checkOptions(input: unknown): Checked<Options>;
  /** The first state. The same options and seed give the same state, in Node and in a browser. Throws on options that the checker refuses. */
  setup(options: Options, seed: string): State;
  /** Seats that may move now, rising; several where play is simultaneous, none at the end. Public: never tells who holds what. */
  toMove(state: State): readonly Seat[];
  /** Every move of a seat, or a generating set that the game documents. */
  moves(state: State, seat: Seat): readonly Move[];
  /** Whether a move may be played: the single source of truth. Takes any well-formed move. */
  judge(state: State, move: Move): Verdict<Rule>;
  /** A move from outside (a replay, a link): well-formed or not; whether it may be played is for `judge`. */
  checkMove(input: unknown): Checked<Move>;
  /** The state after a move. Never mutates its argument; throws when `judge` refuses. */
  play(state: State, move: Move): State;
  /** `play` without the judging, for a move that `moves` has just listed. */
  step(state: State, move: Move): State;
  /** All that a seat may know: no generator, no seed. Equal views give equal moves and equal verdicts for that seat. */
  view(state: State, seat: Seat): View;
  /** Log lines that this seat may read. */
  explain(before: State, move: Move, after: State, seat: Seat): readonly LogLine<Rule>[];
  /** A state compatible with a view, for bots that search. */
  guess?(view: View, dice: Dice): State;
  /** Undefined until the end. */
  outcome(state: State): Outcome | undefined;
  /** Left out by games without real time. */
  readonly clock?: Clock<State, Move>;
}

/** Picks one of the listed moves. Pure: of the view, its own dice, and a budget in evaluations, never in milliseconds. */
export type Bot<View, Move> = (view: View, legal: readonly Move[], dice: Dice, budget: number) => Move;
