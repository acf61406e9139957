/**
 * A lesson of any game: one small position after another on the table's own board, the judge's refusals in place, hints, and stars. The engine, the board and the
 * lesson itself are fetched when it begins; before that, the page shows what it is about, made at build.
 */
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { isFocusLost, isReadElsewhere } from '#components/kit/focus.ts';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { Spoken } from '#components/kit/Signs.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { idOf, lessonGrade, noteNow } from '#components/notebook/note.ts';
import type { Showing } from '#components/table/session/session.ts';
import { ShowBar } from '#components/table/show/ShowBar.tsx';
import { useShow } from '#components/table/show/use-show.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { Taught } from '#components/table/taught.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import { type Attempt, type AttemptAct, isDue, isYours, nextAttempt, opened, taskState } from './attempt.ts';
import { Ended } from './Ended.tsx';
import { Feedback, spokenOf } from './Feedback.tsx';
import { lessonHandle, othersTold, showIn } from './handle.ts';
import { Ours, type OursTold } from './Ours.tsx';
import { type LessonStars, loadProgress, type Stars, saveProgress, withStars } from './progress.ts';
import { StarsOf } from './StarsOf.tsx';
import { EXERCISE, type LessonLook, type LessonScene, type NextPage, type ToldTask } from './spec.ts';

export interface LessonProps {
  slug: string;
  /** This lesson and those before it, by their slugs. */
  learnt: readonly string[];
  tasks: readonly ToldTask[];
  ours: OursTold;
  rules: RuleLinks;
  /** The next lesson, or the table. */
  next: NextPage;
  whole?: NextPage;
  /** Address of the path. */
  path: string;
}

interface Props<G extends GameTypes> extends LessonProps {
  look: LessonLook<G>;
  /** The first position, drawn at build. */
  still: ComponentChildren;
}

interface Room<G extends GameTypes> {
  readonly scene: LessonScene<G>;
  readonly lesson: Lesson<G>;
}

/** Milliseconds before what happens by itself: long enough to have seen what was before. */
const PAUSE = 900;

const starsKept = (game: string, slug: string): LessonStars => loadProgress(shelfOf(window))[game]?.[slug] ?? {};

function keepStars(game: string, slug: string, task: string, stars: Stars): LessonStars {
  const all = withStars(loadProgress(shelfOf(window)), game, slug, task, stars);
  saveProgress(shelfOf(window), all);
  noteNow(idOf('lecon', game, slug), lessonGrade(stars), shelfOf(window));
  return all[game]?.[slug] ?? {};
}

/** The first that is not done; all done, the first. */
const firstOf = (tasks: readonly ToldTask[], kept: LessonStars): number =>
  Math.max(
    0,
    tasks.findIndex(({ id }) => !kept[id]),
  );

/** Where each task of the lesson stands, in a row. */
function Steps({
  tasks,
  kept,
  at,
  go,
}: {
  tasks: readonly ToldTask[];
  kept: LessonStars;
  at: number | undefined;
  go: (at: number) => void;
}) {
  return (
    <ol class="bare wrap lesson-steps" aria-label="Les exercices de la leçon">
      {tasks.map(({ id }, one) => (
        <li key={id} aria-current={one === at ? 'step' : undefined}>
          <button type="button" onClick={() => go(one)}>
            <span class="sr">Exercice </span>
            {one + 1}
            <StarsOf stars={kept[id] ?? 0} />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface TaskProps<G extends GameTypes> {
  room: Room<G>;
  told: ToldTask;
  at: number;
  count: number;
  /** The learner went to it: it takes the focus. What begins by itself leaves it where it is, were it amid a key. */
  isChosen: boolean;
  /** Its solution was seen since the page was opened. */
  wasShown: boolean;
  shown: () => void;
  done: (stars: Stars) => void;
  goOn: () => void;
  /** Where to go once this one is done, when it is all that was left. */
  onward: NextPage | undefined;
}

/** Measures, for what sticks to an edge of the screen: what is above the title, the title's height, and from the top of the board's part to the board itself. */
function useMeasures(title: RefObject<HTMLElement | null>, part: RefObject<HTMLElement | null>): void {
  // Before the board comes into sight by itself.
  useLayoutEffect(() => {
    const [head, whole] = [title.current, part.current];
    const lesson = head?.closest<HTMLElement>('.lesson');
    if (!head || !lesson) return;
    const measure = () => {
      const top = lesson.getBoundingClientRect().top;
      const above = head.previousElementSibling?.getBoundingClientRect().bottom ?? top;
      lesson.style.setProperty('--lesson-top', `${above - top}px`);
      lesson.style.setProperty('--lesson-head', `${head.offsetHeight}px`);
      if (!whole) return;
      const board = whole.lastElementChild ?? whole;
      lesson.style.setProperty('--lesson-line', `${board.getBoundingClientRect().top - whole.getBoundingClientRect().top}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(head);
    for (const child of whole?.children ?? []) watch.observe(child);
    return () => watch.disconnect();
  }, []);
}

function TaskBoard<G extends GameTypes>({ room, told, at, count, isChosen, wasShown, shown, done, goOn, onward }: TaskProps<G>) {
  const { scene, lesson } = room;
  const { game } = scene;
  const task = lesson.tasks[at] ?? lesson.tasks[0];
  const [attempt, act] = useReducer(
    (now: Attempt<G>, one: AttemptAct<G>) => nextAttempt(game, now, one),
    task,
    (one) => opened(one, wasShown),
  );
  const show = useMemo(() => showIn(scene, attempt), [attempt.run]);
  const [seen, see] = useState<Showing>();
  const unseen = show === seen ? undefined : show;
  const pieces = useShow(unseen, 1, '', () => see(unseen));
  const isHeld = unseen !== undefined;
  const habits = useMemo(() => new Map<string, string>(), []);
  const top = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLDivElement>(null);
  useMeasures(top, part);
  useLayoutEffect(() => {
    // A page that is just being opened stays where it is, unless its address asks for the exercise.
    if (!isChosen && (location.hash !== EXERCISE || isReadElsewhere())) return;
    top.current?.focus({ preventScroll: true });
    top.current?.closest('.lesson')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  /** What was before the learner when he last touched the board. */
  const [touched, touch] = useState<Attempt<G>>();
  const isWaiting = isDue(game, attempt);
  useEffect(() => {
    if (!isWaiting || isHeld) return;
    const timer = setTimeout(() => act({ kind: 'go-on' }), PAUSE);
    return () => clearTimeout(timer);
  }, [attempt, isHeld]);
  const { note, isShown, round } = attempt;
  // The button that asked for it lies below.
  useEffect(() => {
    if (round > 0) comeIntoSight(part.current);
  }, [round]);
  const isMine = isYours(game, attempt) && !isHeld;
  const latest = useRef(isMine);
  latest.current = isMine;
  // A button that went away left the focus to nobody: the game's own board takes it where it asks something, else the task does.
  useEffect(() => {
    if (!isMine) return;
    const timer = setTimeout(() => {
      if (latest.current && isFocusLost()) top.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [attempt, isMine]);
  useEffect(() => {
    if (isShown) shown();
  }, [isShown]);
  useEffect(() => {
    if (note?.kind === 'done') done(note.stars);
  }, [note]);
  // What each player has is seen with what is said of the last act, where that lies at the foot of the screen: what is said of an answer lies under it.
  useEffect(() => {
    const { current } = part;
    const isPhone = top.current !== null && getComputedStyle(top.current).position === 'sticky';
    if (note && task.kind === 'play' && isPhone && current && current.childElementCount > 1) comeIntoSight(current.firstElementChild);
  }, [note]);
  const handle = useMemo(
    () => lessonHandle(scene, attempt, { act: (move) => act({ kind: 'play', move }), count: isHeld ? pieces : undefined, habits }),
    [attempt, isHeld, pieces],
  );
  const state = taskState(attempt);
  const { Board, Line } = scene;
  const foot = (
    <Feedback
      attempt={attempt}
      told={told}
      others={othersTold(scene, attempt)}
      isYours={isYours(game, attempt)}
      isLast={at === count - 1}
      onward={onward}
      isHeld={isHeld}
      isRead={touched === attempt}
      act={act}
      goOn={goOn}
    />
  );
  return (
    <>
      <h2 ref={top} class="lesson-task" tabindex={-1}>
        <small>
          Exercice {at + 1} sur {count}
          {told.who && <span>{french(` · ${told.who}`)}</span>}
        </small>
        {french(task.task)}
      </h2>
      {handle && (
        <div
          ref={part}
          class="stack lesson-board"
          data-live={handle.live}
          data-weighed={task.kind === 'play' && task.worth !== undefined}
          // Once the click is over: drawn again amid it, a radio would fall back to the old choice.
          onClickCapture={() => setTimeout(() => touch(attempt))}
        >
          {Line && <Line handle={handle} />}
          <Board key={round} handle={handle} />
          {isHeld && <ShowBar text="" skip={() => see(unseen)} hurry={undefined} />}
        </div>
      )}
      {told.isPrepared && <p class="lesson-prepared">{french('Le hasard de cet exercice est préparé.')}</p>}
      {task.kind === 'ask' ? (
        <div class="lesson-reply">
          <fieldset class="lesson-answers">
            <legend class="sr">Réponses</legend>
            {task.answers.map(({ text }, one) => {
              const isRight = attempt.said.includes(one) ? one === task.right : undefined;
              return (
                <button
                  key={text}
                  type="button"
                  class="control-button"
                  aria-pressed={attempt.said.at(-1) === one}
                  aria-disabled={note?.kind === 'done' && !isRight}
                  data-right={isRight}
                  onClick={() => act({ kind: 'answer', answer: one })}
                >
                  <span>{french(text)}</span> {isRight !== undefined && <span class="lesson-answer-mark">{isRight ? 'juste' : 'non'}</span>}
                </button>
              );
            })}
          </fieldset>
          {foot}
        </div>
      ) : (
        foot
      )}
      {state !== undefined && (
        <details class="lesson-words">
          <summary>La position en mots</summary>
          <p>{french(scene.summary(state, task.seat, task.places))}</p>
        </details>
      )}
      <Spoken text={(task.kind === 'play' && task.hints[attempt.hints - 1]) || ''} />
      <Spoken text={isHeld ? '' : spokenOf(attempt, told)} />
    </>
  );
}

export function LessonIsland<G extends GameTypes>({ look, slug, learnt, tasks, ours, rules, next, whole, path, still }: Props<G>) {
  const { game } = look;
  const [kept, keep] = useState<LessonStars>({});
  const [at, go] = useState<number>();
  const [room, open] = useState<Room<G>>();
  const [isAway, lose] = useState(false);
  /** Tasks whose solution was seen since the page was opened: until it is opened again they are worth one star, however often they are begun. */
  const shown = useRef(new Set<string>());
  const isChosen = useRef(false);
  // It begins by itself, with the first task that is not done; the page comes first.
  useEffect(() => {
    const own = starsKept(game, slug);
    keep(own);
    const start = () => {
      if (!isChosen.current) void begin(firstOf(tasks, own));
    };
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, []);
  const begin = async (one: number) => {
    go(one);
    if (room) return;
    try {
      const [scene, lesson] = await Promise.all([look.scene(slug), look.lesson(slug)]);
      open({ scene, lesson });
      lose(false);
    } catch {
      go(undefined);
      lose(true);
    }
  };
  const choose = (one: number) => {
    isChosen.current = true;
    void begin(one);
  };
  const isTaught = useCallback(
    (topic: string) => {
      const at = room?.scene.taught?.[topic];
      return at === undefined || learnt.includes(at);
    },
    [room],
  );
  const first = firstOf(tasks, kept);
  const isOver = at !== undefined && at >= tasks.length;
  const told = at === undefined ? undefined : tasks[at];
  return (
    <Rules links={rules} aside>
      <section id={EXERCISE.slice(1)} class="tool lesson" aria-label="Leçon">
        <div role="alert">
          {isAway && <p class="control-refused">{french('La leçon n’a pas pu être chargée : réessayez avec du réseau.')}</p>}
        </div>
        <Steps tasks={tasks} kept={kept} at={at} go={choose} />
        {!room && (
          <div class="lesson-opening">
            <p class="lesson-task">{french(tasks[at ?? first]?.task ?? '')}</p>
            {isAway ? (
              <button type="button" class="control-button control-button-main" onClick={() => choose(first)}>
                Réessayer
              </button>
            ) : (
              at !== undefined && <p role="status">Un instant…</p>
            )}
            {(at ?? first) === 0 && still}
          </div>
        )}
        {room && told && at !== undefined && (
          <Taught.Provider value={isTaught}>
            <TaskBoard
              key={at}
              room={room}
              told={told}
              at={at}
              count={tasks.length}
              isChosen={isChosen.current}
              wasShown={shown.current.has(told.id)}
              shown={() => shown.current.add(told.id)}
              done={(stars) => keep(keepStars(game, slug, told.id, stars))}
              goOn={() => choose(at + 1)}
              onward={at === tasks.length - 1 && tasks.every(({ id }, one) => one === at || kept[id]) ? next : undefined}
            />
          </Taught.Provider>
        )}
        {isOver && <Ended tasks={tasks} kept={kept} next={next} whole={whole} path={path} begin={choose} />}
        <Ours {...ours} />
      </section>
    </Rules>
  );
}
