/**
 * One's own games against bots, counted in this browser and only there, under `table.<game>.comptes` as `{ format, counted, levels }`: how many were played,
 * won and shared, by the level of the best bot that sat there. `counted`: the last games counted, so that none counts twice.
 */
import { putOn, recordIn, recordText, type Shelf, textOn } from '#components/kit/shelf.ts';
import { botNow, type Outcome } from '#engine/core/game.ts';
import { isRecord } from '#engine/core/input.ts';
import { humansOf } from '../hot-seat.ts';
import type { Level, Player } from '../spec.ts';

const REMEMBERED = 50;

export interface WinRecord {
  readonly played: number;
  /** Alone. */
  readonly won: number;
  /** With others; games counted long ago were all won. */
  readonly shared: number;
}

export interface Statistics {
  readonly counted: readonly string[];
  /** By level. */
  readonly levels: Readonly<Record<string, WinRecord>>;
}

export const NO_GAMES: Statistics = { counted: [], levels: {} };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What a browser holds; anything strange is as if it were not there. */
export function readStatistics(text: string | null, names: readonly Level[] = []): Statistics {
  const value = recordIn(text);
  if (!value) return NO_GAMES;
  const levels = Object.entries(isRecord(value.levels) ? value.levels : {}).flatMap(([level, tally]) => {
    const { played, won, shared = 0 } = isRecord(tally) ? tally : {};
    return isCount(played) && isCount(won) && isCount(shared) && won + shared <= played
      ? [[botNow(names, level) ?? level, { played, won, shared }] as const]
      : [];
  });
  const counted = Array.isArray(value.counted) ? value.counted.filter((id): id is string => typeof id === 'string') : [];
  return { counted, levels: Object.fromEntries(levels) };
}

/** The level of the best bot among `players`: levels are given the gentlest first. */
const levelAgainst = (players: readonly Player[], levels: readonly Level[]): string | undefined =>
  levels.findLast(({ id }) => players.some((player) => player.kind === 'bot' && player.level === id))?.id;

/** With the game `id`, which is over. Only games of one person against bots count, and each once. */
export function withGame(
  statistics: Statistics,
  id: string,
  players: readonly Player[],
  { winners }: Outcome,
  levels: readonly Level[],
): Statistics {
  const [human, ...others] = humansOf(players);
  const level = levelAgainst(players, levels);
  if (human === undefined || others.length > 0 || level === undefined || statistics.counted.includes(id)) return statistics;
  const before = statistics.levels[level] ?? { played: 0, won: 0, shared: 0 };
  const how = winners.length > 1 ? 'shared' : 'won';
  const tally = { ...before, played: before.played + 1, [how]: before[how] + (winners.includes(human) ? 1 : 0) };
  return { counted: [...statistics.counted, id].slice(-REMEMBERED), levels: { ...statistics.levels, [level]: tally } };
}

export interface Statistician {
  readonly get: () => Statistics;
  readonly count: (id: string, players: readonly Player[], outcome: Outcome, levels: readonly Level[]) => void;
  readonly clear: () => void;
}

/** Without a storage, or with a full one, for as long as the page. */
export function statistician(shelf: Shelf | undefined, game: string, levels: readonly Level[] = []): Statistician {
  const key = `table.${game}.comptes`;
  let now = readStatistics(textOn(shelf, key), levels);
  // A full storage keeps no counts; the game's own keeping says so.
  const set = (next: Statistics) => {
    now = next;
    putOn(shelf, key, recordText(next));
  };
  return {
    get: () => now,
    count(id, players, outcome, levels) {
      const next = withGame(now, id, players, outcome, levels);
      if (next !== now) set(next);
    },
    // A game that was counted does not count again.
    clear: () => set({ ...now, levels: {} }),
  };
}
