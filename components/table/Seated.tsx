/** A table where a game is played or looked at: the line in sight, the curtain, the board, what can be done with the game, the log. */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#engine/core/game.ts';
import { AdvicePanel } from './advice/AdvicePanel.tsx';
import type { Advised } from './advice/adviser.ts';
import { givenKey } from './advice/given.ts';
import { ReviewOffer } from './advice/ReviewOffer.tsx';
import { useCounsel } from './advice/use-counsel.ts';
import { BlowCard } from './BlowCard.tsx';
import type { HabitKeeper } from './chooser/habits.ts';
import { coachToRecall, isCoached } from './coach/first-game.ts';
import { TableCoach } from './coach/TableCoach.tsx';
import { Ears } from './keys/Aloud.tsx';
import { Keys } from './keys/Keys.tsx';
import { useVoice } from './keys/use-voice.tsx';
import { Lately, LogView } from './LogView.tsx';
import type { TableProps, TableScene } from './props.ts';
import { Calling } from './seated/Calling.tsx';
import { GuestLine } from './seated/GuestLine.tsx';
import { handleOf } from './seated/handle-of.ts';
import { tableMoment } from './seated/moment.ts';
import { usePace } from './seated/pace.ts';
import { otherwiseIn } from './seated/OtherReading.tsx';
import { Refused } from './seated/Refused.tsx';
import { SteppedBar, ToldBar } from './seated/ToldBar.tsx';
import { useTold } from './seated/use-told.ts';
import { stops } from './session/drive.ts';
import { heraldOf } from './show/use-show.ts';
import { replayOf } from './session/history.ts';
import { turnEnded } from './session/own.ts';
import { useFetched } from '#components/kit/use-fetched.ts';
import type { Sitting } from './session/session.ts';
import type { TableStore as Store } from './session/table-store.ts';
import { isPhone, isTouched } from './sight.ts';
import { BesideAnswers } from './stage/Question.tsx';
import { OverDock, UnderBoard } from './stage/Stage.tsx';
import { useTableMode } from './stage/table-mode.ts';
import { TableBar } from './TableBar.tsx';
import { TableLine } from './TableLine.tsx';
import { useAlone } from './use-alone.ts';
import { useSound } from './use-sound.ts';
import { useSwitch } from './use-switch.ts';

type Props<G extends GameTypes> = Pick<TableProps<G>, 'spec' | 'startWorker'> &
  TableScene<G> & {
    table: Store<G>;
    habits: HabitKeeper;
    sitting: Sitting<G>;
  };

export function Seated<G extends GameTypes>(props: Props<G>) {
  const { spec, table, habits, sitting, Line, Board, Under, WeighedPlan, endPage, keys } = props;
  const { game, advice } = spec;
  const here = { spec, table, ...tableMoment(spec, table.get(), sitting) };
  const { history, screen, stepper, guest, refused, tried, blow, show, elsewhere, now, shown, isShowing, outcome, sat, humans, viewer } =
    here;
  const top = useRef<HTMLDivElement>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isLearning = isCoached(habits, table.id());
  const recall = coachToRecall(habits, table.id());
  const chosen = usePace(habits, isLearning);
  // Until somebody here has played, bots do not dawdle: the first decision comes at once, and the log tells what led to it.
  const pace = here.isOpening && !game.clock ? 0 : chosen.pace;
  useLayoutEffect(() => table.setNarration(props), [table]);
  useLayoutEffect(() => table.setPace(pace), [table, pace]);
  useEffect(() => {
    if (top.current && isTouched(top.current)) top.current.scrollIntoView({ block: 'start' });
  }, [guest, stepper !== undefined]);
  useTableMode(top);

  // What happened.
  const told = useTold(here, props, pace);
  const { log, said, count, places, point } = told;
  const isStruck = stops(blow, pace) && !show;
  // Of what one has done oneself, only what came of it is news.
  const isOwnBlow = humans.includes(history.moves.at(-1)?.seat ?? -1);
  const herald = heraldOf(show, pace);

  const [advised, setAdvised] = useState<{ readonly of: G['state']; readonly moves: Advised<G['move']> }>();
  const held = useRef<string>(undefined);
  const hold = (id: string | undefined) => {
    held.current = id;
  };
  const resting = table.resting();
  const handle = useMemo(
    () =>
      handleOf(here, { ...told, habits, arbiter: props.arbiter, otherwise: otherwiseIn(props), pace, advised, hold, isTaught: isLearning }),
    [
      now,
      viewer,
      screen.kind,
      stepper,
      guest,
      sitting.players,
      here.wishes,
      here.said,
      pace,
      resting,
      table.isLeftOff(),
      advised,
      isLearning,
      log,
      elsewhere,
      isStruck,
      show,
      count,
      places,
    ],
  );
  const isMine = useMemo(() => humans.some((seat) => handle.movesOf(seat).length > 0), [handle]);
  const since = turnEnded(spec, history, sat);
  const voice = useVoice({
    log,
    at: here.at,
    card: isStruck ? history.moves.length : undefined,
    isMine,
    isQuiet: handle.live && game.clock?.tick(now) !== undefined,
    isStepped: stepper !== undefined,
    isHeld: isShowing && !stepper,
    game: table.id(),
    since,
    // A retreat chosen in another's turn may run into one's own.
    turn: `${since} ${spec.turnOf?.(now) ?? ''}`,
  });

  // What is done with the game.
  const sound = useSound(handle, useSwitch(habits, 'son'), isMine, spec.heard);
  // Nobody is asked for nothing, but in a game with a coach, who speaks of each moment.
  const alone = useSwitch(habits, 'seul', !isLearning || spec.passesAlone);
  useAlone(handle, alone, viewer === 'public' ? undefined : game.idle?.(now, viewer), show !== undefined || isStruck, table.offer);
  const { arbiter, outcome: ended } = handle;
  const End = useFetched(ended && endPage);
  const review = outcome && advice && sat.length > 0 && (
    <ReviewOffer
      replay={replayOf(spec, history)}
      seats={sat}
      given={table.given()}
      nameOf={handle.nameOf}
      startWorker={props.startWorker}
      show={(step) => table.send({ kind: 'review', at: step })}
    />
  );
  const ask = useCounsel(table, now, handle.seat);
  const pointOut = (moves: Advised<G['move']>) =>
    setAdvised((last) => (last?.of === now && last.moves === moves ? last : { of: now, moves }));
  const led = useRef<string>(undefined);
  const last = history.moves.findLastIndex(({ seat }) => sat.includes(seat));
  const ledKey = (at: number, move: G['move'] | undefined): string | undefined => move && `${spec.turnOf?.(now)} ${givenKey(at, move)}`;
  const counsel = advice && handle.legal.length > 1 && (
    <AdvicePanel
      spec={spec}
      handle={handle}
      ask={() => ask(held.current)}
      adviser={advice.name}
      show={pointOut}
      // Beside a coach, who says as much, he is asked.
      goesOn={advice.goesOn && !isLearning && led.current !== undefined && led.current === ledKey(last, history.moves[last])}
      follow={(moves) => {
        led.current = ledKey(history.moves.length + moves.length - 1, moves.at(-1));
      }}
    />
  );
  const counselled = async () => {
    const told = await ask();
    if (told) pointOut(told.moves);
    return told;
  };
  const text = said.join(' ');
  /** After this move nothing is told yet. */
  const untold = stepper || isShowing ? here.at : undefined;
  return (
    <Ears.Provider value={voice.tell}>
      <div ref={top} class="stack table-seated" data-stepped={stepper !== undefined} data-over={ended !== undefined}>
        <GuestLine {...here} />
        {stepper && !stepper.stops && <SteppedBar {...here} stepper={stepper} text={text} landmarks={props.landmarks} />}
        {stepper && !ended && review}
        <TableLine {...here}>
          <Line handle={handle} />
        </TableLine>
        <Calling {...here} />
        <TableCoach
          {...here}
          handle={handle}
          ask={counselled}
          point={pointOut}
          isAside={isStruck || herald !== undefined || screen.kind !== 'shown'}
          habits={habits}
          coach={props.coach}
          redraw={() => redraw(0)}
          top={top}
        />
        {(herald || (isStruck && blow)) && (
          <BlowCard
            key={`${herald?.text} ${history.moves.length}`}
            headline={(herald ?? blow)?.text ?? ''}
            lines={
              herald
                ? [herald]
                : (blow?.lines ?? log.entries.filter(({ at }) => at > history.moves.length - (blow?.moves ?? 1)).slice(isOwnBlow ? -2 : 0))
            }
            goOn={() => table.send({ kind: 'read' })}
            review={herald || isOwnBlow ? undefined : () => table.send({ kind: 'review', since: 'own' })}
          />
        )}
        <BesideAnswers.Provider value={counsel}>
          <OverDock.Provider
            value={
              <>
                <ToldBar {...here} text={text} pace={pace} allure={chosen} isIdle={handle.legal.length === 0} />
                {WeighedPlan && <WeighedPlan bots={table.bots} />}
              </>
            }
          >
            <UnderBoard.Provider
              value={
                <>
                  {Under && <Under handle={handle} />}
                  {isPhone() && !ended && <Lately log={log} at={untold ?? (handle.legal.length === 0 ? show?.from : undefined)} />}
                </>
              }
            >
              {/* What one wished for on the board of one game holds in no other. */}
              <Board key={history.seed} handle={handle} />
            </UnderBoard.Provider>
          </OverDock.Provider>
        </BesideAnswers.Provider>
        <Refused
          refused={refused}
          accept={() => table.send({ kind: 'accept' })}
          arbiter={arbiter && (() => arbiter(tried))}
          otherwise={otherwiseIn(props)}
        />
        {End && (
          <div class="table-end">
            <End handle={handle} history={shown} given={table.given()} />
            {review}
          </div>
        )}
        <TableBar
          {...here}
          pace={chosen}
          sound={sound}
          alone={game.idle && !spec.question && humans.length === 1 ? alone : undefined}
          arbiter={arbiter}
          recall={
            recall &&
            (() => {
              recall();
              redraw(0);
              top.current?.scrollIntoView({ block: 'start' });
            })
          }
        />
        <LogView log={log} at={untold} recap={humans.length > 0 ? voice.recap : undefined} point={props.where && point} />
        <Keys own={keys} voice={voice} />
        {voice.line}
      </div>
    </Ears.Provider>
  );
}
