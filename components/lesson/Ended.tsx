/** The end of a lesson: its stars, what was learnt, and where to go on. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { BackToday, cameFromToday } from '#components/notebook/BackToday.tsx';
import { counted } from '#engine/core/french.ts';
import { type LessonStars, starsIn } from './progress.ts';
import { StarsOf } from './StarsOf.tsx';
import type { NextPage, ToldTask } from './spec.ts';

interface Props {
  tasks: readonly ToldTask[];
  kept: LessonStars;
  next: NextPage;
  /** A whole game made to learn by, which waits for no lesson. Left out: there is none, or it comes next. */
  whole?: NextPage | undefined;
  path: string;
  /** Begins a task of the lesson. */
  begin: (at: number) => void;
}

export function Ended({ tasks, kept, next, whole, path, begin }: Props) {
  const stars = starsIn(
    kept,
    tasks.map(({ id }) => id),
  );
  const won = tasks.reduce((sum, { id }) => sum + (kept[id] ?? 0), 0);
  const left = tasks.flatMap(({ id }, at) => (kept[id] ? [] : [at]));
  const [undone] = left;
  const top = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest('.lesson')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return (
    <div class="lesson-ended">
      <h2 ref={top} class="lesson-task" tabindex={-1}>
        {stars > 0 ? 'Leçon finie' : 'Presque finie'} {stars > 0 && <StarsOf stars={stars} />}
      </h2>
      <p>
        <b>{french(`${counted(won, 'étoile')} sur ${3 * tasks.length}.`)}</b>{' '}
        {left.length > 0 && french(`${counted(left.length, 'exercice')} à faire vous-même : leurs étoiles vous attendent.`)}
      </p>
      <p>{french('Ce qu’il faut retenir :')}</p>
      <ul class="lesson-learnt">
        {tasks.map(({ id, learnt, rules }) => (
          <li key={id}>
            {french(learnt)} {rules.map((rule) => [<RuleLink key={rule} id={rule} />, ' '])}
          </li>
        ))}
      </ul>
      <div class="control-actions">
        {undone !== undefined && (
          <button type="button" class="control-button control-button-main" onClick={() => begin(undone)}>
            {french(`Faire l’exercice ${undone + 1}`)}
          </button>
        )}
        <a class={undone === undefined ? 'control-button control-button-main' : 'control-button'} href={next.address}>
          {french(next.title)}
        </a>
        {cameFromToday() && <BackToday />}
        {whole && (
          <a class="control-button" href={whole.address}>
            {french(whole.title)}
          </a>
        )}
        <button type="button" class="control-button" onClick={() => begin(0)}>
          Refaire la leçon
        </button>
        <a class="control-button" href={path}>
          Toutes les leçons
        </a>
      </div>
    </div>
  );
}
