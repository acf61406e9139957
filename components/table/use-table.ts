/** The table in a component: opened once the page runs, kept game and link read, closed with it. */
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { hasActed } from '#components/kit/focus.ts';
import { shelfOf } from '#components/kit/shelf.ts';
import { wakesAfter } from '#components/kit/waking.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { botsIn } from './bots/bot-client.ts';
import { type HabitKeeper, habitKeeper } from './chooser/habits.ts';
import { coachedGame, isHalfTaught, learnAt } from './coach/first-game.ts';
import { isLink, type LinkedReplay } from './replay/outside.ts';
import { nowOf } from './session/history.ts';
import type { Notice } from './session/session.ts';
import { type Statistician, statistician } from './session/statistics.ts';
import { type KeptGame, keeper } from './session/store.ts';
import { openTable, type TableStore } from './session/table-store.ts';
import { tableToTop, watchHands } from './sight.ts';
import type { TableSpec } from './spec.ts';

/** The address without a game: what is played next is not that one. */
const forgetLink = () => history.replaceState(history.state, '', location.pathname + location.search);

export const AWAY = 'La table n’a pas pu être chargée : rechargez la page quand le réseau est là.';

/** Reads the address's fragment as a game; the fragment stays as long as that game is looked at, for reloads. */
async function visitLink<G extends GameTypes>(table: TableStore<G>): Promise<void> {
  const { hash } = location;
  if (!isLink(hash)) return;
  const read: LinkedReplay = await import('./replay/link.ts').then(
    ({ parseLink }) => parseLink(hash),
    () => ({ ok: false, because: AWAY }),
  );
  if (!read.ok) table.send({ kind: 'say', notice: { text: `${read.because} Rien n’a changé ici.` } });
  if (!read.ok || !(await table.visit(read.value, 'link', read.at))) forgetLink();
}

/** What somebody who has never played here is told, beside the game that was made for him. */
const LED: Notice = {
  text: 'Voici une première partie : l’on vous dit quoi faire.',
  teaches: true,
};

/** The address that asks for a game at once. */
export const QUICK = '#vite';

export interface OpenedTable<G extends GameTypes> {
  readonly table: TableStore<G>;
  readonly habits: HabitKeeper;
  readonly statistics: Statistician;
  /** Somebody wanted a game at once, and this one is under way. */
  readonly offered?: KeptGame | undefined;
}

/** The table, and the habits of whoever sits down at it. `beginQuickly`: begins a game as the last one was; `beginFirst`: one of those with a coach. */
export function useTable<G extends GameTypes>(
  spec: TableSpec<G>,
  startWorker: () => Worker,
  beginQuickly: (opened: OpenedTable<G>) => void,
  beginFirst: (opened: OpenedTable<G>, at: number) => Promise<void>,
): OpenedTable<G> | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const opened = useRef<OpenedTable<G> | undefined>(undefined);
  useEffect(() => {
    const { game, seats, levels, level, firsts = [] } = spec;
    const writer = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    const shelf = shelfOf(window);
    const keep = keeper(shelf, game.id, writer);
    const table = openTable(spec, botsIn<G['view'], G['move']>(startWorker), keep);
    const statistics = statistician(shelf, game.id, levels);
    const own: OpenedTable<G> = { table, statistics, habits: habitKeeper(shelf, game.id, seats, levels, level) };
    opened.current = own;
    let visiting = false;
    const stop = table.subscribe(() => {
      const { sitting } = table.get();
      const guest = sitting?.guest !== undefined;
      if (visiting && !guest && isLink(location.hash)) forgetLink();
      visiting = guest;
      const outcome = sitting && !guest ? game.outcome(nowOf(sitting.history)) : undefined;
      if (sitting && outcome) statistics.count(table.id(), sitting.players, outcome, levels);
      if (sitting) opened.current = own;
      redraw(0);
    });
    const forgetHands = watchHands();
    /** A game at once, unless one is under way: that one is offered first, and never written over. */
    const quick = async () => {
      forgetLink();
      const { sitting } = table.get();
      if (sitting && !game.outcome(nowOf(sitting.history))) return;
      const kept = table.games();
      const isNew = kept.length === 0;
      const offered = kept.find((one) => !one.over && one.moves > 0 && table.isPlayable(one));
      if (offered) {
        opened.current = { ...own, offered };
        // It is put in over what the browser has gone to.
        requestAnimationFrame(() => requestAnimationFrame(tableToTop));
      } else if (isNew && firsts.length > 0) await learn(0);
      // There is no last game to play again: what comes next is offered, and the others beside it.
      else if (isHalfTaught(own.habits, firsts.length)) table.send({ kind: 'leave' });
      else beginQuickly(own);
      if (isNew && firsts.length > 0) table.send({ kind: 'say', notice: LED });
      redraw(0);
    };
    /** A game that teaches: the one that was begun, or a new one; any other stays kept. */
    const learn = async (at: number) => {
      forgetLink();
      const begun = table.games().find((kept) => kept.id === coachedGame(own.habits, at) && !kept.over && table.isPlayable(kept));
      if (begun) await table.resume(begun.id);
      else await beginFirst(own, at);
      redraw(0);
    };
    const asked = () => learnAt(location.hash, firsts.length);
    const open = async () => {
      if (location.hash === QUICK) return quick();
      const first = asked();
      if (first !== undefined) return learn(first);
      await table.resume();
      redraw(0);
      await visitLink(table);
    };
    // At once, before anything is read: a page that moves later moves under somebody's finger.
    if (isLink(location.hash) && !hasActed() && scrollY === 0) tableToTop();
    wakesAfter(open());
    const linked = () => {
      if (location.hash === QUICK) return void quick();
      const first = asked();
      if (first !== undefined) return void learn(first);
      if (isLink(location.hash)) tableToTop();
      void visitLink(table);
    };
    const stored = ({ key, newValue }: StorageEvent) => void table.heard(key, newValue);
    addEventListener('hashchange', linked);
    addEventListener('storage', stored);
    return () => {
      removeEventListener('hashchange', linked);
      removeEventListener('storage', stored);
      forgetHands();
      stop();
      table.close();
    };
  }, []);
  return useMemo(() => opened.current, [opened.current]);
}
