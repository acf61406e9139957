/**
 * How one likes to sit down: who plays where and how well, how fast bots play, what a game's board keeps for itself (the rhythm of a deal). Kept in the
 * browser under `table.<game>.habits` as `{ format, players, pace, own, options }`; without storage, for as long as the page.
 */
import { putOn, recordIn, recordText, type Shelf, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import type { Level, Player } from '../spec.ts';
import { readPlayers } from './seats.ts';

export interface Habits {
  /** Of the last game begun; undefined before any. */
  readonly players: readonly Player[] | undefined;
  /** The pace of the bots, by its name; undefined while nobody chose. */
  readonly pace: string | undefined;
  /** What the game's board keeps, by its own names. */
  readonly own: Readonly<Record<string, string>>;
  /** What the game's own form held when the last game was begun: for that form to read. */
  readonly options: unknown;
}

export interface HabitKeeper {
  readonly get: () => Habits;
  readonly set: (part: Partial<Habits>) => void;
}

export const habitKeyOf = (game: string): string => `table.${game}.habits`;

/** What a browser holds, as far as it can be read: anything strange is as if it were not there. */
export function readHabits(
  text: string | null,
  seats: { readonly least: number; readonly most: number },
  levels: readonly Level[],
  level: string,
): Habits {
  const { players, pace, own, options } = recordIn(text) ?? {};
  const isTable = Array.isArray(players) && players.length >= seats.least && players.length <= seats.most;
  const texts = Object.entries(isRecord(own) ? own : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    players: isTable ? readPlayers(players, players.length, levels, level) : undefined,
    pace: typeof pace === 'string' ? pace : undefined,
    own: Object.fromEntries(texts),
    options,
  };
}

export function habitKeeper(
  shelf: Shelf | undefined,
  game: string,
  seats: { readonly least: number; readonly most: number },
  levels: readonly Level[],
  level: string,
): HabitKeeper {
  const key = habitKeyOf(game);
  let habits = readHabits(textOn(shelf, key), seats, levels, level);
  return {
    get: () => habits,
    set(part) {
      habits = { ...habits, ...part };
      // A full storage keeps no habits; the game's own keeping says so.
      putOn(shelf, key, recordText(habits));
    },
  };
}
