/** A small voice above the board in a first game: what may be done now, one idea a turn, and silence once it is thanked. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { CoachBox } from '#components/table/coach/CoachBox.tsx';
import { COACHED } from '#components/table/coach/first-game.ts';
import type { CoachProps } from '#components/table/props.ts';
import { upperFirst } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { type CoachSpec, FIRST_TURNS, firstSlug, type Tip } from './coach.ts';
import { Ours } from './Ours.tsx';
import { loadProgress, saveProgress, withStars } from './progress.ts';

function keepStar(game: string, slug: string): void {
  const shelf = shelfOf(window);
  saveProgress(shelf, withStars(loadProgress(shelf), game, slug, FIRST_TURNS, 3));
}

const DONE = 'Trois étoiles de plus à votre parcours.';
const GOES_ON = 'La partie continue comme une autre : elle est gardée, et se reprend quand vous voulez.';
const SHORT = 'La partie s’est achevée avant la fin de vos premiers pas : il suffit d’en recommencer une.';
const WATCH = 'Regardez ce qui se joue.';
const LABEL = 'Premiers pas';
const ADVICE = 'Une hésitation ? « Un conseil ? » montre ce que jouerait un bon joueur.';
const REASONS = 'C’est ce que jouerait un bon joueur : « Un conseil ? » dit pourquoi, et le joue.';

function Coach<G extends GameTypes>({ spec, handle, ask, turn, isAside, leave }: CoachProps<G> & { spec: CoachSpec<G> }) {
  const { view, seat, at, legal, outcome, since } = handle;
  const { game, lessons, turns = COACHED } = spec;
  const isMine = legal.length > 0 || (spec.speaks?.(view) ?? false);
  const isHeld = handle.show !== undefined;
  // Nothing may be played while a move is shown: the turn it was played in is not over for that.
  const kept = useRef(turn);
  if (!isHeld) kept.current = turn;
  const step = spec.step?.of(view) ?? kept.current;
  const isDone = spec.whole ? outcome !== undefined : step > turns || (!spec.step && step === turns && !isMine && !isHeld);
  const isOver = isDone || outcome !== undefined;
  const [said, say] = useState<Tip>();
  const [isOutdated, outdate] = useState(true);
  const [seen, see] = useState<string>();
  const [paid, pay] = useState<string>();
  /** The moment that the last tip is of. */
  const tipped = useRef<number>(undefined);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(async () => {
      if (isOver) return;
      const asks = isMine && !isHeld && legal.length > 1 && spec.asks?.(view);
      // What is shown outdates what was said, as what is asked anew does: nothing is told until there is better.
      outdate(isHeld || (asks === true && tipped.current !== at));
      if (isHeld) return;
      const moment = { view, seat, legal, turn: step, since };
      see(spec.seen?.(moment));
      pay(spec.paid?.(moment));
      if (!isMine) return;
      const counsel = asks ? await ask() : undefined;
      if (isGone) return;
      say(spec.tip({ ...moment, counsel }));
      tipped.current = at;
      outdate(false);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [handle, isHeld]);
  useEffect(() => {
    if (isDone) keepStar(game, firstSlug(spec.which?.(view) ?? 0));
  }, [isDone]);
  // Read, it is not in the way of the turns that follow.
  const doneIn = useRef<number>(undefined);
  if (isDone) doneIn.current ??= turn;
  const isRead = !outcome && turn > (doneIn.current ?? turn) + 1;
  useEffect(() => {
    if (isRead) leave();
  }, [isRead]);
  const head = isDone ? (
    'Vos premiers pas sont faits'
  ) : isOver ? (
    'Déjà fini'
  ) : (
    <>
      <span class="sr-phone">{upperFirst(spec.step?.name ?? 'tour')}</span> {Math.max(1, step)} sur {turns}
    </>
  );
  const leaving = { label: isOver ? 'Merci' : 'Merci, je continue seul', act: leave };
  if (isOver)
    return (
      <CoachBox label={LABEL} head={head} line={isDone ? DONE : SHORT} isAside={isAside} leave={leaving}>
        <p>
          {isDone && !outcome && french([spec.onward, GOES_ON].filter(Boolean).join(' '))}{' '}
          <a href={href(`${game}/apprendre/`)}>Le parcours</a>
        </p>
      </CoachBox>
    );
  const ours = (
    <details>
      <summary>{french('Ce qui vient de ce site')}</summary>
      <Ours {...spec.ours} />
    </details>
  );
  return (
    <CoachBox
      label={LABEL}
      head={head}
      line={isHeld || !isMine ? WATCH : isOutdated ? (paid ?? '') : [paid, said?.now].filter(Boolean).join(' ')}
      isAside={isAside}
      leave={leaving}
      foot={ours}
    >
      {seen && <p>{french(seen)}</p>}
      {said && (
        <p>
          <b>{french(said.idea)}</b>{' '}
          <a href={href(`${game}/lecons/${said.lesson}/`)}>{french(`La leçon : ${lessons[said.lesson] ?? ''}`)}</a>{' '}
          {[said.rule, ...(said.readings ?? [])].map((id) => [<RuleLink key={id} id={id} />, ' '])}
        </p>
      )}
      {step <= 1 && legal.length > 1 && <p>{french(spec.asks ? REASONS : ADVICE)}</p>}
    </CoachBox>
  );
}

/** The coach at the table of a game. */
export const coachWith =
  <G extends GameTypes>(spec: CoachSpec<G>) =>
  (props: CoachProps<G>) => <Coach {...props} spec={spec} />;
