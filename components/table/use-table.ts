/** The table in a component: opened once the page runs, kept game and link read, closed with it. */
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { GameMove, GameState } from '#engine/core/game.ts';
import { botsIn } from './bot-client.ts';
import { isLink, parseLink } from './link.ts';
import type { TableSpec } from './spec.ts';
import { ELSEWHERE, keeper, shelfOf } from './store.ts';
import { openTable, type Table } from './table-store.ts';

/** The address without a game: what is played next is not that one. */
const forgetLink = () => history.replaceState(history.state, '', location.pathname + location.search);

/** Reads the address's fragment as a game; the fragment stays as long as that game is looked at, for reloads. */
async function visitLink<State, Move, Options, Rule extends string>(table: Table<State, Move, Options, Rule>): Promise<void> {
  const { hash } = location;
  if (!isLink(hash)) return;
  const read = await parseLink(hash);
  if (!read.ok) table.send({ kind: 'say', notice: { text: `${read.because} Rien n’a changé ici.` } });
  if (!read.ok || !(await table.visit(read.value, read.at))) forgetLink();
}

export function useTable<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  spec: TableSpec<State, Move, View, Options, Rule>,
  startWorker: () => Worker,
): Table<State, Move, Options, Rule> | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const opened = useRef<Table<State, Move, Options, Rule> | undefined>(undefined);
  useEffect(() => {
    const writer = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    const keep = keeper(shelfOf(window), spec.game.id, writer);
    const table = openTable(spec, botsIn<View, Move>(startWorker), keep);
    let visiting = false;
    const stop = table.subscribe(() => {
      const guest = table.get().sitting?.guest ?? false;
      if (visiting && !guest && isLink(location.hash)) forgetLink();
      visiting = guest;
      redraw(0);
    });
    opened.current = table;
    void table.resume().then(() => {
      redraw(0);
      return visitLink(table);
    });
    const linked = () => void visitLink(table);
    const stored = ({ key, newValue }: StorageEvent) => {
      const { sitting } = table.get();
      if (sitting && !sitting.guest && keep.isOther(key, newValue)) table.send({ kind: 'say', notice: { text: ELSEWHERE } });
    };
    addEventListener('hashchange', linked);
    addEventListener('storage', stored);
    return () => {
      removeEventListener('hashchange', linked);
      removeEventListener('storage', stored);
      stop();
      table.close();
    };
  }, []);
  return useMemo(() => opened.current, [opened.current]);
}
