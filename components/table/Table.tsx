/** The table of any game: the chooser, then the game's own board between the curtain, the log and the stepper. */
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hasActed, isFocusLost } from '#components/shared/focus.ts';
import { RuleLink, type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { french } from '#components/site/typography.ts';
import type { GameMove, GameState } from '#engine/core/game.ts';
import type { Ruling } from '#engine/core/ruling.ts';
import { Chooser } from './Chooser.tsx';
import { Curtain } from './Curtain.tsx';
import { download } from './files.ts';
import type { Handle } from './handle.ts';
import { nowOf, openHistory, replayOf, undoPoint } from './history.ts';
import { humansOf } from './hot-seat.ts';
import { LogView } from './LogView.tsx';
import { formatLink, parseFile } from './link.ts';
import { type Log, logOf } from './log.ts';
import { Notices } from './Notices.tsx';
import { StepperBar } from './StepperBar.tsx';
import { type Chosen, seedOf } from './seats.ts';
import { mayWatch, type Sitting, shownState } from './session.ts';
import type { TableSpec } from './spec.ts';
import { type PaceId, paceOf, TableBar } from './TableBar.tsx';
import type { Table as Store } from './table-store.ts';
import { useTable } from './use-table.ts';

interface Props<State extends GameState, Move extends GameMove, View, Options, Rule extends string> {
  spec: TableSpec<State, Move, View, Options, Rule>;
  rulings: readonly Ruling[];
  Board: ComponentType<{ handle: Handle<View, Move> }>;
  startWorker: () => Worker;
  rules: RuleLinks;
  label: string;
}

export function Table<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  props: Props<State, Move, View, Options, Rule>,
) {
  const { spec, rulings, rules, label } = props;
  const table = useTable(spec, props.startWorker);
  const session = table?.get();
  const start = ({ players, rulings: choices, box, seed }: Chosen) => {
    const options = spec.game.checkOptions(spec.optionsOf(players.length, choices, box));
    if (!options.ok) return table?.send({ kind: 'say', notice: { text: options.because } });
    const word = seed || seedOf(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    table?.send({ kind: 'sit', history: openHistory(spec, options.value, word), players });
  };
  const importFile = async (file: File) => {
    const read = parseFile(await file.text());
    if (read.ok) await table?.visit(read.value);
    else table?.send({ kind: 'say', notice: { text: `${read.because} Rien n’a changé ici.` } });
  };
  const chooser = (
    <Chooser
      seats={spec.seats}
      nameOf={spec.nameOf}
      levels={spec.levels}
      level={spec.level}
      rulings={rulings}
      box={spec.box}
      ready={table !== undefined}
      start={start}
      importFile={(file) => void importFile(file)}
    />
  );
  return (
    <Rules links={rules} aside>
      <section class="table" aria-label={label} data-ready={table !== undefined}>
        {session && <Notices game={spec.game.id} notices={session.notices} hush={(text) => table?.send({ kind: 'hush', text })} />}
        {table && !session?.sitting && session?.aside && (
          <p class="table-guest">
            <span>Une partie est en cours ; en commencer une autre la remplace.</span>
            <button type="button" class="table-button" onClick={() => table.send({ kind: 'back' })}>
              La reprendre
            </button>
          </p>
        )}
        {table && session?.sitting ? <Seated {...props} table={table} sitting={session.sitting} /> : chooser}
      </section>
    </Rules>
  );
}

type SeatedProps<State extends GameState, Move extends GameMove, View, Options, Rule extends string> = Props<
  State,
  Move,
  View,
  Options,
  Rule
> & {
  table: Store<State, Move, Options, Rule>;
  sitting: Sitting<State, Move, Options>;
};

function Seated<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  props: SeatedProps<State, Move, View, Options, Rule>,
) {
  const { spec, table, sitting, Board } = props;
  const { game } = spec;
  const { history, players, eyes, guest } = sitting;
  const { stepper, refused, aside } = table.get();
  const [pace, choosePace] = useState<PaceId>('normal');
  const now = shownState(table.get()) ?? nowOf(history);
  const outcome = game.outcome(nowOf(history));
  const humans = humansOf(players);
  const known = useRef<Log<Move, Rule> | undefined>(undefined);
  const log = useMemo(() => logOf(spec, history, eyes.seat, known.current), [history, eyes.seat]);
  known.current = log;
  const setPace = (id: PaceId) => {
    choosePace(id);
    table.setPace(paceOf(id));
  };
  useEffect(() => table.setPace(paceOf(pace)), [table]);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasActed()) top.current?.scrollIntoView({ block: 'start' });
  }, [guest, stepper !== undefined]);
  const held = useRef<HTMLElement | null>(null);
  // A refusal goes by its button, or by itself when the game goes on: the focus goes back to where it came from.
  useEffect(() => {
    if (refused) held.current = document.activeElement as HTMLElement | null;
    else if (isFocusLost()) held.current?.focus({ preventScroll: true });
  }, [refused]);
  const handle = useMemo<Handle<View, Move>>(() => {
    const live = !stepper && !guest;
    const isHere = (seat: number) => live && players[seat]?.kind === 'human';
    const movesOf = (seat: number) => (isHere(seat) && (seat === eyes.seat || spec.open?.(now)) ? game.moves(now, seat) : []);
    return {
      seat: eyes.seat,
      view: game.view(now, eyes.seat),
      legal: movesOf(eyes.seat),
      movesOf,
      live,
      players,
      humans,
      nameOf: spec.nameOf,
      at: stepper?.at ?? history.moves.length,
      pace: paceOf(pace),
      tick: live && !outcome ? game.clock?.tick(now) : undefined,
      outcome: game.outcome(now),
      act: (move) => table.send({ kind: 'play', move }),
      offer: table.offer,
      ask: table.ask,
    };
  }, [now, eyes.seat, stepper, guest, players, pace]);
  const link = async () => {
    const fragment = await formatLink(replayOf(spec, history), stepper?.at);
    return fragment && `${location.origin}${location.pathname}#${fragment}`;
  };
  const seats = mayWatch(spec, sitting) ? players.map((_, seat) => ({ seat, name: spec.nameOf(seat) })) : [];
  return (
    <div ref={top} class="table-seated">
      {guest && (
        <p class="table-guest">
          <span>Vous regardez une partie reçue ; la vôtre n’a pas bougé.</span>
          <button type="button" class="table-button" onClick={() => table.send({ kind: 'take-over', level: spec.level })}>
            Jouer {spec.nameOf(eyes.seat)} à partir d’ici
          </button>
          <button type="button" class="table-button" onClick={() => table.send({ kind: 'back' })}>
            {aside ? 'Revenir à ma partie' : 'Fermer cette partie'}
          </button>
        </p>
      )}
      {stepper && <StepperBar stepper={stepper} step={(step) => table.send({ kind: 'step', step })} />}
      {eyes.kind === 'waiting' ? (
        <Curtain name={spec.nameOf(eyes.seat)} lift={() => table.send({ kind: 'lift' })} />
      ) : (
        <Board handle={handle} />
      )}
      <p class="table-refused" role="alert">
        {refused && (
          <>
            {french(refused.because)} <RuleLink id={refused.rule} />{' '}
            <button type="button" class="table-button" onClick={() => table.send({ kind: 'accept' })}>
              Compris
            </button>
          </>
        )}
      </p>
      <TableBar
        canUndo={undoPoint(spec, history, humans) !== undefined}
        reviewing={stepper !== undefined}
        guest={guest}
        over={outcome !== undefined}
        unkept={table.unkept()}
        pace={pace}
        setPace={setPace}
        watchable={seats}
        seat={eyes.seat}
        watch={(seat) => table.send({ kind: 'watch', seat })}
        undo={() => table.send({ kind: 'undo' })}
        review={() => table.send({ kind: 'review' })}
        live={() => table.send({ kind: 'live' })}
        leave={() => table.send({ kind: 'leave' })}
        save={() => download(`${game.id}-${history.seed.replace(/[^\w-]/g, '') || 'partie'}.json`, replayOf(spec, history))}
        link={link}
      />
      {eyes.kind === 'shown' && <LogView log={log} at={stepper?.at} quiet={handle.live && game.clock?.tick(now) !== undefined} />}
    </div>
  );
}
