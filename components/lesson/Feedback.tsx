/** What is said of the last act, under the board: a refusal with its rule, what a legal move costs, what was learnt; and what may be done next. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { useFocusHeir } from '#components/kit/focus.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { comeIntoSight } from '#components/table/sight.ts';
import { percent } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { stepBack } from '#engine/practice/lesson.ts';
import type { Attempt, AttemptAct, Note } from './attempt.ts';
import { ownMark } from './Ours.tsx';
import { StarsOf } from './StarsOf.tsx';
import type { NextPage, ToldTask } from './spec.ts';

interface Props<G extends GameTypes> {
  attempt: Attempt<G>;
  told: ToldTask;
  /** What the others have just done. */
  others: string;
  isYours: boolean;
  isLast: boolean;
  /** Once this one is done, all are: where to go on. */
  onward: NextPage | undefined;
  /** Something is being shown that wants to be seen first: nothing is said of it yet. */
  isHeld: boolean;
  /** The board was touched since: what was said is read, and leaves the board its room. */
  isRead: boolean;
  act: (one: AttemptAct<G>) => void;
  goOn: () => void;
}

/** Two chances told apart: with a decimal where whole numbers are the same. */
function chances(worth: number, best: number): readonly [string, string] {
  const digits = percent(worth, 0) === percent(best, 0) ? 1 : 0;
  return [percent(worth, digits), percent(best, digits)];
}

function sentenceOf(note: Note): string {
  switch (note.kind) {
    case 'refused':
      return note.refusal.because;
    case 'worse': {
      if (note.text) return note.text;
      const [worth, best] = chances(note.worth, note.best);
      return `C’est permis, et cela réussit dans ${worth} des cas ; le meilleur coup, dans ${best}. Cherchez mieux.`;
    }
    case 'missed':
    case 'wrong':
    case 'onward':
      return note.text;
    case 'done':
      return '';
  }
}

const HEADS = { refused: 'Refusé', worse: 'Permis, mais…', missed: 'Pas encore', wrong: 'Non', done: 'Réussi' } as const;

/** A move is praised only where it is the solution's: another may still do what is asked, against the odds. */
const headOf = (note: Note): string => (note.kind === 'onward' ? (note.isSolution ? 'Bien' : 'C’est joué') : HEADS[note.kind]);

/** Whether the solution was shown to its end. */
const isShownWhole = <G extends GameTypes>({ isShown, isPlaying, note, run, task }: Attempt<G>): boolean =>
  isShown && !isPlaying && !note && task.kind === 'play' && run !== undefined && run.moves.length > 0 && task.isDone(run);

export function spokenOf<G extends GameTypes>(attempt: Attempt<G>, told: ToldTask): string {
  const { note } = attempt;
  if (isShownWhole(attempt)) return `Voilà la solution. ${told.solution.join(' ')} ${told.learnt}${ownMark(told.rules)}`;
  if (!note) return attempt.run ? '' : told.task;
  return note.kind === 'done' ? `Réussi. ${told.learnt}${ownMark(told.rules)}` : `${headOf(note)}. ${sentenceOf(note)}`;
}

const Learnt = ({ told }: { told: ToldTask }) => (
  <p>
    {french(told.learnt)} {told.rules.map((rule) => [<RuleLink key={rule} id={rule} />, ' '])}
  </p>
);

/** Notes that stay in sight although the board is touched. */
const LASTING: readonly Note['kind'][] = ['missed', 'done'];

export function Feedback<G extends GameTypes>({ attempt, told, others, isYours, isLast, onward, isHeld, isRead, act, goOn }: Props<G>) {
  const { task, hints, run } = attempt;
  const isSaid = attempt.note !== undefined && !isHeld && (!isRead || LASTING.includes(attempt.note.kind));
  const note = isSaid ? attempt.note : undefined;
  const isWhole = !isHeld && isShownWhole(attempt);
  const isDone = note?.kind === 'done';
  const taken = task.kind === 'play' ? task.hints.slice(0, hints) : [];
  const next = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isDone || isWhole) next.current?.focus({ preventScroll: true });
  }, [isDone, isWhole]);
  /** On a phone it lies under the thumb while it has something to say, and gives the board its room otherwise. */
  const isStuck = note !== undefined || isWhole || (taken.length > 0 && !isRead && !isDone);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = foot.current;
    const lesson = own?.closest<HTMLElement>('.lesson');
    if (!own || !lesson) return;
    const measure = () =>
      lesson.style.setProperty('--lesson-foot', getComputedStyle(own).position === 'sticky' ? `${own.offsetHeight}px` : '0px');
    const watch = new ResizeObserver(measure);
    watch.observe(own);
    measure();
    return () => watch.disconnect();
  }, [isStuck]);
  // Under a question's answers it may be below the screen.
  useEffect(() => {
    if (note) comeIntoSight(foot.current);
  }, [note]);
  // The list or the button that made the move is gone with it.
  const again = useFocusHeir<HTMLButtonElement>(note?.kind);
  const moves = run?.moves ?? [];
  const canStepBack =
    task.kind === 'play' && run !== undefined && !isDone && !isWhole && !attempt.isPlaying && stepBack(task, run) !== undefined;
  const isMissed = note?.kind === 'missed';
  // A scene of several moves that others play first may be seen again.
  const begun = moves.length > 1 || moves.some(({ seat }) => seat === task.seat);
  return (
    <div ref={foot} class="lesson-foot" data-stuck={isStuck}>
      {others && !isDone && !isRead && !isHeld && <p class="lesson-told">{french(others)}</p>}
      {taken.length > 0 && !isDone && !isWhole && (
        <details class="lesson-hints" open={!isRead}>
          <summary>{taken.length > 1 ? 'Les indices' : 'L’indice'}</summary>
          <ul>
            {taken.map((hint) => (
              <li key={hint}>{french(hint)}</li>
            ))}
          </ul>
        </details>
      )}
      {note && (
        <div class="lesson-note" data-note={note.kind}>
          <p class="lesson-note-head">
            {headOf(note)} {note.kind === 'done' && <StarsOf stars={note.stars} />}
          </p>
          {note.kind === 'done' ? (
            <Learnt told={told} />
          ) : (
            <p>
              {french(sentenceOf(note))} {note.kind === 'refused' && <RuleLink id={note.refusal.rule} />}
            </p>
          )}
        </div>
      )}
      {isWhole && (
        <div class="lesson-note" data-note="onward">
          <p class="lesson-note-head">Voilà</p>
          <Learnt told={told} />
        </div>
      )}
      <div class="control-actions" data-held={isHeld}>
        {isDone && onward && (
          <a ref={next} class="control-button control-button-main" href={onward.address}>
            {french(onward.title)}
          </a>
        )}
        {(isDone || isWhole) && (
          <button
            ref={isDone && onward ? undefined : next}
            type="button"
            class={isDone && onward ? 'control-button' : 'control-button control-button-main'}
            onClick={goOn}
          >
            {isDone && onward ? 'Voir le bilan' : isLast ? 'Finir la leçon' : 'Continuer'}
          </button>
        )}
        {canStepBack && (
          <button
            ref={isMissed ? again : undefined}
            type="button"
            class={isMissed ? 'control-button control-button-main' : 'control-button'}
            onClick={() => act({ kind: 'back' })}
          >
            Défaire un pas
          </button>
        )}
        {task.kind === 'play' && (begun || isMissed) && (
          <button
            ref={isMissed && !canStepBack ? again : undefined}
            type="button"
            class={isMissed && !canStepBack ? 'control-button control-button-main' : 'control-button'}
            onClick={() => act({ kind: 'again' })}
          >
            {isWhole ? 'À moi' : isDone ? 'Encore une fois' : 'Reprendre du début'}
          </button>
        )}
        {task.kind === 'play' && isYours && hints < 2 && (
          <button type="button" class="control-button" onClick={() => act({ kind: 'hint' })}>
            {hints === 0 ? 'Un indice' : 'Un autre indice'}
          </button>
        )}
        {task.kind === 'play' && !isDone && !isWhole && (hints === 2 || isMissed) && !attempt.isPlaying && (
          <button type="button" class="control-button" onClick={() => act({ kind: 'show' })}>
            Montrez-moi
          </button>
        )}
      </div>
    </div>
  );
}
