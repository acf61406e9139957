/** A game as it was played: its replay, the state after each move, and what each made happen. The states hold no history; this does. */
import { type Eyes, type Seat, seenBy } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Replay } from '#engine/core/replay.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import type { TableSpec } from '../spec.ts';

export interface History<G extends GameTypes> {
  readonly options: G['options'];
  readonly seed: string;
  readonly moves: readonly G['move'][];
  /** `states[i]` is what `i` moves give. */
  readonly states: readonly [G['state'], ...G['state'][]];
  /** `events[i]` is what move `i` made happen. */
  readonly events: readonly (readonly G['event'][])[];
}

export const openHistory = <G extends GameTypes>({ game }: TableSpec<G>, options: G['options'], seed: string): History<G> => ({
  options,
  seed,
  moves: [],
  states: [game.setup(options, seed)],
  events: [],
});

/** The state after `count` moves; after all of them when there are fewer. */
export const stateAt = <State>({ states }: { readonly states: readonly [State, ...State[]] }, count: number): State =>
  states[Math.min(count, states.length - 1)] ?? states[0];

export const nowOf = <State>(history: { readonly states: readonly [State, ...State[]] }): State =>
  stateAt(history, history.states.length - 1);

export type HistoryAttempt<Kept, Rule extends string = string> = { readonly ok: true; readonly history: Kept } | Refusal<Rule>;

/**
 * The history with one move more, or the rule that forbids it; the same one after a move that is recorded nowhere. A tick of the clock takes the place of the one before it; another move never does, though it
 * may say all that the tick said: taken back, it would take the tick with it.
 */
export function withMove<G extends GameTypes>(
  { game }: TableSpec<G>,
  history: History<G>,
  move: G['move'],
): HistoryAttempt<History<G>, G['rule']> {
  const now = nowOf(history);
  const verdict = game.judge(now, move);
  if (!verdict.ok) return verdict;
  if (game.silent?.(move)) return { ok: true, history };
  const last = history.moves.at(-1);
  const isTick = move.kind === game.clock?.tick(now)?.kind;
  const kept = isTick && last && game.clock?.implies(move, last) ? history.moves.length - 1 : history.moves.length;
  const [first, ...rest] = history.states;
  const { state, events } = game.step(stateAt(history, kept), move);
  return {
    ok: true,
    history: {
      ...history,
      moves: [...history.moves.slice(0, kept), move],
      states: [first, ...rest.slice(0, kept), state],
      events: [...history.events.slice(0, kept), events],
    },
  };
}

/** Where the last act of these seats is; -1 where there is none. */
function lastOf<G extends GameTypes>(spec: TableSpec<G>, { moves, states }: History<G>, humans: readonly Seat[]): number {
  // To have let a question go by is no act to take back: the shell answers many by itself.
  const isAnswer = (at: number) => {
    const [before, move] = [states[at], moves[at]];
    return before !== undefined && move !== undefined && spec.question?.(before) && spec.game.idle?.(before, move.seat)?.kind === move.kind;
  };
  return moves.findLastIndex(({ seat }, one) => humans.includes(seat) && !isAnswer(one));
}

/**
 * The history without the last move of a seat of `humans`; undefined when it, or one made since, may not be taken back. What others did since stays where
 * the rules allow it without that move, and goes with it otherwise.
 */
export function undone<G extends GameTypes>(spec: TableSpec<G>, history: History<G>, humans: readonly Seat[]): History<G> | undefined {
  const { moves, states } = history;
  const at = lastOf(spec, history, humans);
  const taken = moves[at];
  if (!taken) return undefined;
  for (let one = at; one < moves.length; one++) {
    const [before, move, after] = [states[one], moves[one], states[one + 1]];
    if (!before || !move || !after || !spec.mayUndo?.(before, move, after, taken)) return undefined;
  }
  let left = cutTo(history, at);
  for (const move of moves.slice(at + 1)) {
    const again = withMove(spec, left, move);
    if (!again.ok) return cutTo(history, at);
    left = again.history;
  }
  return left;
}

/** The history without all that one tap of these seats did: `joined` are the moves that it made after its first. As far as they may be taken back. */
export function undoneTap<G extends GameTypes>(
  spec: TableSpec<G>,
  history: History<G>,
  humans: readonly Seat[],
  joined: readonly G['move'][] = [],
): History<G> | undefined {
  const last = history.moves[lastOf(spec, history, humans)];
  const left = undone(spec, history, humans);
  return left && last && joined.includes(last) ? (undoneTap(spec, left, humans, joined) ?? left) : left;
}

/**
 * The history without those of the last moves of `humans` that `is` tells, the others made again; undefined where there is none among the moves that may
 * be taken back, or where another of them needs it.
 */
export function withoutMoves<G extends GameTypes>(
  spec: TableSpec<G>,
  history: History<G>,
  humans: readonly Seat[],
  is: (move: G['move']) => boolean,
): History<G> | undefined {
  let left = history;
  const kept: G['move'][] = [];
  for (;;) {
    const last = left.moves.at(-1);
    const before = undone(spec, left, humans);
    if (!last || before?.moves.length !== left.moves.length - 1) break;
    left = before;
    if (!is(last)) kept.unshift(last);
  }
  if (left.moves.length + kept.length === history.moves.length) return undefined;
  for (const move of kept) {
    const again = withMove(spec, left, move);
    if (!again.ok) return undefined;
    left = again.history;
  }
  return left;
}

/** The history cut after `count` moves. */
export function cutTo<G extends GameTypes>(history: History<G>, count: number): History<G> {
  const [first, ...rest] = history.states;
  return {
    ...history,
    moves: history.moves.slice(0, count),
    states: [first, ...rest.slice(0, count)],
    events: history.events.slice(0, count),
  };
}

/** What happened from the last event of a kind on, up to the first `count` moves, as `eyes` saw it; nothing where there is none. All of it without a kind. */
export function seenSince<G extends GameTypes>(
  { events }: Pick<History<G>, 'events'>,
  count: number,
  eyes: Eyes,
  is?: (event: G['event']) => boolean,
): readonly G['event'][] {
  const seen = (from: number): readonly G['event'][] => events.slice(from, count).flatMap((told) => seenBy(told, eyes));
  for (let at = Math.min(count, events.length) - 1; is && at >= 0; at--) {
    const from = seenBy(events[at] ?? [], eyes).findLastIndex(is);
    if (from >= 0) return seen(at).slice(from);
  }
  return is ? [] : seen(0);
}

/** What the last of the first `count` moves made happen, as `eyes` saw it. */
export const lastTold = <G extends GameTypes>({ events }: Pick<History<G>, 'events'>, count: number, eyes: Eyes): readonly G['event'][] =>
  seenBy(events[Math.min(count, events.length) - 1] ?? [], eyes);

export const replayOf = <G extends GameTypes>(
  { game }: Pick<TableSpec<G>, 'game'>,
  { options, seed, moves }: Pick<History<G>, 'options' | 'seed' | 'moves'>,
): Replay<G['options'], G['move']> => ({ version: game.version, game: game.id, options, seed, moves });

export type Replayed<G extends GameTypes> =
  | { readonly ok: true; readonly history: History<G> }
  | { readonly ok: false; readonly because: string };

/**
 * Plays a checked replay move by move, resting between two so that a page can let others work: `next()` until done. A move that the rules
 * refuse ends it with a sentence.
 */
export function* replaying<G extends GameTypes>(
  { game }: Pick<TableSpec<G>, 'game'>,
  { options, seed, moves }: Replay<G['options'], G['move']>,
): Generator<undefined, Replayed<G>> {
  let now = game.setup(options, seed);
  const states: [G['state'], ...G['state'][]] = [now];
  const told: (readonly G['event'][])[] = [];
  for (const [at, move] of moves.entries()) {
    const verdict = game.judge(now, move);
    if (!verdict.ok)
      return { ok: false, because: `Le coup ${at + 1} de cette partie n’est pas permis (${verdict.rule}) : ${verdict.because}` };
    const { state, events } = game.step(now, move);
    now = state;
    states.push(state);
    told.push(events);
    yield;
  }
  return { ok: true, history: { options, seed, moves, states, events: told } };
}
