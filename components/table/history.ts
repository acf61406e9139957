/** A game as it was played: its replay, and the state after each move. The states hold no history; this does. */
import type { GameMove, GameState, Seat } from '#engine/core/game.ts';
import type { Replay } from '#engine/core/replay.ts';
import type { Verdict } from '#engine/core/verdict.ts';

import type { TableSpec } from './spec.ts';

export interface History<State, Move, Options> {
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly Move[];
  /** `states[i]` is what `i` moves give. */
  readonly states: readonly [State, ...State[]];
}

export const openHistory = <State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  { game }: TableSpec<State, Move, View, Options, Rule>,
  options: Options,
  seed: string,
): History<State, Move, Options> => ({ options, seed, moves: [], states: [game.setup(options, seed)] });

/** The state after `count` moves; after all of them when there are fewer. */
export const stateAt = <State>({ states }: { readonly states: readonly [State, ...State[]] }, count: number): State =>
  states[Math.min(count, states.length - 1)] ?? states[0];

export const nowOf = <State>(history: { readonly states: readonly [State, ...State[]] }): State =>
  stateAt(history, history.states.length - 1);

export type Played<Kept, Rule extends string = string> =
  | { readonly ok: true; readonly history: Kept }
  | Exclude<Verdict<Rule>, { ok: true }>;

/** The history with one move more, or the rule that forbids it. A move that says all the last one said takes its place. */
export function withMove<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  { game }: TableSpec<State, Move, View, Options, Rule>,
  history: History<State, Move, Options>,
  move: Move,
): Played<History<State, Move, Options>, Rule> {
  const now = nowOf(history);
  const verdict = game.judge(now, move);
  if (!verdict.ok) return verdict;
  const last = history.moves.at(-1);
  const kept = last && game.clock?.implies(move, last) ? history.moves.length - 1 : history.moves.length;
  const [first, ...rest] = history.states;
  const after = game.step(now, move);
  return {
    ok: true,
    history: { ...history, moves: [...history.moves.slice(0, kept), move], states: [first, ...rest.slice(0, kept), after] },
  };
}

/** How many moves remain once the last one of a seat of `humans` is taken back; undefined when one since may not be. */
export function undoPoint<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  { mayUndo }: TableSpec<State, Move, View, Options, Rule>,
  { moves, states }: History<State, Move, Options>,
  humans: readonly Seat[],
): number | undefined {
  for (let at = moves.length - 1; at >= 0; at--) {
    const [before, move, after] = [states[at], moves[at], states[at + 1]];
    if (!before || !move || !after || !mayUndo?.(before, move, after)) return undefined;
    if (humans.includes(move.seat)) return at;
  }
  return undefined;
}

/** The history cut after `count` moves. */
export function cutTo<State, Move, Options>(history: History<State, Move, Options>, count: number): History<State, Move, Options> {
  const [first, ...rest] = history.states;
  return { ...history, moves: history.moves.slice(0, count), states: [first, ...rest.slice(0, count)] };
}

export const replayOf = <State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  { game }: TableSpec<State, Move, View, Options, Rule>,
  { options, seed, moves }: History<State, Move, Options>,
): Replay<Options, Move> => ({ version: game.version, game: game.id, options, seed, moves });

export type Replayed<State, Move, Options> =
  | { readonly ok: true; readonly history: History<State, Move, Options> }
  | { readonly ok: false; readonly because: string };

/**
 * Plays a checked replay move by move, resting between two so that a page can let others work: `next()` until done. A move that the rules
 * refuse ends it with a sentence.
 */
export function* replaying<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  { game }: TableSpec<State, Move, View, Options, Rule>,
  { options, seed, moves }: Replay<Options, Move>,
): Generator<undefined, Replayed<State, Move, Options>> {
  let now = game.setup(options, seed);
  const states: [State, ...State[]] = [now];
  for (const [at, move] of moves.entries()) {
    const verdict = game.judge(now, move);
    if (!verdict.ok)
      return { ok: false, because: `Le coup ${at + 1} de cette partie n’est pas permis (${verdict.rule}) : ${verdict.because}` };
    now = game.step(now, move);
    states.push(now);
    yield;
  }
  return { ok: true, history: { options, seed, moves, states } };
}

/** Runs `steps` to its end in slices of about `slice` milliseconds, `rest` between two. */
export async function inSlices<Result>(
  steps: Generator<undefined, Result>,
  slice = 12,
  rest: () => Promise<void> = () => new Promise((go) => setTimeout(go)),
  clock: () => number = () => performance.now(),
): Promise<Result> {
  let until = clock() + slice;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (clock() < until) continue;
    await rest();
    until = clock() + slice;
  }
}
