/** The deal: the circle, the clock, and the cards of those at this screen, to be laid by tap or key. */
import { type ComponentChildren, cloneElement, isValidElement } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { PlayerCard } from '#components/orc/drawings/PlayerCard.tsx';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { french } from '#components/base/typography.ts';
import { Aloud } from '#components/table/keys/Aloud.tsx';
import { areInSight, comeIntoSight } from '#components/table/sight.ts';
import { BesideAnswers, Question } from '#components/table/stage/Question.tsx';
import { Stage } from '#components/table/stage/Stage.tsx';
import { CARD_NAMES } from '#engine/orc/data/cards.ts';
import { LAST_TICK, type Placed, type Seat, type View } from '#engine/orc/types.ts';
import { WarQuestion } from './Acts.tsx';
import { type Armed, askedOf } from './asked.ts';
import { fallOf, HASTE, RHYTHMS, type RhythmId, RUSH, rhythmNamed } from './deal.ts';
import type { OrcHandle } from './handle.ts';
import { freshPile, Ring } from './Ring.tsx';
import { pileOfKey } from './ring.ts';
import { useDeal } from './use-deal.ts';
import { colorOf, seatName } from './words.ts';

/** It cannot be laid now: none is left, or it is not the time of its kind. */
function isOff({ players, seen, tick }: View, { seat, kind }: Armed): boolean {
  const player = players[seat];
  return kind === 'shield' ? !player?.shields || seen.start === null : !player?.desertions || tick >= LAST_TICK;
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** For ears: what was laid on the piles since the last tick. */
const laidText = ({ seen, tick }: View): string =>
  seen.placed
    .filter((one) => one.tick === tick)
    .map(({ kind, seat, pile }) => `${seatName(seat)} : ${kind === 'shield' ? 'bouclier' : 'désertion'}, pile ${pile + 1}.`)
    .join(' ');

/** What the last tick itself brought. */
function tickText({ seen, tick, piles }: View, cards: boolean): string {
  const last = seen.dealt.at(-1);
  const pile = freshPile({ seen, tick, piles } as View);
  const start = seen.start === tick ? ['Début des recrutements : les boucliers sont permis.'] : [];
  const card = cards && last && pile !== undefined ? [`Pile ${pile + 1} : ${CARD_NAMES[last].one}.`] : [];
  const end = tick === LAST_TICK ? ['La donne est finie.'] : [];
  return [...start, ...card, ...end].join(' ');
}

interface HandsProps {
  handle: OrcHandle;
  armed: Armed | undefined;
  arm: (armed: Armed | undefined) => void;
  /** The card that an advice names: it is marked as its pile is. */
  advised: Placed['kind'] | undefined;
}

function Hands({ handle, armed, arm, advised }: HandsProps) {
  const { view, humans } = handle;
  const button = (seat: Seat, kind: Placed['kind'], count: number) => {
    const isArmed = armed?.seat === seat && armed.kind === kind;
    return (
      <button
        type="button"
        class="orc-hold"
        aria-pressed={isArmed}
        data-in-question={kind === advised ? '' : undefined}
        aria-disabled={isOff(view, { seat, kind })}
        aria-keyshortcuts={kind === 'shield' ? 'B' : 'D'}
        onClick={() => arm(isArmed ? undefined : { seat, kind })}
      >
        {kind === 'shield' ? (
          <PlayerCard kind="bouclier" color={colorOf(seat)} size="small" label="" />
        ) : (
          <PlayerCard kind="desertion" size="small" label="" />
        )}
        <span>
          <span class={humans.length > 1 ? 'sr-phone' : undefined}>{kind === 'shield' ? 'Bouclier' : 'Désertion'}</span> <b>×{count}</b>
        </span>
        <span class="orc-key" aria-hidden="true">
          {kind === 'shield' ? 'B' : 'D'}
        </span>
      </button>
    );
  };
  return (
    <div class="wrap orc-holds">
      {humans.map((seat) => {
        const { shields = 0, desertions = 0 } = view.players[seat] ?? {};
        return (
          <fieldset key={seat}>
            <legend class={humans.length === 1 ? 'sr-phone' : undefined}>
              <Shield color={colorOf(seat)} label="" /> {seatName(seat)}
            </legend>
            {seat === view.sorcier ? (
              humans.length > 1 && <p>Sorcier</p>
            ) : (
              <>
                {button(seat, 'shield', shields)}
                {button(seat, 'desertion', desertions)}
              </>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

const WAITING = 'La donne attend : reprenez-la, ou posez une carte.';

/** Cards fall faster until one may choose among them. */
const Hasten = () => (
  <span>
    Hâter<span class="sr"> la donne jusqu’au premier bouclier permis</span>
  </span>
);

interface Props {
  handle: OrcHandle;
  beside: ComponentChildren;
}

export function Recruit({ handle, beside }: Props) {
  const { view, humans, live } = handle;
  const [rhythm, setRhythm] = useState<RhythmId>(() => rhythmNamed(handle.habit('rythme')) ?? (prefersStill() ? 'step' : 'steady'));
  const [going, go] = useState(false);
  const [rushed, rush] = useState(false);
  const [armed, arm] = useState<Armed>();
  const [isEmpty, touchEmpty] = useState(false);
  const region = useRef<HTMLElement>(null);
  const watched = humans.length === 0;
  const isSorcier = humans.length > 0 && humans.every((seat) => seat === view.sorcier);
  const hasHands = humans.some(
    (seat) => seat !== view.sorcier && (view.players[seat]?.shields ?? 0) + (view.players[seat]?.desertions ?? 0) > 0,
  );
  // The circle leaves what is asked its room; what is told over that in passing moves no pile.
  useEffect(() => {
    const dock = region.current?.closest('.table-stage')?.querySelector('.table-dock');
    if (!dock) return;
    const watch = new ResizeObserver(() => {
      const question = dock.querySelector<HTMLElement>('.table-question');
      region.current?.style.setProperty('--dock', `${question?.offsetHeight ?? 0}px`);
    });
    watch.observe(dock);
    return () => watch.disconnect();
  }, []);
  // One round's haste is not the next one's.
  useEffect(() => {
    rush(false);
    arm(undefined);
    if (view.tick === 0) go(false);
  }, [view.round]);
  // What was hurried to the first shield goes on as it was chosen, for hands to follow.
  useEffect(() => {
    if (hasHands) rush(false);
  }, [view.seen.start]);
  // A screen that is put away does not deal.
  useEffect(() => {
    const hidden = () => {
      if (document.hidden) go(false);
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);
  const isEarly = hasHands && view.seen.start === null;
  const own = watched
    ? 620 * handle.pace
    : rushed
      ? (isEarly ? HASTE : RUSH) * Math.min(1, handle.pace)
      : fallOf(rhythm, hasHands, isEarly && handle.habit('rythme') === undefined);
  // Advice is of one card and needs reading: the deal waits for whoever asks for it, until a card is laid or the deal taken up again.
  const [isWaiting, hold] = useState(false);
  const laid = view.seen.placed.filter(({ seat }) => humans.includes(seat)).length;
  useEffect(() => {
    if (isWaiting) go(true);
  }, [laid]);
  useEffect(() => {
    if (going) hold(false);
  }, [going]);
  const wait = () => {
    if (!going || rhythm === 'step' || view.tick >= LAST_TICK) return;
    hold(true);
    go(false);
  };
  // What a coach tells to lay is waited for too, once.
  const laidBest = handle.advised.find((move) => 'pile' in move);
  const order = handle.isTaught ? laidBest : undefined;
  const ordered = order && `${view.round} ${order.kind} ${order.pile}`;
  const heeded = useRef<{ readonly order: string; readonly tick: number }>(undefined);
  useEffect(() => {
    const last = heeded.current;
    if (!ordered) return;
    // Pointed out anew with each card, it is the same order.
    heeded.current = { order: ordered, tick: view.tick };
    if (last?.order !== ordered || view.tick > last.tick + 1) wait();
  }, [ordered, view.tick]);
  const { next } = useDeal(handle, (going || watched) && !handle.clock?.resting ? own : undefined);
  const isOrdered = ordered !== undefined && isWaiting;
  const stepping = going && !rushed && rhythm === 'step';
  const keepRhythm = (chosen: RhythmId) => {
    rush(false);
    setRhythm(chosen);
    handle.keepHabit('rythme', chosen);
  };
  // Whoever cannot see them fall has each card said, whatever the rhythm was.
  const step = () => {
    if (!stepping) keepRhythm('step');
    go(true);
    next();
  };
  // A desertion held when the deal ends is put down: only shields are laid from then on.
  const holding = armed && !isOff(view, armed) ? armed : soleHand(handle);

  // What cannot be laid is not taken up: laid anywhere, the rules say why.
  const take = (card: Armed | undefined) => {
    if (card && isOff(view, card)) handle.act({ ...card, pile: 0, tick: view.tick });
    else arm(card);
    touchEmpty(false);
  };
  const lay = (pile: number) => {
    touchEmpty(!holding);
    if (!holding) return;
    const { seat, kind } = holding;
    const move = handle.movesOf(seat).find((one) => one.kind === kind && one.pile === pile);
    handle.act(move ?? { kind, seat, pile, tick: view.tick });
    arm(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !live || (event.target as HTMLElement).tagName === 'SELECT') return;
    const key = event.key.toLowerCase();
    const seat = armed?.seat ?? humans.find((one) => one !== view.sorcier);
    const pile = pileOfKey(event.key, event.code);
    if (pile !== undefined && pile < view.piles.length) lay(pile);
    else if ((key === 'b' || key === 'd') && seat !== undefined) take({ seat, kind: key === 'b' ? 'shield' : 'desertion' });
    else if (key === 's' && handle.clock?.tick && !watched) step();
    else if (key === 'p' && handle.clock?.tick) go(!going);
    else if (key === 'escape' && armed) arm(undefined);
    else return;
    event.preventDefault();
  };
  const dealt = view.tick >= LAST_TICK;
  // Nothing moves the page under a hand that aims: only a circle that is not all in sight comes up before the cards fall, by no more than it must.
  const toCircle = () => {
    region.current?.focus({ preventScroll: true });
    if (!areInSight(region.current?.querySelectorAll('.orc-pile, .orc-hold') ?? [])) comeIntoSight(region.current);
  };
  const clock = live && handle.clock?.tick && !watched && (
    <div class="row orc-clock">
      {(!hasHands || (isEarly && view.tick > 0)) && !rushed && (
        <button
          type="button"
          class="table-button"
          onClick={() => {
            rush(true);
            go(true);
            toCircle();
          }}
        >
          {isSorcier ? 'Distribuer au plus vite' : isEarly ? <Hasten /> : 'Hâter la fin'}
        </button>
      )}
      {stepping ? (
        <button type="button" class="table-button table-button-main" aria-keyshortcuts="S" onClick={next}>
          Carte suivante{' '}
          <span class="orc-key" aria-hidden="true">
            S
          </span>
        </button>
      ) : (
        <button
          type="button"
          class={going || isOrdered ? 'table-button' : 'table-button table-button-main'}
          aria-keyshortcuts="P"
          onClick={() => {
            go(!going);
            toCircle();
          }}
        >
          {going ? (
            'Pause'
          ) : view.tick === 0 ? (
            'Commencer la donne'
          ) : (
            <span>
              Reprendre<span class="sr-phone"> la donne</span>
            </span>
          )}{' '}
          <span class="orc-key" aria-hidden="true">
            P
          </span>
        </button>
      )}
      <label>
        <span class="sr-phone">
          Rythme de la donne<span class="sr"> : pas à pas, chaque carte est dite</span>
        </span>{' '}
        <select value={rhythm} onChange={({ currentTarget }) => keepRhythm(rhythmNamed(currentTarget.value) ?? 'steady')}>
          {RHYTHMS.map(({ id, label }) => (
            <option key={id} value={id} selected={id === rhythm}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
  const isMine = live && !watched && hasHands;
  const asked =
    live && !watched
      ? askedOf(view, {
          seats: humans,
          isNew: !going && view.tick === 0 && handle.clock?.tick !== undefined,
          holding,
          isEmpty,
          ordered: isOrdered ? order : undefined,
        })
      : undefined;
  // What it said goes with the next card.
  const given = useContext(BesideAnswers);
  // Before the first shield there is nothing to weigh yet.
  const offered = isEarly ? undefined : given;
  const advice = isValidElement(offered) ? cloneElement(offered, { at: handle.at * LAST_TICK + view.tick }) : offered;
  return (
    <Stage
      game="orc-board"
      data={{ 'data-phase': view.phase, 'data-armed': holding?.kind }}
      isAsked={isMine}
      moment={`${view.round} ${dealt}`}
      onKeyDown={onKeyDown}
      board={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the piles work while the circle has the focus
        <section ref={region} class="orc-recruit" aria-label="Recrutement" data-board tabIndex={0}>
          <Ring view={view} lay={isMine ? lay : undefined} advised={laidBest?.pile} />
          <Aloud text={live ? tickText(view, stepping) : ''} />
          {/* Once the clock stands still, the log tells it. */}
          <Aloud text={live && handle.clock?.tick ? laidText(view) : ''} />
        </section>
      }
      dock={
        view.phase === 'champion' ? (
          <WarQuestion handle={handle} />
        ) : (
          <BesideAnswers.Provider
            value={
              advice && (
                // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is in it
                // biome-ignore lint/a11y/useKeyWithClickEvents: its buttons click by key too
                <div class="orc-advice" onClick={wait}>
                  {advice}
                  {isWaiting && !isOrdered && !dealt && <p>{french(WAITING)}</p>}
                  <Aloud text={isWaiting && !isOrdered && !dealt ? WAITING : ''} />
                </div>
              )
            }
          >
            <Question asked={asked} isUrgent={isEmpty && !holding}>
              {live && !watched && (hasHands || humans.length > 1) && (
                <Hands handle={handle} armed={holding} arm={take} advised={laidBest?.kind} />
              )}
              {clock}
            </Question>
          </BesideAnswers.Provider>
        )
      }
      beside={beside}
    />
  );
}

/** Once all is dealt, somebody who has only a shield to lay holds it already. */
function soleHand({ view, humans, movesOf }: OrcHandle): Armed | undefined {
  if (view.tick < LAST_TICK) return undefined;
  const [seat, ...others] = humans.filter((one) => movesOf(one).length > 0);
  return seat !== undefined && others.length === 0 ? { seat, kind: 'shield' } : undefined;
}
