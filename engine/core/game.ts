/**
 * What a whole game is, for the table, the arbiter, the fuzzer, the simulator and the command line alike. A game is values and pure functions;
 * chance comes only from the state's own generator, and hidden information leaves only through `view`.
 */
import type { Dice } from './dice.ts';
import type { Eyes, GameEvent, Played, Seat } from './events.ts';
import type { Checked } from './input.ts';
import type { RandomState } from './random.ts';
import type { Verdict } from './verdict.ts';

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

/** What a bot is called, and what it was called before, which is read as ever. */
export interface BotName {
  readonly id: string;
  readonly was?: string;
}

/** Today's name of the bot that is or was called `name`. */
export const botNow = (bots: readonly BotName[], name: unknown): string | undefined =>
  bots.find(({ id, was }) => name === id || (was !== undefined && name === was))?.id;

/** A line of the log: one French sentence, and the rules that it applies. */
export interface LogLine<Rule extends string = string> {
  readonly text: string;
  readonly rules: readonly Rule[];
  /** Of the game's course, a month that begins: nothing that the move did. */
  readonly isCourse?: true;
}

/** Real time made discrete: the game's own time goes by in ticks, and seats that may act in a tick may also let it go by. */
export interface Clock<State, Move> {
  /** The move that lets the next tick come, while waiting is possible; undefined when it is not. Whoever's seat it bears, it decides nothing. */
  tick(state: State): Move | undefined;
  /** Whether `later`, played right after `earlier` or without it, gives the same state: a replay leaves `earlier` out. */
  implies(later: Move, earlier: Move): boolean;
}

/** What a game is made of, all of it JSON-safe. */
export interface GameTypes {
  readonly state: GameState;
  readonly move: GameMove;
  readonly view: unknown;
  readonly event: GameEvent;
  readonly options: unknown;
  readonly rule: string;
}

export interface Game<G extends GameTypes> {
  readonly id: string;
  /** Of its replays: raised when the same moves no longer give the same states. */
  readonly version: number;
  /** The oldest version whose replays still play to the same end, when only the shape of the states changed since. Left out: `version`. */
  readonly since?: number;
  /** Options from outside: an object with `seats`, `options` (chosen readings of the rulings) and the game's own fields; a refusal names the field. */
  checkOptions(input: unknown): Checked<G['options']>;
  /** The first state. The same options and seed give the same state, in Node and in a browser. Throws on options that the checker refuses. */
  setup(options: G['options'], seed: string): G['state'];
  /** Seats that may move now, rising; several where play is simultaneous, none at the end. Public: never tells who holds what. */
  toMove(state: G['state']): readonly Seat[];
  /** Every move of a seat, or a generating set that the game documents; listing costs about what judging costs. */
  moves(state: G['state'], seat: Seat): readonly G['move'][];
  /** `moves` leaves no move out, and nothing is hidden from who plays: what a search over it does not find cannot be done. */
  readonly listsAll?: true;
  /** Whether a move may be played: the single source of truth. Takes any well-formed move. */
  judge(state: G['state'], move: G['move']): Verdict<G['rule']>;
  /** A move from outside (a replay, a link): well-formed or not; whether it may be played is for `judge`. */
  checkMove(input: unknown): Checked<G['move']>;
  /** The state after a move, and what happened. Never mutates its argument; throws when `judge` refuses. */
  play(state: G['state'], move: G['move']): Played<G['state'], G['event']>;
  /** `play` without the judging, for a move that `moves` has just listed. */
  step(state: G['state'], move: G['move']): Played<G['state'], G['event']>;
  /** All that these eyes may know: no generator, no seed. Equal views give equal moves and equal verdicts for that seat. */
  view(state: G['state'], eyes: Eyes): G['view'];
  /** Log lines of what a move made happen, as these eyes read them, spoken to (« vous ») unless all are `named`; `state` is the one after it. */
  explain(events: readonly G['event'][], state: G['state'], eyes: Eyes, named?: boolean): readonly LogLine<G['rule']>[];
  /** A state that the view allows, drawn as fairly as the game can: `view(guess(v))` equals v. */
  guess(view: G['view'], dice: Dice): G['state'];
  /** The move that does nothing, where a window asks whether a seat reacts, or the only one left of a choice: listed, recorded nowhere where it is also `silent`. */
  idle?(state: G['state'], seat: Seat): G['move'] | undefined;
  /** Whether a move changes nothing and is recorded nowhere. */
  silent?(move: G['move']): boolean;
  /** What a round is called (« Manche »), and the number of the one under way, which never falls: replays are gone through by them. */
  readonly rounds?: { readonly name: string; of(state: G['state']): number };
  /** Undefined until the end. */
  outcome(state: G['state']): Outcome | undefined;
  /** Left out by games without real time. */
  readonly clock?: Clock<G['state'], G['move']>;
}

/** Picks one of the listed moves. Pure: of the view, its own dice, and a budget in evaluations, never in milliseconds. */
export type Bot<View, Move> = (view: View, legal: readonly Move[], dice: Dice, budget: number) => Move;

/** A bot that says, now and then, what it weighs, in a sentence. Answered true, it decides at once. */
export type BotAloud<View, Move> = (...asked: Parameters<Bot<View, Move>>) => Generator<string, Move, boolean>;

/** The same to whoever does not listen. */
export const withoutPause =
  <View, Move>(thinker: BotAloud<View, Move>): Bot<View, Move> =>
  (...asked) => {
    const steps = thinker(...asked);
    for (let step = steps.next(false); ; step = steps.next(false)) if (step.done) return step.value;
  };
