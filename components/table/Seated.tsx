/** A table where a game is played or looked at: the line in sight, the curtain, the board, what can be done with the game, the log. */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { download } from '#components/kit/files.ts';
import { hasActed } from '#components/kit/focus.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { type Eyes, NO_SEAT } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { ArbiterLink } from './ArbiterLink.tsx';
import { AdvicePanel } from './advice/AdvicePanel.tsx';
import { ReviewOffer } from './advice/ReviewOffer.tsx';
import { BlowCard } from './BlowCard.tsx';
import { Curtain } from './Curtain.tsx';
import type { HabitKeeper } from './chooser/habits.ts';
import { drawnSeed } from './chooser/seats.ts';
import { isCoached, leaveCoach, turnsBegun } from './coach/first-game.ts';
import { useCoach } from './coach/use-coach.ts';
import type { Handle } from './handle.ts';
import { eyesOn, humansOf } from './hot-seat.ts';
import { Ears } from './keys/Aloud.tsx';
import { Keys } from './keys/Keys.tsx';
import { useVoice } from './keys/use-voice.tsx';
import { LogView } from './LogView.tsx';
import { type Log, logOf, saidAt } from './log.ts';
import type { TableProps, TableScene } from './props.ts';
import { formatLink } from './replay/link.ts';
import { ReadingBar } from './replay/ReadingBar.tsx';
import { StepperBar } from './replay/StepperBar.tsx';
import { landmarksIn, roundsIn, type StepEvent } from './replay/stepper.ts';
import { guestText, humansHere } from './session/guest.ts';
import { lastSeen, lastTold, nowOf, openHistory, replayOf, seenSince, stateAt, undone, withoutMoves } from './session/history.ts';
import { turnEnded } from './session/own.ts';
import { mayWatch, placesIn, type Sitting, seatToTake, shownState, toldCount } from './session/session.ts';
import type { TableStore as Store } from './session/table-store.ts';
import { ShowBar } from './show/ShowBar.tsx';
import { readingTime, useShow } from './show/use-show.ts';
import { isTouched } from './sight.ts';
import { isOpenIn } from './spec.ts';
import { BesideAnswers } from './stage/Question.tsx';
import { OverDock, UnderBoard } from './stage/Stage.tsx';
import { useTableMode } from './stage/table-mode.ts';
import { EyesChoice, type PaceId, paceNamed, paceOf, TableBar, type WishSwitch } from './TableBar.tsx';
import { OtherTab, TableLine } from './TableLine.tsx';
import { Together } from './Together.tsx';
import { useAlone } from './use-alone.ts';
import { useSound } from './use-sound.ts';

type Props<G extends GameTypes> = Pick<TableProps<G>, 'spec' | 'startWorker'> &
  TableScene<G> & {
    table: Store<G>;
    habits: HabitKeeper;
    sitting: Sitting<G>;
  };

export function Seated<G extends GameTypes>(props: Props<G>) {
  const { spec, table, habits, sitting, Line, Board, Under, End, coach, keys } = props;
  const { game } = spec;
  const { history, players, screen, guest } = sitting;
  const { stepper, film, refused, blow, show, aside, elsewhere } = table.get();
  // What is looked at: every step of it, where it is looked at again.
  const shown = stepper && film ? film.history : history;
  const [pace, choosePace] = useState<PaceId>(() => paceNamed(habits.get().pace));
  const now = shownState(table.get()) ?? nowOf(history);
  const at = toldCount(sitting, table.get());
  // Its pieces are being shown: all that is told is as it was before.
  const isShowing = show?.told === false;
  const outcome = game.outcome(isShowing ? now : nowOf(history));
  const sat = humansOf(players);
  const humans = humansHere(sitting);
  const nameOf = (seat: number) => spec.nameOf(seat, now);
  const known = useRef<Log<G['move'], G['rule']> | undefined>(undefined);
  const viewer = eyesOn(screen);
  const isOpen = isOpenIn(spec, now);
  // Where several look at one screen and nothing is hidden, nobody's own secrets are told over again.
  const reader = isOpen && humans.length > 1 ? 'public' : viewer;
  const named = reader === 'public' || !humans.includes(reader);
  const log = useMemo(() => logOf(spec, shown, reader, known.current, named), [shown, reader, named]);
  known.current = log;
  const setPace = (id: PaceId) => {
    choosePace(id);
    habits.set({ pace: id });
  };
  // Until somebody here has played, bots do not dawdle: the first decision comes at once, and the log tells what led to it.
  const isOpening = !game.clock && !guest && humans.length > 0 && !history.moves.some(({ seat }) => humans.includes(seat));
  const speed = isOpening ? 0 : paceOf(pace);
  useLayoutEffect(() => table.setNarration(props), [table]);
  useLayoutEffect(() => table.setPace(speed), [table, speed]);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (top.current && isTouched(top.current)) top.current.scrollIntoView({ block: 'start' });
  }, [guest, stepper !== undefined]);
  useTableMode(top);
  const resting = table.resting();
  const isStruck = blow !== undefined && speed > 0 && !show;
  const isKnown = spec.hidesNothing || game.outcome(now) !== undefined;
  const askArbiter = game.clock?.tick(now) || (!isKnown && viewer === 'public') ? undefined : props.arbiter;
  const arbiter = askArbiter && ((move?: G['move']) => askArbiter(now, move, isKnown || viewer === 'public' ? undefined : viewer));
  const question = spec.question?.(now);
  const isAsked = question !== undefined && !stepper && !isShowing && !guest && screen.kind === 'shown' && humans.includes(screen.seat);
  const letGo = () => {
    if (question && screen.kind === 'shown') table.send({ kind: 'wish', seats: [screen.seat], wish: { notIn: question.turn } });
  };
  const [advised, setAdvised] = useState<{ readonly of: G['state']; readonly moves: readonly G['move'][] }>();
  const read = saidAt(log, at);
  const count = useShow(show, speed, show?.text ?? read.join(' '), (kind) => table.send({ kind }));
  const [pointed, point] = useState<number>();
  // Of what is looked at again, or of a line of the log, where it happened.
  const from = pointed ?? (stepper ? at : 0);
  const places = useMemo(
    () =>
      from > 0 && from <= shown.moves.length
        ? placesIn(props, lastTold(shown, from, viewer), game.view(stateAt(shown, from - 1), viewer))
        : undefined,
    [shown, from, viewer],
  );
  const handle = useMemo<Handle<G['view'], G['move'], G['event']>>(() => {
    const live = !stepper && !guest;
    const isShown = screen.kind === 'shown';
    const isHere = (seat: number) => live && !isShowing && isShown && players[seat]?.kind === 'human';
    const movesOf = (seat: number) => (isHere(seat) && (seat === viewer || isOpen) ? game.moves(now, seat) : []);
    return {
      seat: viewer === 'public' ? NO_SEAT : viewer,
      view: game.view(now, viewer),
      legal: viewer === 'public' ? [] : movesOf(viewer),
      movesOf,
      live,
      watched: live,
      players,
      humans,
      nameOf,
      at,
      last: (is) => lastSeen(shown, at, viewer, is),
      since: (is) => seenSince(shown, at, viewer, is),
      told: lastTold(shown, at, viewer),
      said: read,
      ...(isShowing && { show: { events: lastTold(shown, at + 1, viewer), count } }),
      pace: speed,
      resting,
      habit: (name) => habits.get().own[name],
      keepHabit: (name, value) => habits.set({ own: { ...habits.get().own, [name]: value } }),
      tick: live && isShown && !isShowing && !outcome && !elsewhere ? game.clock?.tick(now) : undefined,
      advised: advised?.of === now ? advised.moves[0] : undefined,
      following: advised?.of === now ? advised.moves.slice(1) : [],
      outcome: game.outcome(now),
      judge: (move) => game.judge(now, move),
      act: (move) => table.send({ kind: 'play', move }),
      offer: table.offer,
      withdraw: (is) =>
        live && isShown && !isShowing && withoutMoves(spec, history, humans, is) ? () => table.send({ kind: 'withdraw', is }) : undefined,
      ask: table.ask,
      ...(isAsked && { letGo }),
      named: places ?? (isStruck ? blow.places : show?.places),
      ...(arbiter && { arbiter }),
    };
  }, [now, viewer, screen.kind, stepper, guest, players, speed, resting, advised, log, elsewhere, isStruck, show, count, places]);
  const link = async () => {
    const fragment = await formatLink(replayOf(spec, history), stepper && film?.recorded[stepper.at]);
    return fragment && `${location.origin}${location.pathname}#${fragment}`;
  };
  const again = () => {
    table.send({ kind: 'sit', history: openHistory(spec, history.options, drawnSeed()), players });
    // The button stands under the end, and the new board at the top.
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const caption = log.entries
    .filter((entry) => entry.at === stepper?.at)
    .map(({ text }) => text)
    .join(' ');
  const step = (event: StepEvent) => table.send({ kind: 'step', step: event });
  const rounds = useMemo(() => (stepper ? roundsIn(game, shown.states) : []), [shown, stepper !== undefined]);
  const landmarks = useMemo(() => (stepper ? landmarksIn(props.landmarks ?? [], shown.events, sat) : []), [shown, stepper !== undefined]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const sound = useSound(handle, spec.heard, () => redraw(0));
  const idle = viewer === 'public' ? undefined : game.idle?.(now, viewer);
  const alone = useAlone(handle, idle, show !== undefined, () => redraw(0));
  /** When this seat is asked whether it reacts. */
  const wishOf = (seat: number): WishSwitch => {
    const turn = spec.question?.(now)?.turn ?? spec.turnOf?.(now) ?? '';
    const wish = table.get().wishes[seat];
    return {
      value: wish === 'always' ? 'always' : wish?.notIn === turn ? 'never' : 'useful',
      set: (value) => {
        table.send({ kind: 'wish', seats: [seat], wish: value === 'always' ? 'always' : value === 'never' ? { notIn: turn } : undefined });
      },
    };
  };
  const { advice } = spec;
  const seats = mayWatch(spec, sitting) && !spec.hidesNothing ? players.map((_, seat) => ({ seat, name: nameOf(seat) })) : [];
  const looking = { watchable: seats, eyes: viewer, watch: (chosen: Eyes) => table.send({ kind: 'watch', eyes: chosen }) };
  const bar = (
    <TableBar
      {...looking}
      reviewing={stepper !== undefined}
      guest={guest !== undefined}
      over={outcome !== undefined}
      unkept={table.unkept()}
      paced={players.some(({ kind }) => kind === 'bot')}
      pace={pace}
      setPace={setPace}
      hidesNothing={spec.hidesNothing ?? false}
      review={(since) => table.send({ kind: 'review', ...(since && { since }) })}
      live={() => table.send({ kind: 'live' })}
      leave={() => table.send({ kind: 'leave' })}
      save={() => download(`${game.id}-${history.seed.replace(/[^\w-]/g, '') || 'partie'}.json`, { ...replayOf(spec, history), players })}
      link={link}
      again={again}
      arbiter={arbiter}
      sound={sound}
      alone={game.idle && !spec.question && humans.length === 1 ? alone : undefined}
      wish={
        spec.turnOf?.(now) !== undefined && !guest && !outcome && viewer !== 'public' && humans.includes(viewer)
          ? wishOf(viewer)
          : undefined
      }
    />
  );
  const counsel = advice && handle.legal.length > 1 && (
    <AdvicePanel
      at={handle.at}
      adviser={advice.name}
      ask={() => table.advise(handle.seat)}
      show={(moves) => setAdvised({ of: now, moves })}
      play={(moves) =>
        game.silent?.(moves[0])
          ? undefined
          : () => {
              for (const move of moves) handle.act(move);
            }
      }
    />
  );
  const showing = stepper?.stops ? (
    <ReadingBar
      stepper={stepper}
      step={step}
      caption={caption}
      time={readingTime(caption, speed || 1)}
      live={() => table.send({ kind: 'live' })}
    />
  ) : (
    show &&
    speed > 0 &&
    (isShowing || handle.legal.length === 0) && (
      <ShowBar
        key={at}
        text={isShowing ? '' : (show.text ?? read.join(' '))}
        skip={() => table.send({ kind: isShowing ? 'told' : 'seen' })}
        hurry={humans.length > 0 && show.stays ? table.hurry : undefined}
      />
    )
  );
  const isMine = useMemo(() => humans.some((seat) => handle.movesOf(seat).length > 0), [handle]);
  const voice = useVoice({
    log,
    at,
    card: isStruck ? history.moves.length : undefined,
    isMine,
    isQuiet: handle.live && game.clock?.tick(now) !== undefined,
    isStepped: stepper !== undefined,
    isHeld: isShowing && !stepper,
    game: table.id(),
    since: turnEnded(spec, history, sat),
  });
  const isOver = handle.outcome !== undefined;
  const review = outcome && advice && sat.length > 0 && (
    <ReviewOffer
      replay={replayOf(spec, history)}
      seats={sat}
      nameOf={nameOf}
      startWorker={props.startWorker}
      show={(at) => table.send({ kind: 'review', at })}
    />
  );
  const isLearner = !guest && !stepper && humans.length === 1 && isCoached(habits, table.id());
  const Coach = useCoach(isLearner ? coach : undefined);
  // It comes above a board that the browser has already gone to, and would push the page down by its height.
  useEffect(() => {
    if (Coach && (hasActed() || scrollY > 0)) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [Coach !== undefined]);
  return (
    <div ref={top} class="stack table-seated" data-stepped={stepper !== undefined} data-over={isOver}>
      {guest && (
        <p class="row table-guest">
          <span>
            {french(guestText(guest, outcome !== undefined, sat.map(nameOf)))}
            {aside && ' La vôtre n’a pas bougé.'}
          </span>
          {!game.outcome(now) && (
            <button
              type="button"
              class={sat.length > 0 ? 'table-button table-button-main' : 'table-button'}
              onClick={() => table.send({ kind: 'take-over' })}
            >
              {sat.length > 0 ? 'Reprendre cette partie' : `Jouer ${nameOf(seatToTake(spec.game, now, screen))} à partir d’ici`}
            </button>
          )}
          <button type="button" class="table-button" onClick={() => table.send({ kind: 'back' })}>
            {aside ? 'Revenir à ma partie' : 'Fermer cette partie'}
          </button>
          {seats.length > 0 && viewer === 'public' && (
            <span>{french('Les mains sont couvertes : pour en voir une, choisissez son joueur.')}</span>
          )}
          <EyesChoice {...looking} />
        </p>
      )}
      {stepper && !stepper.stops && <StepperBar stepper={stepper} step={step} caption={caption} rounds={rounds} landmarks={landmarks} />}
      {stepper && !isOver && review}
      <TableLine
        undo={
          guest || humans.length === 0 || outcome
            ? undefined
            : { can: !stepper && !isShowing && undone(spec, history, humans) !== undefined, act: () => table.send({ kind: 'undo' }) }
        }
        rest={guest || stepper || outcome || humans.length > 0 ? undefined : { on: resting, set: table.rest }}
      >
        <Line handle={handle} />
        {elsewhere && !guest && (
          <OtherTab how={elsewhere} follow={() => void table.follow()} stay={() => table.send({ kind: 'elsewhere', how: undefined })} />
        )}
      </TableLine>
      {screen.kind === 'waiting' && !isShowing && <Curtain name={nameOf(screen.seat)} lift={() => table.send({ kind: 'lift' })} />}
      {screen.kind === 'asked' && !stepper && !isShowing && (
        <Together
          text={spec.question?.(now)?.text ?? ''}
          seats={screen.seats}
          nameOf={nameOf}
          answer={(wants) => table.send({ kind: 'answer', wants })}
          rest={() => {
            const notIn = spec.question?.(now)?.turn ?? '';
            table.send({ kind: 'wish', seats: screen.seats, wish: { notIn } });
          }}
        />
      )}
      {Coach && (
        <Coach
          handle={handle}
          turn={turnsBegun(history.moves.slice(0, at), handle.seat, handle.legal.length > 0)}
          isAside={isStruck || screen.kind !== 'shown'}
          leave={() => {
            leaveCoach(habits, table.id());
            redraw(0);
          }}
        />
      )}
      {isStruck && (
        <BlowCard
          key={history.moves.length}
          headline={blow.text}
          lines={log.entries.filter((entry) => entry.at === history.moves.length)}
          goOn={() => table.send({ kind: 'read' })}
          review={() => table.send({ kind: 'review', since: 'own' })}
        />
      )}
      <Ears.Provider value={voice.tell}>
        <BesideAnswers.Provider value={counsel}>
          <OverDock.Provider value={showing}>
            <UnderBoard.Provider value={Under && <Under handle={handle} />}>
              {/* What one wished for on the board of one game holds in no other. */}
              <Board key={history.seed} handle={handle} />
            </UnderBoard.Provider>
          </OverDock.Provider>
        </BesideAnswers.Provider>
      </Ears.Provider>
      <p class="row table-refused" role="alert">
        {refused && (
          <>
            {french(refused.because)} <RuleLink id={refused.rule} />{' '}
            <button type="button" class="table-button" onClick={() => table.send({ kind: 'accept' })}>
              Compris
            </button>{' '}
            {arbiter && <ArbiterLink address={arbiter} />}
          </>
        )}
      </p>
      {bar}
      {isOver && End && (
        <div class="table-end">
          <End handle={handle} history={shown} />
          {review}
        </div>
      )}
      <LogView
        log={log}
        at={stepper || isShowing ? at : undefined}
        recap={humans.length > 0 && !guest ? voice.recap : undefined}
        point={props.where && point}
      />
      <Keys own={keys} recap={voice.recap} />
      {voice.line}
    </div>
  );
}
