/** An attempt at a task, and what each act does to it: plain data. */
import type { Game, GameTypes } from '#engine/core/game.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import {
  begun,
  isOpen,
  nextInSolution,
  nowIn,
  type PlayTask,
  type Run,
  replied,
  standing,
  stepBack,
  type Task,
  tried,
} from '#engine/practice/lesson.ts';
import type { Stars } from './progress.ts';

/** What is said of the last thing done. */
export type Note =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `text`: said instead of the two chances. */
  | { readonly kind: 'worse'; readonly worth: number; readonly best: number; readonly text?: string }
  | { readonly kind: 'missed'; readonly text: string }
  | { readonly kind: 'wrong'; readonly text: string }
  /** `isSolution`: the way on is that of the solution so far. */
  | { readonly kind: 'onward'; readonly text: string; readonly isSolution: boolean }
  | { readonly kind: 'done'; readonly stars: Stars };

export interface Attempt<G extends GameTypes> {
  readonly task: Task<G>;
  /** Undefined of a question. */
  readonly run: Run<G> | undefined;
  readonly note: Note | undefined;
  /** Hints taken, 0 to 2. */
  readonly hints: number;
  /** Refusals, moves that miss, wrong answers. */
  readonly slips: number;
  readonly isShown: boolean;
  /** The solution is being played. */
  readonly isPlaying: boolean;
  /** How often it was begun again or taken back: a board begins again with it. */
  readonly round: number;
  /** Answers given to a question, each once, in order. */
  readonly said: readonly number[];
}

export type AttemptAct<G extends GameTypes> =
  | { readonly kind: 'play'; readonly move: G['move'] }
  | { readonly kind: 'answer'; readonly answer: number }
  /** What is due by itself: somebody else's move, the next of the solution. */
  | { readonly kind: 'go-on' }
  | { readonly kind: 'hint' | 'show' | 'again' | 'back' };

const MISSED = 'C’est permis, mais ce n’est pas ce qui est demandé.';

/** `isShown`: its solution was already seen. */
export const opened = <G extends GameTypes>(task: Task<G>, isShown = false): Attempt<G> => ({
  task,
  run: task.kind === 'play' ? begun(task) : undefined,
  note: undefined,
  hints: 0,
  slips: 0,
  isShown,
  isPlaying: false,
  round: 0,
  said: [],
});

/** Alone at the first go: three. With up to three hints and slips: two. After more, or once the solution was seen, or every answer tried: one. */
function starsOf<G extends GameTypes>({ task, hints, slips, isShown }: Attempt<G>): Stars {
  const isLastLeft = task.kind === 'ask' && slips >= task.answers.length - 1;
  if (isShown || isLastLeft || hints + slips > 3) return 1;
  return hints + slips === 0 ? 3 : 2;
}

/** Whether something happens by itself now. */
export function isDue<G extends GameTypes>(game: Game<G>, { task, run, isPlaying, note }: Attempt<G>): boolean {
  if (task.kind !== 'play' || !run || note?.kind === 'done' || note?.kind === 'missed') return false;
  const now = standing(game, task, run);
  return now === 'reply' || (isPlaying && now === 'yours');
}

/** With what the position now says: done, missed, or a word on the way. */
function looked<G extends GameTypes>(game: Game<G>, attempt: Attempt<G>, task: PlayTask<G>, run: Run<G>): Attempt<G> {
  const now = standing(game, task, run);
  const next = { ...attempt, run };
  if (now === 'done' && attempt.isPlaying) return { ...next, isPlaying: false, note: undefined };
  if (now === 'done') return { ...next, note: { kind: 'done', stars: starsOf(attempt) } };
  if (now === 'missed')
    return { ...next, isPlaying: false, slips: attempt.slips + 1, note: { kind: 'missed', text: task.miss?.(run) ?? MISSED } };
  const own = run.moves.filter(({ seat }) => seat === task.seat).length;
  const word = isOpen(game, task, run) ? task.onward?.[own - 1] : undefined;
  // Words written for the solution would praise, off it, what was not done.
  const isSolution = nextInSolution(task, run) !== undefined;
  const text = typeof word === 'function' ? word(run) : isSolution && word;
  return { ...next, note: text ? { kind: 'onward', text, isSolution } : undefined };
}

function played<G extends GameTypes>(game: Game<G>, attempt: Attempt<G>, task: PlayTask<G>, move: G['move']): Attempt<G> {
  const run = attempt.run ?? begun(task);
  if (standing(game, task, run) !== 'yours') return attempt;
  const next = tried(game, task, run, move);
  switch (next.kind) {
    case 'refused':
      return { ...attempt, slips: attempt.slips + 1, note: { kind: 'refused', refusal: next.refusal } };
    case 'worse':
      return { ...attempt, slips: attempt.slips + 1, note: { ...next, ...(task.lesser && { text: task.lesser }) } };
    case 'played':
      return looked(game, attempt, task, next.run);
  }
}

export function nextAttempt<G extends GameTypes>(game: Game<G>, attempt: Attempt<G>, act: AttemptAct<G>): Attempt<G> {
  const { task, run } = attempt;
  switch (act.kind) {
    case 'hint':
      return { ...attempt, hints: Math.min(2, attempt.hints + 1) };
    case 'answer': {
      if (task.kind !== 'ask' || attempt.note?.kind === 'done') return attempt;
      const said = [...attempt.said.filter((one) => one !== act.answer), act.answer];
      if (act.answer === task.right) return { ...attempt, said, note: { kind: 'done', stars: starsOf(attempt) } };
      const text = task.answers[act.answer]?.reply ?? '';
      return { ...attempt, said, slips: said.length, note: { kind: 'wrong', text } };
    }
    default:
      break;
  }
  if (task.kind !== 'play' || !run) return attempt;
  switch (act.kind) {
    case 'play':
      return played(game, attempt, task, act.move);
    case 'again':
      return { ...attempt, run: begun(task), note: undefined, isPlaying: false, round: attempt.round + 1 };
    case 'back': {
      const before = stepBack(task, run);
      return before ? { ...attempt, run: before, note: undefined, isPlaying: false, round: attempt.round + 1 } : attempt;
    }
    case 'show':
      return { ...attempt, run: begun(task), note: undefined, isShown: true, isPlaying: true, round: attempt.round + 1 };
    case 'go-on': {
      if (standing(game, task, run) === 'reply') return looked(game, attempt, task, replied(game, task, run));
      const move = attempt.isPlaying ? nextInSolution(task, run) : undefined;
      const next = move && tried(game, task, run, move);
      return next?.kind === 'played' ? looked(game, attempt, task, next.run) : { ...attempt, isPlaying: false };
    }
  }
}

/** Whether the learner is to do something on the board. */
export const isYours = <G extends GameTypes>(game: Game<G>, { task, run, isPlaying, note }: Attempt<G>): boolean =>
  task.kind === 'play' && run !== undefined && !isPlaying && note?.kind !== 'done' && standing(game, task, run) === 'yours';

/** The position looked at. */
export const taskState = <G extends GameTypes>({ task, run }: Attempt<G>): G['state'] | undefined => (run ? nowIn(run) : task.state);
