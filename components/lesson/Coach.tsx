/** A small voice above the board in a first game: what may be done now, one idea a turn, and silence once it is thanked. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { moveKey } from '#components/table/advice/given.ts';
import { CoachBox } from '#components/table/coach/CoachBox.tsx';
import { COACHED } from '#components/table/coach/first-game.ts';
import type { CoachProps } from '#components/table/props.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { type CoachSpec, FIRST_TURNS, firstSlug, type Tip } from './coach.ts';
import { Ours } from './Ours.tsx';
import { loadProgress, saveProgress, withStars } from './progress.ts';

function keepStar(game: string, slug: string): void {
  const shelf = shelfOf(window);
  saveProgress(shelf, withStars(loadProgress(shelf), game, slug, FIRST_TURNS, 3));
}

const DONE = 'Trois étoiles de plus à votre parcours.';
const STOPS = 'Le conseiller s’arrête ici ; « Un conseil ? » reste.';
const GOES_ON = 'La partie continue comme une autre : elle est gardée, et se reprend quand vous voulez.';
const SHORT = 'La partie s’est achevée avant la fin de vos premiers pas : il suffit d’en recommencer une.';
/** Whoever makes it. */
const WATCH = 'Le coup se joue : regardez.';
const OTHERS = 'Aux autres de jouer.';
const THINKS = 'Un instant : le conseiller réfléchit.';
/** Milliseconds of thought that nobody is told of: the line would flash. */
const PATIENCE = 400;
const LABEL = 'Premiers pas';
const ADVICE = 'Une hésitation ? « Un conseil ? » montre ce que jouerait un bon joueur.';
const REASONS = 'C’est ce que jouerait un bon joueur.';

function Coach<G extends GameTypes>({ spec, handle, ask, point, played, turn, isAside, leave }: CoachProps<G> & { spec: CoachSpec<G> }) {
  const { view, seat, legal, outcome, since, act } = handle;
  const { game, lessons, turns = COACHED } = spec;
  const isMine = legal.length > 0 || (spec.speaks?.(view) ?? false);
  const isHeld = handle.show !== undefined;
  // Nothing may be played while a move is shown: the turn it was played in is not over for that.
  const kept = useRef(turn);
  if (!isHeld) kept.current = turn;
  const step = spec.step?.(view) ?? kept.current;
  const isDone = spec.whole ? outcome !== undefined : step > turns || (!spec.step && step === turns && !isMine && !isHeld);
  const isOver = isDone || outcome !== undefined;
  /** The moment that a tip is of; `isWhole`: what the adviser would play is in it. */
  const [said, say] = useState<{
    readonly of: G['view'];
    readonly tip: Tip<G['rule'], G['move']>;
    readonly paid: string | undefined;
    readonly isWhole: boolean;
  }>();
  const [seen, see] = useState<string>();
  const last = useRef(said);
  last.current = said;
  /** What was advised in this moment, and before it. */
  const advised = useRef<{ readonly of: G['view']; readonly now: readonly G['move'][]; readonly before: readonly G['move'][] }>(undefined);
  const pointed = useRef<{ readonly of: G['view']; readonly key: string }>(undefined);
  const given = useRef(new Set<number>());
  const asks = isMine && !isHeld && legal.length > 1 && spec.asks?.(view) === true;
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(async () => {
      if (isOver || isHeld) return;
      const past = advised.current;
      // What others play meanwhile is not advised.
      if (past?.of !== view) advised.current = { of: view, now: [], before: past?.now.length ? past.now : (past?.before ?? []) };
      const before = advised.current?.before ?? [];
      const isAdvised = played !== undefined && before.some((move) => moveKey(move) === moveKey(played));
      const moment = { view, seat, legal, turn: step, isAdvised, since, last: last.current?.tip };
      see(spec.seen?.(moment));
      if (!isMine) return;
      const answer = isAside ? undefined : spec.spared?.(moment);
      // Taken back, it was wanted otherwise.
      if (answer && !given.current.has(handle.at)) {
        given.current.add(handle.at);
        return act(answer);
      }
      const paid = spec.paid?.(moment);
      // The idea goes with the question at once; what to play comes when the adviser has answered.
      if (asks && last.current?.of !== view) say({ of: view, tip: spec.tip(moment), paid, isWhole: false });
      const counsel = asks ? await ask() : undefined;
      if (isGone) return;
      const tip = spec.tip({ ...moment, counsel });
      advised.current = { of: view, now: counsel?.moves ?? (tip.order?.stands ? tip.order.moves : []), before };
      say({ of: view, tip, paid, isWhole: true });
      const [first, ...others] = tip.order?.stands ? tip.order.moves : [];
      const key = JSON.stringify([first, ...others]);
      // Pointed out once: each time anew would wake this again.
      if (first && (pointed.current?.of !== view || pointed.current.key !== key)) point([first, ...others]);
      pointed.current = { of: view, key };
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [handle, isHeld]);
  // What is asked anew outdates what was said: nothing is told until there is better.
  const current = asks && said?.of !== view ? undefined : said;
  useEffect(() => {
    if (isDone) keepStar(game, firstSlug(spec.which?.(view) ?? 0));
  }, [isDone]);
  // Read, it is not in the way of the turns that follow.
  const doneIn = useRef<number>(undefined);
  if (isDone) doneIn.current ??= turn;
  const isRead = !outcome && turn > (doneIn.current ?? turn) + 1;
  useEffect(() => {
    if (isRead) leave(true);
  }, [isRead]);
  const isWatching = isHeld || !isMine;
  const told = isWatching || !current?.isWhole ? undefined : current.tip;
  const isThinking = asks && !told && !isOver;
  const [isSlow, slow] = useState(false);
  useEffect(() => {
    if (!isThinking) return;
    const timer = setTimeout(() => slow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      slow(false);
    };
  }, [isThinking]);
  const line = isHeld
    ? WATCH
    : !isMine
      ? OTHERS
      : isThinking
        ? THINKS
        : [told?.now, told?.order?.stands ? '' : current?.paid].filter(Boolean).join(' ');
  const shown = useRef('');
  if (!isThinking || isSlow || isWatching) shown.current = line;
  const head = isDone ? (
    'Vos premiers pas sont faits'
  ) : isOver ? (
    'Déjà fini'
  ) : spec.whole && !spec.step ? (
    'Conseil'
  ) : (
    <>
      <span class="coach-step">{spec.counts ?? (spec.whole ? 'Tour' : 'Conseil')}</span> {Math.max(1, step)} sur {turns}
    </>
  );
  const leaving = { label: isOver ? 'Merci' : 'Merci, je continue seul', act: () => leave(isOver) };
  if (isOver)
    return (
      <CoachBox label={LABEL} head={head} line={!isDone ? SHORT : outcome ? DONE : (spec.next ?? STOPS)} isAside={isAside} leave={leaving}>
        <p>
          {isDone && !outcome && french([DONE, spec.onward, GOES_ON].filter(Boolean).join(' '))}{' '}
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
      isWatching={isWatching || isThinking}
      // What is asked now comes first: on a phone the rest is read by opening it.
      line={shown.current}
      isAside={isAside}
      leave={leaving}
      foot={ours}
    >
      {told?.more && <p>{french(told.more)}</p>}
      {seen && <p>{french(seen)}</p>}
      {said && (
        <p>
          <b>{french(said.tip.idea)}</b>{' '}
          <a href={href(`${game}/lecons/${said.tip.lesson}/`)}>{french(`La leçon : ${lessons[said.tip.lesson] ?? ''}`)}</a>{' '}
          {[said.tip.rule, ...(said.tip.readings ?? [])].map((id) => [<RuleLink key={id} id={id} />, ' '])}
        </p>
      )}
      {step <= 1 && legal.length > 1 && <p>{french(asks ? REASONS : ADVICE)}</p>}
    </CoachBox>
  );
}

/** The coach at the table of a game. */
export const coachWith =
  <G extends GameTypes>(spec: CoachSpec<G>) =>
  (props: CoachProps<G>) => <Coach {...props} spec={spec} />;
