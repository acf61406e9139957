/** Games that somebody has begun in this browser and not ended, for the pages from where one plays. */
import { type Shelves, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import { type KeptGame, parseHead } from '../session/store.ts';

/** A table of the house: the id of its game, its address, how it is called. */
export interface Offered {
  readonly id: string;
  readonly address: string;
  readonly name: string;
}

const isPlayedHere = ({ players, over, moves }: Pick<KeptGame, 'players' | 'over' | 'moves'>): boolean =>
  !over && moves > 0 && Array.isArray(players) && players.some((player) => isRecord(player) && player.kind === 'human');

/** The tables whose newest game is under way, the one last played at first. */
export function tablesUnderWay(shelf: Shelves | undefined, tables: readonly Offered[]): readonly Offered[] {
  const newest = new Map<string, NonNullable<ReturnType<typeof parseHead>>>();
  for (let at = 0; at < (shelf?.length ?? 0); at++) {
    const key = shelf?.key(at) ?? '';
    const [, id] = /^table\.([\w-]+)\.partie\.[^.]+$/.exec(key) ?? [];
    const head = id === undefined ? undefined : parseHead(textOn(shelf, key));
    if (id !== undefined && head && head.saved >= (newest.get(id)?.saved ?? 0)) newest.set(id, head);
  }
  return tables
    .flatMap((table) => {
      const head = newest.get(table.id);
      return head && isPlayedHere(head) ? [{ table, saved: head.saved }] : [];
    })
    .toSorted((a, b) => b.saved - a.saved)
    .map(({ table }) => table);
}
