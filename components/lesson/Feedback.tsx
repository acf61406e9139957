/** What is said of the last act, under the board: a refusal with its rule, what a legal move costs, what was learnt; and what may be done next. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { comeIntoSight } from '#components/table/sight.ts';
import { percent } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Act, Attempt, Note } from './attempt.ts';
import type { ToldTask } from './face.ts';
import { StarsOf } from './StarsOf.tsx';

interface Props<G extends GameTypes> {
  attempt: Attempt<G>;
  told: ToldTask;
  /** What the others have just done. */
  others: string;
  isYours: boolean;
  isLast: boolean;
  act: (one: Act<G>) => void;
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

const HEADS = { refused: 'Refusé', worse: 'Permis, mais…', missed: 'Pas encore', wrong: 'Non', onward: 'Bien', done: 'Réussi' } as const;

/** Whether the solution was shown to its end. */
const isShownWhole = <G extends GameTypes>({ isShown, isPlaying, note, run, task }: Attempt<G>): boolean =>
  isShown && !isPlaying && !note && task.kind === 'play' && run !== undefined && run.moves.length > 0 && task.isDone(run);

export function spokenOf<G extends GameTypes>(attempt: Attempt<G>, told: ToldTask): string {
  const { note } = attempt;
  if (isShownWhole(attempt)) return `Voilà la solution. ${told.learnt}`;
  if (!note) return attempt.run ? '' : told.task;
  return note.kind === 'done' ? `Réussi. ${told.learnt}` : `${HEADS[note.kind]}. ${sentenceOf(note)}`;
}

const Learnt = ({ told }: { told: ToldTask }) => (
  <p>
    {french(told.learnt)} {told.rules.map((rule) => [<RuleLink key={rule} id={rule} />, ' '])}
  </p>
);

export function Feedback<G extends GameTypes>({ attempt, told, others, isYours, isLast, act, goOn }: Props<G>) {
  const { task, note, hints, run } = attempt;
  const isWhole = isShownWhole(attempt);
  const isDone = note?.kind === 'done';
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isDone || isWhole) next.current?.focus({ preventScroll: true });
  }, [isDone, isWhole]);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = foot.current;
    const lesson = own?.closest<HTMLElement>('.lesson');
    if (!own || !lesson) return;
    const watch = new ResizeObserver(() => lesson.style.setProperty('--lesson-foot', `${own.offsetHeight}px`));
    watch.observe(own);
    return () => watch.disconnect();
  }, []);
  // Under a question's answers it may be below the screen.
  useEffect(() => {
    if (note) comeIntoSight(foot.current);
  }, [note]);
  const moves = run?.moves ?? [];
  // A scene of several moves that others play first may be seen again.
  const begun = moves.length > 1 || moves.some(({ seat }) => seat === task.seat);
  const taken = task.kind === 'play' ? task.hints.slice(0, hints) : [];
  return (
    <div ref={foot} class="lesson-foot">
      {others && !isDone && <p class="lesson-told">{french(others)}</p>}
      {taken.length > 0 && !isDone && !isWhole && (
        <ul class="lesson-hints">
          {taken.map((hint) => (
            <li key={hint}>{french(hint)}</li>
          ))}
        </ul>
      )}
      {note && (
        <div class="lesson-note" data-note={note.kind}>
          <p class="lesson-note-head">
            {HEADS[note.kind]} {note.kind === 'done' && <StarsOf stars={note.stars} />}
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
      <div class="control-actions">
        {(isDone || isWhole) && (
          <button ref={next} type="button" class="control-button control-button-main" onClick={goOn}>
            {isLast ? 'Finir la leçon' : 'Continuer'}
          </button>
        )}
        {task.kind === 'play' && (begun || note?.kind === 'missed') && (
          <button
            type="button"
            class={note?.kind === 'missed' ? 'control-button control-button-main' : 'control-button'}
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
        {task.kind === 'play' && !isDone && !isWhole && (hints === 2 || note?.kind === 'missed') && !attempt.isPlaying && (
          <button type="button" class="control-button" onClick={() => act({ kind: 'show' })}>
            Montrez-moi
          </button>
        )}
      </div>
    </div>
  );
}
