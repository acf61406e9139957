/** The table of any game: the chooser with the games that are kept, then whoever sits down. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import type { OpenFile } from '#components/kit/FileButton.tsx';
import { download } from '#components/kit/files.ts';
import { Rules } from '#components/kit/RuleLink.tsx';
import { useFetched } from '#components/kit/use-fetched.ts';
import { boxOf, oursAmong } from '#components/our-table/use-ours.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { Chooser } from './chooser/Chooser.tsx';
import { fileKept } from './chooser/kept-file.ts';
import { FirstGames } from './chooser/FirstGames.tsx';
import { type Chosen, drawnSeed } from './chooser/seats.ts';
import { optionsFor, seatedFor, suitedChoice, usualChoice } from './chooser/starting.ts';
import { savedTold, sittingTold, titleOf } from './chooser/title.ts';
import { keepCoached, learnAddress, nextFirst } from './coach/first-game.ts';
import { humansOf } from './hot-seat.ts';
import type { TableProps, TableScene } from './props.ts';
import { nowOf, openHistory } from './session/history.ts';
import type { Notice } from './session/session.ts';
import type { TableSpec } from './spec.ts';
import { AWAY, type OpenedTable, QUICK, useTable } from './use-table.ts';

/** What is seen of a game under way, the shell's part and the game's own: fetched when somebody sits down. */
interface Room<G extends GameTypes> {
  readonly Seated: typeof import('./Seated.tsx').Seated;
  readonly scene: TableScene<G>;
}

const fetchKept = async () => (await import('./chooser/Games.tsx')).KeptGames;

/** Undefined until it has come, `away` where it cannot. */
function useRoom<G extends GameTypes>(isWanted: boolean, scene: () => Promise<TableScene<G>>): Room<G> | 'away' | undefined {
  const [room, enter] = useState<Room<G> | 'away'>();
  useEffect(() => {
    if (!isWanted || typeof room === 'object') return;
    Promise.all([import('./Seated.tsx'), scene()]).then(
      ([{ Seated }, own]) => enter({ Seated, scene: own }),
      () => enter('away'),
    );
  }, [isWanted]);
  return room;
}

/** What has to be said, until somebody closes it or something else is to say. */
interface Props {
  game: string;
  notice: Notice | undefined;
  hush: () => void;
  /** To the other games that may be played here. */
  leave: () => void;
}

function Notices({ game, notice, hush, leave }: Props) {
  return (
    <div class="table-notices" role="status">
      {notice && (
        <p key={notice.text} class={notice.teaches ? 'row table-notice is-welcome' : 'row table-notice'}>
          <span>{french(notice.text)}</span>
          {notice.teaches && (
            <>
              {/* Beside the table, in its book: a book may have two tables, whose games have names of their own. */}
              <a class="table-button" href="../apprendre/">
                Les leçons
              </a>
              <button type="button" class="table-button" onClick={leave}>
                Une autre partie
              </button>
            </>
          )}
          {notice.rescue !== undefined && (
            <button type="button" class="table-button" onClick={() => download(`${game}-ancienne-partie.json`, notice.rescue)}>
              Enregistrer la partie
            </button>
          )}
          <button type="button" class="table-button" onClick={hush}>
            <span aria-hidden="true">✕</span>
            <span class="sr">Fermer ce message</span>
          </button>
        </p>
      )}
    </div>
  );
}

/** Begins a game as it was chosen, or says why not. */
function begin<G extends GameTypes>(spec: TableSpec<G>, { table, habits }: OpenedTable<G>, chosen: Chosen): void {
  const { own, seed } = chosen;
  const { players, because } = seatedFor(spec, chosen);
  const options = optionsFor(spec, chosen);
  if (!options.ok) {
    table.send({ kind: 'say', notice: { text: options.because } });
    return;
  }
  if (humansOf(players).length > 0) habits.set({ players, options: own });
  table.send({ kind: 'sit', history: openHistory(spec, options.value, seed || drawnSeed()), players });
  if (because) table.send({ kind: 'say', notice: { text: because } });
}

export function GameTable<G extends GameTypes>(props: TableProps<G>) {
  const { spec, rulings, rules, label } = props;
  /** One gesture: as last time, with the readings and the box of this table. */
  const beginQuickly = (opened: OpenedTable<G>) => {
    const box = spec.box?.read(boxOf(spec.box.game)) ?? {};
    const file = spec.boxFile && fileKept(spec.boxFile);
    begin(spec, opened, usualChoice(spec, opened.habits.get(), { rulings: oursAmong(rulings), box, file }));
  };
  const beginFirst = async (opened: OpenedTable<G>, at: number) => {
    const { players, options } = opened.habits.get();
    begin(spec, opened, await suitedChoice(spec, drawnSeed, at));
    // Who sat here, and what was agreed for him, is not what is usual.
    opened.habits.set({ players, options });
    keepCoached(opened.habits, at, opened.table.id());
  };
  const opened = useTable(spec, props.startWorker, beginQuickly, beginFirst);
  const table = opened?.table;
  const session = table?.get();
  const [, redraw] = useState(0);
  const importFile: OpenFile = async (file) => {
    const read = file.ok ? (await import('./replay/link.ts')).parseFile(file.text) : file;
    if (read.ok) await table?.visit(read.value, 'file');
    else table?.send({ kind: 'say', notice: { text: `${read.because} Rien n’a changé ici.` } });
  };
  const usual = useMemo(() => opened && usualChoice(spec, opened.habits.get()), [opened, session?.sitting === undefined]);
  const hasKept = opened && (opened.table.games().length > 0 || Object.keys(opened.statistics.get().levels).length > 0);
  const Kept = useFetched(hasKept ? fetchKept : undefined);
  const { offered } = opened ?? {};
  const sitting = session?.sitting;
  // The board has that room back once a first move shows that he finds his way.
  const isAway = session?.notice?.teaches && sitting?.history.moves.some(({ seat }) => sitting.players[seat]?.kind === 'human');
  const room = useRoom(sitting !== undefined, props.scene);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./keys/focus.ts').then(
      ({ keepFocus }) => {
        if (root.current && !isGone) stop = keepFocus(root.current);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  const chooser = (
    <>
      {opened && offered && (
        <section class="table-offer" aria-label="Partie en cours">
          <p>
            <b>Une partie est en cours</b> : {[titleOf(offered, spec.levels), savedTold(offered)].filter(Boolean).join(', ')}.
          </p>
          <div class="row table-actions">
            <button type="button" class="table-button table-button-main" onClick={() => void opened.table.resume(offered.id)}>
              La reprendre
            </button>
            <button type="button" class="table-button" onClick={() => beginQuickly(opened)}>
              En commencer une autre
            </button>
          </div>
          <p>Celle-ci reste gardée ; les deux se retrouvent plus bas, dans « Mes parties ».</p>
        </section>
      )}
      {spec.firsts && <FirstGames firsts={spec.firsts} next={opened ? nextFirst(opened.habits, opened.table.games().length > 0) : 0} />}
      <Chooser
        spec={spec}
        nameOf={spec.nameOf}
        rulings={rulings}
        ready={table !== undefined}
        usual={usual}
        start={(chosen) => opened && begin(spec, opened, chosen)}
        importFile={importFile}
      />
      {opened && Kept && (
        <Kept
          game={spec.game.id}
          games={opened.table.games()}
          levels={spec.levels}
          isPlayable={opened.table.isPlayable}
          resume={(id) => void opened.table.resume(id)}
          fileOf={opened.table.fileOf}
          forget={opened.table.forget}
          statistics={opened.statistics.get()}
          clear={() => {
            opened.statistics.clear();
            redraw((count) => count + 1);
          }}
        />
      )}
    </>
  );
  return (
    <Rules links={rules} aside>
      <section ref={root} id={QUICK.slice(1)} class="tool table" aria-label={label} tabIndex={-1} data-ready={table !== undefined}>
        {spec.firsts?.map((_, at) => (
          <span key={at} id={learnAddress(at).slice(1)} />
        ))}
        {session && (
          <Notices
            game={spec.game.id}
            notice={isAway ? undefined : session.notice}
            hush={() => table?.send({ kind: 'hush' })}
            leave={() => table?.send({ kind: 'leave' })}
          />
        )}
        {table && !session?.sitting && session?.aside && !spec.game.outcome(nowOf(session.aside.history)) && (
          <p class="row table-guest">
            <span>
              {french(`Votre partie vous attend : ${sittingTold(spec, session.aside)}`)}
              {table.unkept() && ' ; elle n’est pas gardée : en commencer une autre la perd'}.
            </span>
            <button type="button" class="table-button" onClick={() => table.send({ kind: 'back' })}>
              La reprendre
            </button>
          </p>
        )}
        {!opened || !sitting ? (
          chooser
        ) : typeof room === 'object' ? (
          <room.Seated {...props} {...opened} {...room.scene} sitting={sitting} />
        ) : (
          <p role="status">{room === 'away' ? AWAY : 'Un instant…'}</p>
        )}
      </section>
    </Rules>
  );
}
