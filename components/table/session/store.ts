/**
 * What is kept in the browser, and only there: the games of a table, each under its own keys, written move by move without writing again what is there.
 *
 *     table.<game>.partie.<id>          { format, writer, count, saved, moves, over, names, players, version }: small, written at every move
 *     table.<game>.partie.<id>.depart   { version, game, options, seed }: written once
 *     table.<game>.partie.<id>.<n>      moves n × 100 to n × 100 + 99, a line each; only the last ones are written again
 *     table.<game>.partie.<id>.conseils what was advised in it, a line each; absent where nothing was, and of games kept before
 *     table.<game>.partie.<id>.dessein  what whoever advises set out to do, in his own words; absent where he begins anew each time
 *
 * `writer` names the tab, `count` its writings. `table.<game>` held the one game of before (format 1): it is taken over. Storage may be missing,
 * forbidden or full: the game goes on, and one sentence says so.
 */
import { putOn, type Shelves, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import { parsed } from '../replay/replay-text.ts';

/** Where the one game of before was kept. */
export const formerKey = (game: string): string => `table.${game}`;
const prefixOf = (game: string): string => `${formerKey(game)}.partie.`;

const FORMAT = 2;
const OLD_FORMAT = 1;
/** Moves under one key: few enough to be written at every move, enough for few keys. */
const CHUNK = 100;
/** Games kept; beyond, the oldest of those that are over go. */
export const MOST_GAMES = 12;

/** A kept game as a list shows it. */
export interface KeptGame {
  readonly id: string;
  /** Milliseconds since 1970 of its last move; 0 where nobody knows. */
  readonly saved: number;
  readonly moves: number;
  readonly over: boolean;
  /** What each seat was called. */
  readonly names: readonly string[];
  readonly players: unknown;
  /** Of the game's rules. */
  readonly version: number;
}

interface Kept {
  /** To be checked like any replay from outside. */
  readonly replay: unknown;
  readonly players: unknown;
}

export interface ToKeep {
  readonly id: string;
  readonly replay: { readonly version: number; readonly moves: readonly unknown[] };
  readonly players: unknown;
  readonly names: readonly string[];
  readonly over: boolean;
}

/** `apart`: another tab has gone on with the same game, so that this one is kept beside it, under this id. */
type Saved = { readonly ok: true; readonly apart?: string } | { readonly ok: false; readonly because: string };

export const NOT_KEPT = 'Ce navigateur ne garde rien pour ce site : la partie continue, mais elle sera perdue à la fermeture de la page.';
export const STORE_FULL =
  'La mémoire du navigateur est pleine : la partie continue, mais elle n’est plus gardée. Exportez-la pour ne rien perdre, ou effacez d’anciennes parties.';
export const APART = 'Un autre onglet a continué la même partie : celle d’ici est désormais gardée à part, et les deux se retrouvent.';

interface Head extends Omit<KeptGame, 'id'> {
  readonly writer: string;
  readonly count: number;
}

/** Milliseconds since 1970: the last moment that a date can say. */
const LAST_MOMENT = 8.64e15;
/** More than any table has seats, and longer than any name of ours: a list is shown whole. */
const MOST_NAMES = 12;
const MOST_NAME = 40;

const countOf = (value: unknown, most = Number.MAX_SAFE_INTEGER): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : 0;

/** What is written in a head; undefined for anything else. What goes beyond its bounds is as if nobody knew. */
export function parseHead(text: string | null): Head | undefined {
  const value = text === null ? undefined : parsed(text);
  if (!isRecord(value) || value.format !== FORMAT || typeof value.writer !== 'string') return undefined;
  const { writer, names, players } = value;
  const texts = Array.isArray(names) ? names.slice(0, MOST_NAMES).filter((name): name is string => typeof name === 'string') : [];
  return {
    writer,
    count: countOf(value.count),
    saved: countOf(value.saved, LAST_MOMENT),
    moves: countOf(value.moves),
    over: value.over === true,
    names: texts.map((name) => name.slice(0, MOST_NAME)),
    players,
    version: countOf(value.version),
  };
}

const stampOf = (head: Head | undefined): string | undefined => head && `${head.writer}/${head.count}`;

export interface Keeper {
  /** The newest first. */
  readonly list: () => readonly KeptGame[];
  readonly load: (id: string) => Kept | undefined;
  readonly save: (game: ToKeep) => Saved;
  /** What was advised in a game, with what was advised before; and what for, where he says it. */
  readonly give: (id: string, lines: readonly string[], purpose?: string) => void;
  readonly given: (id: string) => readonly string[];
  /** What was last advised for. */
  readonly purpose: (id: string) => string | undefined;
  readonly forget: (id: string) => void;
  /** An id that no other game has. */
  readonly newId: () => string;
  /** Whether another tab has just written (a `storage` event) the game `id`. */
  readonly isOther: (key: string | null, text: string | null, id: string) => boolean;
}

/** Keeps games of `game` for the tab `writer`. `clock`: milliseconds since 1970. */
export function keeper(shelf: Shelves | undefined, game: string, writer: string, clock: () => number = () => Date.now()): Keeper {
  const prefix = prefixOf(game);
  let count = 0;
  /** What this tab knows of the game that it writes. */
  let last: { readonly id: string; readonly stamp: string | undefined; readonly moves: readonly unknown[] } | undefined;
  /** By game, where nothing can be written too. */
  const advised = new Map<string, readonly string[]>();

  const get = (key: string): string | null => textOn(shelf, key);
  // What cannot be removed could not be written either.
  const drop = (key: string) => putOn(shelf, key, undefined);
  const headOf = (id: string) => parseHead(get(prefix + id));
  const chunkKey = (id: string, at: number) => `${prefix}${id}.${at}`;
  const givenKey = (id: string) => `${prefix}${id}.conseils`;
  const purposeKey = (id: string) => `${prefix}${id}.dessein`;

  const list = (): readonly KeptGame[] => {
    const ids = new Set<string>();
    try {
      for (let at = 0; at < (shelf?.length ?? 0); at++) {
        const key = shelf?.key(at) ?? '';
        if (key.startsWith(prefix) && !key.slice(prefix.length).includes('.')) ids.add(key.slice(prefix.length));
      }
    } catch {
      return [];
    }
    const games = [...ids].flatMap((id): KeptGame[] => {
      const head = headOf(id);
      if (!head) return [];
      const { writer: _writer, count: _count, ...shown } = head;
      return [{ id, ...shown }];
    });
    return games.toSorted((a, b) => b.saved - a.saved);
  };

  const forget = (id: string) => {
    drop(prefix + id);
    drop(`${prefix}${id}.depart`);
    drop(givenKey(id));
    drop(purposeKey(id));
    advised.delete(id);
    for (let at = 0; get(chunkKey(id, at)) !== null; at++) drop(chunkKey(id, at));
    if (last?.id === id) last = undefined;
  };

  const given = (id: string): readonly string[] => advised.get(id) ?? get(givenKey(id))?.split('\n') ?? [];
  const purpose = (id: string): string | undefined => get(purposeKey(id)) ?? undefined;
  const give = (id: string, lines: readonly string[], meant?: string) => {
    if (meant !== undefined) putOn(shelf, purposeKey(id), meant);
    const all = [...new Set([...given(id), ...lines])];
    if (all.length === given(id).length) return;
    advised.set(id, all);
    putOn(shelf, givenKey(id), all.join('\n'));
  };

  /** Before a game more: the oldest of those that are over go, where there are too many. */
  const makeRoom = () => {
    const games = list();
    const tooMany = games.length + 1 - MOST_GAMES;
    if (tooMany > 0) for (const { id } of games.filter(({ over }) => over).slice(-tooMany)) forget(id);
  };

  /** Writes what differs from `known`: moves that this tab has written before. Throws when the storage is full. */
  const write = (
    shelves: Shelves,
    { id, replay, players, names, over }: ToKeep,
    known: readonly unknown[] | undefined,
    saved = clock(),
  ) => {
    const { moves, ...start } = replay;
    let same = 0;
    while (known && same < moves.length && same < known.length && moves[same] === known[same]) same++;
    if (!known) shelves.setItem(`${prefix}${id}.depart`, JSON.stringify(start));
    const chunks = Math.ceil(moves.length / CHUNK);
    for (let at = Math.floor(same / CHUNK); at < chunks; at++) {
      const lines = moves.slice(at * CHUNK, (at + 1) * CHUNK).map((move) => JSON.stringify(move));
      shelves.setItem(chunkKey(id, at), lines.join('\n'));
    }
    for (let at = chunks; get(chunkKey(id, at)) !== null; at++) drop(chunkKey(id, at));
    count += 1;
    const head = { format: FORMAT, writer, count, saved, moves: moves.length, over, names, players, version: replay.version };
    shelves.setItem(prefix + id, JSON.stringify(head));
    last = { id, stamp: `${writer}/${count}`, moves };
  };

  const newId = () => `${clock().toString(36)}${writer.slice(-4)}${(count++).toString(36)}`;

  const adoptOld = () => {
    const old = parsed(get(formerKey(game)) ?? '');
    if (!shelf || !isRecord(old) || old.format !== OLD_FORMAT || !isRecord(old.replay)) return;
    const { version, moves } = old.replay;
    const replay = { ...old.replay, version: countOf(version), moves: Array.isArray(moves) ? moves : [] };
    try {
      write(shelf, { id: 'avant', replay, players: old.players, names: [], over: false }, undefined, 0);
      drop(formerKey(game));
    } catch {
      // A full storage keeps it where it is.
    }
  };
  adoptOld();

  return {
    list,
    forget,
    give,
    given,
    purpose,
    newId,
    load(id) {
      const head = headOf(id);
      const start = parsed(get(`${prefix}${id}.depart`) ?? '');
      if (!head || !isRecord(start)) return undefined;
      const lines: string[] = [];
      for (let at = 0; lines.length < head.moves; at++) {
        const chunk = get(chunkKey(id, at));
        if (chunk === null) break;
        lines.push(...chunk.split('\n'));
      }
      const moves = lines.slice(0, head.moves).map(parsed);
      last = { id, stamp: stampOf(head), moves };
      return { replay: { ...start, moves }, players: head.players };
    },
    save(kept) {
      if (!shelf) return { ok: false, because: NOT_KEPT };
      const there = stampOf(headOf(kept.id));
      const mine = last?.id === kept.id ? last : undefined;
      const isTaken = there !== undefined && there !== mine?.stamp;
      const id = isTaken ? newId() : kept.id;
      const isNew = there === undefined || isTaken;
      if (isNew) makeRoom();
      try {
        write(shelf, { ...kept, id }, isNew ? undefined : mine?.moves);
      } catch {
        last = undefined;
        return { ok: false, because: STORE_FULL };
      }
      if (!isTaken) return { ok: true };
      give(id, given(kept.id), purpose(kept.id));
      return { ok: true, apart: id };
    },
    isOther(key, written, id) {
      const head = key === prefix + id ? parseHead(written) : undefined;
      return head !== undefined && head.writer !== writer;
    },
  };
}
