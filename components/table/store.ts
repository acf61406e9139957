/**
 * What is kept in the browser, and only there: one game in progress a game, under `table.<game>`, written at every move as
 * `{ format, writer, count, replay, players }`; `writer` names the tab, `count` its writings. Storage may be missing, forbidden or full:
 * the game goes on, and one sentence says so.
 */
import { isRecord } from '#engine/core/input.ts';

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const keyOf = (game: string): string => `table.${game}`;

const FORMAT = 1;

export interface Kept {
  readonly writer: string;
  readonly count: number;
  /** As it was written: to be checked like any replay from outside. */
  readonly replay: unknown;
  readonly players: unknown;
}

export type Saved = { readonly ok: true; readonly over: boolean } | { readonly ok: false; readonly because: string };

export const UNAVAILABLE =
  'Ce navigateur ne garde rien pour ce site : la partie continue, mais elle sera perdue à la fermeture de la page.';
export const FULL =
  'La mémoire du navigateur est pleine : la partie continue, mais elle n’est plus gardée. Exportez-la pour ne rien perdre.';
export const OVERWRITTEN = 'Une partie jouée dans un autre onglet était gardée ici : celle-ci vient de prendre sa place.';
export const ELSEWHERE = 'Un autre onglet vient de garder sa partie à la place de celle-ci ; la dernière jouée sera celle qu’on retrouve.';

/** The storage of the page, when it may be touched at all. */
export function shelfOf(page: { readonly localStorage: Shelf }): Shelf | undefined {
  try {
    return page.localStorage;
  } catch {
    return undefined;
  }
}

/** What is written in a record; undefined for anything else. */
export function parseKept(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value.format !== FORMAT || typeof value.writer !== 'string' || typeof value.count !== 'number')
      return undefined;
    return { writer: value.writer, count: value.count, replay: value.replay, players: value.players };
  } catch {
    return undefined;
  }
}

function read(shelf: Shelf, key: string): string | null {
  try {
    return shelf.getItem(key);
  } catch {
    return null;
  }
}

export interface Keeper {
  /** What was kept by the last game of this browser, whichever tab it was in. */
  readonly load: () => Kept | undefined;
  /** `over`: the record of another tab, not seen before, was written over. */
  readonly save: (replay: unknown, players: unknown) => Saved;
  readonly forget: () => void;
  /** Whether a record that another tab has just written (a `storage` event) is news. */
  readonly isOther: (key: string | null, text: string | null) => boolean;
}

/** Keeps the game `game` for the tab `writer`. */
export function keeper(shelf: Shelf | undefined, game: string, writer: string): Keeper {
  const key = keyOf(game);
  let seen: string | undefined;
  let count = 0;
  const stamp = (kept: Kept | undefined) => kept && `${kept.writer}/${kept.count}`;
  return {
    load() {
      const kept = shelf && parseKept(read(shelf, key));
      seen = stamp(kept);
      return kept;
    },
    save(replay, players) {
      if (!shelf) return { ok: false, because: UNAVAILABLE };
      const there = stamp(parseKept(read(shelf, key)));
      count += 1;
      try {
        shelf.setItem(key, JSON.stringify({ format: FORMAT, writer, count, replay, players }));
      } catch {
        return { ok: false, because: FULL };
      }
      const over = there !== undefined && there !== seen;
      seen = `${writer}/${count}`;
      return { ok: true, over };
    },
    forget() {
      try {
        shelf?.removeItem(key);
      } catch {
        // What cannot be removed could not be written either.
      }
    },
    isOther(changed, text) {
      const kept = changed === key ? parseKept(text) : undefined;
      return kept !== undefined && kept.writer !== writer;
    },
  };
}
