/**
 * Lessons: in each, a few small positions and something to be done. The judge alone refuses; what is asked is a predicate of what was played; what a legal move
 * misses is told in exact chances where there are any. Values in, values out: the same word for the page, for the build and for tests.
 */
import type { Seat } from '../core/events.ts';
import type { Game, GameTypes, LogLine } from '../core/game.ts';
import { seeded } from '../core/random.ts';
import type { Refusal } from '../core/verdict.ts';

/** What was played in a position, by all: `states[i]` is what `i` moves give, `events[i]` what move `i` made happen. */
export interface Run<G extends GameTypes> {
  readonly states: readonly [G['state'], ...G['state'][]];
  readonly moves: readonly G['move'][];
  readonly events: readonly (readonly G['event'][])[];
}

/** A move of somebody else, once the learner has made `after` moves. */
interface Reply<G extends GameTypes> {
  readonly after: number;
  /** Not before the position is such: where a clock runs, which is nobody's move. */
  readonly when?: (state: G['state']) => boolean;
  readonly move: G['move'];
}

export interface PlayTask<G extends GameTypes> {
  readonly kind: 'play';
  /** Unique in its lesson: kebab-case. */
  readonly id: string;
  /** What is to be done, in one sentence. */
  readonly task: string;
  readonly state: G['state'];
  /** Ids of the places that it is about: a board too large for a phone opens there. */
  readonly places?: readonly string[];
  /** Ids of places that it names: the board says which they are. */
  readonly named?: readonly string[];
  /** Chances are not taught yet: the board writes none. */
  readonly withoutOdds?: true;
  /** Whom the learner plays. */
  readonly seat: Seat;
  readonly isDone: (run: Run<G>) => boolean;
  /** Whether it cannot be done any more, though moves are left. */
  readonly isLost?: (run: Run<G>) => boolean;
  /** The learner's moves, shown when he asks for them. */
  readonly solution: readonly [G['move'], ...G['move'][]];
  /** Moves that the learner has; as many as the solution where left out. */
  readonly most?: number;
  /** In order. One that may not be played ends the attempt. */
  readonly replies?: readonly Reply<G>[];
  /** What the others play, whenever it is not the learner's turn and no reply is due. */
  readonly others?: (state: G['state']) => G['move'];
  /**
   * The exact chance, 0 to 1, that a legal move does what is asked, or with `lesser` what share of something it keeps; undefined where there is nothing to compare. A move that is worth less than the best is told
   * so, and not played.
   */
  readonly worth?: (state: G['state'], move: G['move']) => number | undefined;
  /** What is said of a move that is worth less, where its worth is no chance: a sentence. */
  readonly lesser?: string;
  /** Why what was played misses what is asked: a sentence. Left out: that it is allowed, and misses it. */
  readonly miss?: (run: Run<G>) => string | undefined;
  /**
   * Said after each move of the learner that goes on, while what is asked can still be done. A text: of the solution's moves alone; made of the run: of any, so
   * it has to be true of any.
   */
  readonly onward?: readonly (string | ((run: Run<G>) => string | undefined))[];
  /** Where to look; then what to do. */
  readonly hints: readonly [string, string];
  readonly learnt: LogLine<G['rule']>;
  /** Dice or cards were chosen for the lesson: the page says so. */
  readonly isPrepared?: true;
  /** First moves that somebody may try, each with the rule that refuses it: for tests. */
  readonly refused: readonly { readonly move: G['move']; readonly rule: G['rule'] }[];
  /** First moves that are legal and miss it, with their worth where there is one: for tests. */
  readonly missed?: readonly { readonly move: G['move']; readonly worth?: number }[];
}

/** Something to answer, where nothing is to be played. */
interface AskTask<G extends GameTypes> {
  readonly kind: 'ask';
  readonly id: string;
  readonly task: string;
  /** Looked at while answering. */
  readonly state?: G['state'];
  readonly places?: readonly string[];
  readonly named?: readonly string[];
  readonly withoutOdds?: true;
  readonly seat: Seat;
  readonly answers: readonly { readonly text: string; readonly reply: string }[];
  readonly right: number;
  /** The same by the engine: checked at build. */
  readonly truth: () => number;
  readonly learnt: LogLine<G['rule']>;
}

export type Task<G extends GameTypes> = PlayTask<G> | AskTask<G>;

export interface Lesson<G extends GameTypes> {
  readonly tasks: readonly [Task<G>, ...Task<G>[]];
  /** Rulings that its tasks rest on, beside those that what is learnt cites: the page names them. */
  readonly readings?: readonly G['rule'][];
}

/** What becomes of a move of the learner's. */
export type Tried<G extends GameTypes> =
  | { readonly kind: 'refused'; readonly refusal: Refusal<G['rule']> }
  /** Legal, and not the best: not played. */
  | { readonly kind: 'worse'; readonly worth: number; readonly best: number }
  | { readonly kind: 'played'; readonly run: Run<G> };

/** Where an attempt stands: what was asked is done; somebody else's move is due; the learner is to move; it cannot be done any more. */
export type Standing = 'done' | 'reply' | 'yours' | 'missed';

/** Chances nearer than this are the same. */
const SAME = 1e-9;

export const begun = <G extends GameTypes>({ state }: Pick<PlayTask<G>, 'state'>): Run<G> => ({ states: [state], moves: [], events: [] });

export const nowIn = <G extends GameTypes>({ states }: Run<G>): G['state'] => states.at(-1) ?? states[0];

function withMove<G extends GameTypes>(game: Game<G>, run: Run<G>, move: G['move']): Run<G> {
  const { state, events } = game.step(nowIn(run), move);
  return { states: [...run.states, state], moves: [...run.moves, move], events: [...run.events, events] };
}

/** Whether a move counts as the learner's: his seat's, or a tick of the clock that his solution lets run. */
const isOwn = <G extends GameTypes>({ seat, solution }: PlayTask<G>, move: G['move']): boolean =>
  move.seat === seat || solution.some((one) => one.seat === move.seat && one.kind === move.kind);

/** Moves of the learner so far, and replies made: a move is a reply where it was the one that was due. */
function counts<G extends GameTypes>(task: PlayTask<G>, { moves }: Run<G>): { readonly own: number; readonly replied: number } {
  let replied = 0;
  let own = 0;
  for (const move of moves) {
    const due = task.replies?.[replied];
    if (due && due.after <= own && due.move === move) replied += 1;
    else if (isOwn(task, move)) own += 1;
  }
  return { own, replied };
}

export function replyDue<G extends GameTypes>(game: Game<G>, task: PlayTask<G>, run: Run<G>): G['move'] | undefined {
  const { own, replied } = counts(task, run);
  const next = task.replies?.[replied];
  const now = nowIn(run);
  if (next && next.after <= own && (next.when?.(now) ?? true)) return next.move;
  return task.others && !game.outcome(now) && !game.toMove(now).includes(task.seat) ? task.others(now) : undefined;
}

/** Where an attempt stands by what was played alone. */
function standingNow<G extends GameTypes>(game: Game<G>, task: PlayTask<G>, run: Run<G>): Standing {
  if (task.isDone(run)) return 'done';
  const now = nowIn(run);
  const reply = replyDue(game, task, run);
  if (reply) return game.judge(now, reply).ok ? 'reply' : 'missed';
  if (task.isLost?.(run)) return 'missed';
  const isOut = counts(task, run).own >= (task.most ?? task.solution.length);
  return isOut || game.outcome(now) || !game.toMove(now).includes(task.seat) ? 'missed' : 'yours';
}

/** Moves tried in search of a way to do what is asked, at most: beyond them it is held to be there. */
const MOST_LOOKED = 800;
/** Moves left to the learner, at most, where it is worth a search. */
const MOST_AHEAD = 3;
/** Other dice tried where none of the moves does it under those to come: what luck may still do is not lost. */
const OTHER_DICE = 4;

const OPEN = new WeakMap<Run<GameTypes>, boolean>();

/** What the learner may play: what the game lists, what the solution plays there, the clock where the solution lets it tick. */
function movesAhead<G extends GameTypes>(game: Game<G>, task: PlayTask<G>, run: Run<G>): readonly G['move'][] {
  const now = nowIn(run);
  const next = nextInSolution(task, run);
  const tick = game.clock?.tick(now);
  const ticks = tick && task.solution.some(({ kind }) => kind === tick.kind) ? [tick] : [];
  return [...(next && game.judge(now, next).ok ? [next] : []), ...ticks, ...game.moves(now, task.seat)];
}

/**
 * Whether moves of the learner's can still do what is asked, the others playing as the task has them play; under the dice to come, or a few others. True where
 * there are too many to try, and far from the end.
 */
export function isOpen<G extends GameTypes>(game: Game<G>, task: PlayTask<G>, run: Run<G>): boolean {
  const known = OPEN.get(run as unknown as Run<GameTypes>);
  if (known !== undefined) return known;
  if ((task.most ?? task.solution.length) - counts(task, run).own > MOST_AHEAD) return true;
  let left = MOST_LOOKED;
  let isChance = false;
  const leads = (from: Run<G>): boolean => {
    const now = standingNow(game, task, from);
    if (now === 'done') return true;
    if (now === 'missed') return false;
    if (now === 'reply') return leads(replied(game, task, from));
    return movesAhead(game, task, from).some((move) => {
      left -= 1;
      if (left < 0) return true;
      const next = withMove(game, from, move);
      isChance ||= String(nowIn(next).random) !== String(nowIn(from).random);
      return leads(next);
    });
  };
  const withDice = (word: string): Run<G> => {
    const [first, ...others] = run.states;
    const last = { ...nowIn(run), random: seeded(word).state() };
    return { ...run, states: others.length === 0 ? [last] : [first, ...others.slice(0, -1), last] };
  };
  const found = leads(run) || (isChance && Array.from({ length: OTHER_DICE }, (_, at) => withDice(`ahead/${at}`)).some(leads));
  OPEN.set(run as unknown as Run<GameTypes>, found);
  return found;
}

/** Where an attempt stands; missed as soon as nothing that the learner may play does it any more, where a search can tell. */
export function standing<G extends GameTypes>(game: Game<G>, task: PlayTask<G>, run: Run<G>): Standing {
  const now = standingNow(game, task, run);
  const isLate = now === 'yours' && game.listsAll === true && run.moves.length > 0;
  return isLate && !isOpen(game, task, run) ? 'missed' : now;
}

/** The best worth that a legal move has here. */
function bestWorth<G extends GameTypes>(game: Game<G>, { worth, seat, solution }: PlayTask<G>, state: G['state']): number {
  const moves = [...game.moves(state, seat), ...solution.filter((move) => game.judge(state, move).ok)];
  return Math.max(0, ...moves.map((move) => worth?.(state, move) ?? 0));
}

export function tried<G extends GameTypes>(game: Game<G>, task: PlayTask<G>, run: Run<G>, move: G['move']): Tried<G> {
  const now = nowIn(run);
  const verdict = game.judge(now, move);
  if (!verdict.ok) return { kind: 'refused', refusal: verdict };
  const worth = task.worth?.(now, move);
  if (worth !== undefined) {
    const best = bestWorth(game, task, now);
    if (worth < best - SAME) return { kind: 'worse', worth, best };
  }
  return { kind: 'played', run: withMove(game, run, move) };
}

export function replied<G extends GameTypes>(game: Game<G>, task: PlayTask<G>, run: Run<G>): Run<G> {
  const move = replyDue(game, task, run);
  return move ? withMove(game, run, move) : run;
}

/** The learner's next move, as long as he has played the solution. */
export function nextInSolution<G extends GameTypes>(task: PlayTask<G>, run: Run<G>): G['move'] | undefined {
  const { own } = counts(task, run);
  const replies = new Set(task.replies?.map(({ move }) => move));
  const made = run.moves.filter((move) => isOwn(task, move) && !replies.has(move));
  const isOn = made.every((move, at) => JSON.stringify(move) === JSON.stringify(task.solution[at]));
  return isOn ? task.solution[own] : undefined;
}

/** As it was before the learner's last move, with all that came of it; undefined where that is its beginning. */
export function stepBack<G extends GameTypes>(task: PlayTask<G>, { states, moves, events }: Run<G>): Run<G> | undefined {
  const replies = new Set(task.replies?.map(({ move }) => move));
  const last = moves.findLastIndex((move) => move.seat === task.seat && !replies.has(move));
  const [first, ...others] = states;
  return last > 0 ? { states: [first, ...others.slice(0, last)], moves: moves.slice(0, last), events: events.slice(0, last) } : undefined;
}

/** Plays the learner's moves with the replies between, until none is left or it stands otherwise. */
export function attempted<G extends GameTypes>(
  game: Game<G>,
  task: PlayTask<G>,
  moves: readonly G['move'][],
): { readonly run: Run<G>; readonly standing: Standing | 'refused' | 'worse'; readonly worth?: number; readonly left: number } {
  let run = begun(task);
  let left = moves.length;
  for (;;) {
    const now = standing(game, task, run);
    const move = moves[moves.length - left];
    if (now === 'reply') run = replied(game, task, run);
    else if (now !== 'yours' || !move) return { run, standing: now, left };
    else {
      const next = tried(game, task, run, move);
      if (next.kind === 'worse') return { run, standing: 'worse', worth: next.worth, left };
      if (next.kind === 'refused') return { run, standing: 'refused', left };
      run = next.run;
      left -= 1;
    }
  }
}

function playFaults<G extends GameTypes>(game: Game<G>, task: PlayTask<G>): readonly string[] {
  const { state, seat, solution, refused, missed = [], hints } = task;
  const faults: string[] = [];
  if (standing(game, task, begun(task)) !== 'yours' && !task.replies?.some(({ after }) => after === 0))
    faults.push('nothing to do at its start');
  const solved = attempted(game, task, solution);
  if (solved.standing !== 'done' || solved.left > 0) {
    const move = solution[solution.length - solved.left];
    const verdict = move && game.judge(nowIn(solved.run), move);
    faults.push(
      `its solution ends « ${solved.standing} » with ${solved.left} moves left${verdict && !verdict.ok ? ` (${verdict.rule}: ${verdict.because})` : ''}`,
    );
  }
  for (const { move, rule } of refused) {
    const verdict = game.judge(state, move);
    if (verdict.ok) faults.push(`${JSON.stringify(move)} is allowed, not refused by ${rule}`);
    else if (verdict.rule !== rule) faults.push(`${JSON.stringify(move)} is refused by ${verdict.rule}, not by ${rule}`);
  }
  for (const { move, worth } of missed) {
    const found = attempted(game, task, [move]);
    if (found.standing !== 'missed' && found.standing !== 'worse' && found.standing !== 'yours')
      faults.push(`${JSON.stringify(move)} ends « ${found.standing} », not missed`);
    if (worth !== undefined && Math.abs((found.worth ?? Number.NaN) - worth) > SAME)
      faults.push(`${JSON.stringify(move)} is worth ${found.worth}, not ${worth}`);
  }
  if (hints.some((hint) => hint.length < 10)) faults.push('a hint says nothing');
  if (!game.toMove(state).includes(seat) && !task.replies?.length) faults.push(`seat ${seat} has nothing to play`);
  return faults;
}

/** What is wrong with a lesson, task by task; empty where its solutions, refusals and costs are as it says. For the build and for tests. */
export function faultsOf<G extends GameTypes>(
  game: Game<G>,
  { tasks }: Lesson<G>,
): readonly { readonly id: string; readonly fault: string }[] {
  const twice = tasks.filter(({ id }, at) => tasks.findIndex((one) => one.id === id) < at);
  return [
    ...twice.map(({ id }) => ({ id, fault: 'its id is taken twice' })),
    ...tasks.flatMap((task) => {
      const faults =
        task.kind === 'play' ? playFaults(game, task) : task.truth() === task.right ? [] : [`the engine answers ${task.truth()}`];
      return [...faults, ...(/[.?!]$/.test(task.task) ? [] : ['its task is no sentence'])].map((fault) => ({ id: task.id, fault }));
    }),
  ];
}

/** Generators tried for what a lesson wants of chance. */
const MOST_TRIED = 20_000;

/**
 * The same position with a generator that makes these moves happen as `wanted`: dice that a lesson has prepared. Throws where none of many does.
 */
export function prepared<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  moves: readonly G['move'][],
  wanted: (run: Run<G>) => boolean,
): G['state'] {
  for (let word = 0; word < MOST_TRIED; word += 1) {
    const from = { ...state, random: seeded(`lesson/${word}`).state() };
    let run = begun<G>({ state: from });
    for (const move of moves) run = game.judge(nowIn(run), move).ok ? withMove(game, run, move) : run;
    if (run.moves.length === moves.length && wanted(run)) return from;
  }
  throw new Error('no dice do what the lesson wants');
}
