/** A small voice above the board in a first game: what may be done now, one idea a turn, and silence once it is thanked. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { COACHED } from '#components/table/coach/first-game.ts';
import type { CoachProps } from '#components/table/props.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { upperFirst } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { type CoachSpec, FIRST_GAME, FIRST_TURNS, type Tip } from './coach.ts';
import { Ours } from './Ours.tsx';
import { loadProgress, saveProgress, withStars } from './progress.ts';

function keepStar(game: string): void {
  const shelf = shelfOf(window);
  saveProgress(shelf, withStars(loadProgress(shelf), game, FIRST_GAME, FIRST_TURNS, 3));
}

const DONE = 'Le parcours a ses trois dernières étoiles.';
const GOES_ON = 'La partie continue comme une autre : elle est gardée, et se reprend quand vous voulez.';
const SHORT = 'La partie s’est achevée avant la fin de vos premiers pas : il suffit d’en recommencer une.';
const SHOWN = 'Regardez bien ce qui se montre.';
const ADVICE = 'Une hésitation ? « Un conseil ? » montre ce que jouerait un bon joueur.';

function Coach<G extends GameTypes>({ spec, handle, turn, leave }: CoachProps<G> & { spec: CoachSpec<G> }) {
  const { view, seat, legal, outcome, since } = handle;
  const { game, lessons, turns = COACHED } = spec;
  const isMine = legal.length > 0 || (spec.speaks?.(view) ?? false);
  const step = spec.step?.of(view) ?? turn;
  const isDone = step > turns || (!spec.step && turn === turns && !isMine);
  const isOver = isDone || outcome !== undefined;
  const [said, say] = useState<Tip>();
  const [seen, see] = useState<string>();
  const isHeld = handle.held?.() ?? false;
  // What the board shows piece by piece is seen before it is told: it begins with the move, right after this.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isOver || handle.held?.()) return;
      const moment = { view, seat, legal, turn: step, since };
      see(spec.seen?.(moment));
      if (isMine) say(spec.tip(moment));
    });
    return () => clearTimeout(timer);
  }, [handle, isHeld]);
  useEffect(() => {
    if (isDone) keepStar(game);
  }, [isDone]);
  const whole = useRef<HTMLElement>(null);
  // After the board, which comes into sight by itself when it is asked: what is said of it is read first.
  const come = () => {
    // Nothing moves under a hand that aims while a clock runs.
    const isRunning = handle.tick !== undefined && handle.at > 0;
    if ((!isMine && !isOver) || isRunning) return;
    const next = requestAnimationFrame(() => comeIntoSight(whole.current, 'start'));
    return () => cancelAnimationFrame(next);
  };
  useEffect(come, [said?.idea, step, isMine, isOver]);
  // One idea may hold for several questions, with something told between them or at once after one another.
  const isAsked = legal.length > 0;
  useEffect(() => (isAsked ? come() : undefined), [isAsked, isAsked && spec.asks?.(view, legal)]);
  const head = isDone
    ? 'Vos premiers pas sont faits'
    : isOver
      ? 'Déjà fini'
      : `${upperFirst(spec.step?.name ?? 'tour')} ${Math.max(1, step)} sur ${turns}`;
  return (
    <aside ref={whole} class="coach" aria-label="Premiers pas">
      <p class="row coach-head">
        <span>{french(head)}</span>
        <button type="button" class="table-button" onClick={leave}>
          {isOver ? 'Merci' : 'Merci, je continue seul'}
        </button>
      </p>
      {isOver ? (
        <p>
          {french(isDone ? DONE : SHORT)} {isDone && !outcome && french([spec.onward, GOES_ON].filter(Boolean).join(' '))}{' '}
          <a href={href(`${game}/apprendre/`)}>Le parcours</a>
        </p>
      ) : (
        <>
          {seen && <p>{french(seen)}</p>}
          <p role="status">{french(isHeld ? SHOWN : isMine && said ? said.now : 'Ce n’est pas à vous : regardez ce qui se joue.')}</p>
        </>
      )}
      {!isOver && said && (
        <p>
          <b>{french(said.idea)}</b>{' '}
          <a href={href(`${game}/lecons/${said.lesson}/`)}>{french(`La leçon : ${lessons[said.lesson] ?? ''}`)}</a>{' '}
          {[said.rule, ...(said.readings ?? [])].map((id) => [<RuleLink key={id} id={id} />, ' '])}
        </p>
      )}
      {!isOver && step <= 1 && legal.length > 1 && <p>{french(ADVICE)}</p>}
      {!isOver && (
        <details>
          <summary>{french('Ce qui est de nous')}</summary>
          <Ours {...spec.ours} />
        </details>
      )}
    </aside>
  );
}

/** The coach at the table of a game. */
export const coachWith =
  <G extends GameTypes>(spec: CoachSpec<G>) =>
  (props: CoachProps<G>) => <Coach {...props} spec={spec} />;
