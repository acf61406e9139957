/** The board of a game's table, in a lesson: the same handle, with one position before it and one learner at it. */
import type { ShownMove, TableHandle } from '#components/table/handle.ts';
import { lastTold, seenSince, stateAt } from '#components/table/session/history.ts';
import type { Showing } from '#components/table/session/session.ts';
import { HUMAN, type Player } from '#components/table/spec.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { begun, nextInSolution, nowIn, type PlayTask } from '#engine/practice/lesson.ts';
import { type Attempt, isYours } from './attempt.ts';
import type { LessonScene } from './spec.ts';

interface Acts<G extends GameTypes> {
  readonly act: (move: G['move']) => void;
  /** Pieces seen so far of what the last move shows; undefined once it is told. */
  readonly count: number | undefined;
  readonly habits: Map<string, string>;
}

const OTHER: Player = { kind: 'bot', level: '' };

/** Undefined where there is no position to look at. */
export function lessonHandle<G extends GameTypes>(
  { game, nameOf }: LessonScene<G>,
  attempt: Attempt<G>,
  { act, count, habits }: Acts<G>,
): TableHandle<G> | undefined {
  const { task } = attempt;
  if (task.state === undefined) return undefined;
  const run = attempt.run ?? begun<G>({ state: task.state });
  const { seat } = task;
  const isShowing = count !== undefined;
  const at = run.moves.length - (isShowing ? 1 : 0);
  const now = stateAt(run, at);
  const isLive = isYours(game, attempt) && !isShowing;
  const show: ShownMove<G['event']> | undefined = isShowing ? { events: lastTold(run, at + 1, seat), count } : undefined;
  const legal = isLive ? game.moves(now, seat) : [];
  const told = lastTold(run, at, seat);
  const played = isLive && task.kind === 'play' ? task : undefined;
  const tick = played && clockOf(game, played, now);
  const advised = played && attempt.hints === 2 ? nextInSolution(played, run) : undefined;
  const offer = (move: G['move']) => {
    const isAllowed = game.judge(now, move).ok;
    if (isAllowed) act(move);
    return isAllowed;
  };
  return {
    seat,
    view: game.view(now, seat),
    legal,
    movesOf: (one) => (one === seat ? legal : []),
    live: isLive,
    players: Array.from({ length: seatsIn(now, seat) }, (_, one) => (one === seat ? HUMAN : OTHER)),
    humans: [seat],
    nameOf: (one) => nameOf(one, now),
    at,
    since: (is) => seenSince(run, at, seat, is),
    told,
    said: game.explain(told, now, seat).map(({ text }) => text),
    pace: 1,
    habit: (name) => habits.get(name),
    keepHabit: (name, value) => void habits.set(name, value),
    ...(tick && { clock: { tick, resting: false, offer, ask: () => Promise.resolve([]) } }),
    advised: advised ? [advised] : [],
    named: task.named,
    task: { places: task.places, withoutOdds: task.withoutOdds },
    outcome: game.outcome(now),
    judge: (move) => game.judge(now, move),
    ...(show && { show }),
    act,
  };
}

/** What the last move shows before it is told; undefined where it is told at once. */
export function showIn<G extends GameTypes>({ game, show }: LessonScene<G>, { task, run }: Attempt<G>): Showing | undefined {
  const at = run?.moves.length ?? 0;
  const [move, before] = [run?.moves[at - 1], run?.states[at - 1]];
  if (!run || !move || !before) return undefined;
  const { seat } = task;
  const seen = { move, before: game.view(before, seat), after: game.view(nowIn(run), seat), events: lastTold(run, at, seat) };
  const shown = show?.(seen, [seat], (is) => seenSince(run, at, seat, is));
  return shown?.pieces ? { ...shown, told: false, stays: false } : undefined;
}

/** What others did since the learner's last move, in sentences; since the clock's last one, which hides what it covers. */
export function othersTold<G extends GameTypes>({ game }: LessonScene<G>, { task, run }: Attempt<G>): string {
  if (!run) return '';
  const tick = game.clock?.tick(run.states[0])?.kind;
  const last = run.moves.findLastIndex(({ seat, kind }) => seat === task.seat || kind === tick);
  return run.events
    .slice(last + 1)
    .flatMap((events, at) => game.explain(events, run.states[last + 2 + at] ?? run.states[0], task.seat))
    .map(({ text }) => text)
    .join(' ');
}

/** The clock's next move, where the solution lets it tick: elsewhere the game stands still before the learner. */
function clockOf<G extends GameTypes>(game: Game<G>, { solution }: PlayTask<G>, now: G['state']): G['move'] | undefined {
  const tick = game.clock?.tick(now);
  return tick && solution.some(({ kind }) => kind === tick.kind) ? tick : undefined;
}

/** Seats of the table: those that the options say, and the learner's at least. */
function seatsIn(now: unknown, seat: number): number {
  const { options } = now as { readonly options?: { readonly seats?: number } };
  return Math.max(options?.seats ?? 0, seat + 1);
}
