/** What a study plays, and what it keeps of it. */

import { accepted } from '#engine/core/accepted.ts';
import type { Bot, Game, GameTypes, Outcome } from '#engine/core/game.ts';
import { fnv1a } from '#engine/core/hash.ts';
import { playOut } from '#engine/core/playout.ts';
import { type Count, type Counting, counting, type GameMeasures } from './count.ts';

/** Games of one kind. */
export interface StudyKind {
  readonly seats: number;
  /** Of the bot at every seat. */
  readonly level: string;
  /** Of a quest of Gran: seals that win; left out, the game has none. */
  readonly goal?: number;
  /** Of Zargo's Lords: the map and armies that are played. */
  readonly scenario?: string;
  /** The one ruling read otherwise than we do. */
  readonly ruling?: string;
  readonly reading?: string;
  /** Another box, or another way to begin, by a name of the game's own. */
  readonly variant?: string;
}

export interface Planned extends StudyKind {
  readonly games: number;
}

export interface StudyRun extends StudyKind, Count {
  /** What its first game said, hashed: another hash, and the game or its bots are no longer those that were counted. */
  readonly first: string;
  /** Of some numbers, how far each game is above the same deal played under our readings: sums, then those of squares. */
  readonly gaps?: Count['sums'];
  /** How many such pairs there are, where a game of some was stopped; else one a game. */
  readonly pairs?: number;
}

/** As it is kept in `data/`. */
export interface Study {
  readonly game: string;
  /** Of the game's replays. */
  readonly version: number;
  readonly seed: string;
  readonly games: number;
  readonly runs: readonly StudyRun[];
}

export const isSame = (a: StudyKind, b: StudyKind): boolean =>
  a.seats === b.seats &&
  a.level === b.level &&
  a.goal === b.goal &&
  a.scenario === b.scenario &&
  a.ruling === b.ruling &&
  a.reading === b.reading &&
  a.variant === b.variant;

/** The table of a kind, under our readings and with our box. */
export const plainOf = ({ seats, level, goal, scenario }: StudyKind): StudyKind => ({ seats, level, goal, scenario });

/** What a game that was played leaves to count. */
export interface ToldGame<G extends GameTypes> {
  readonly first: G['state'];
  readonly events: readonly G['event'][];
  readonly outcome: Outcome;
}

/** Plays games of one kind, of these numbers, and measures each. */
export type Playing = (kind: StudyKind, seed: string, from: number, to: number, played?: () => void) => readonly GameMeasures[];

/** How a game is dealt. */
export interface Dealing<G extends GameTypes = GameTypes> {
  /** Whether readings and variants play the same deals, to be compared game by game; else no two kinds share their games. */
  readonly isShared: boolean;
  /** Fields of the game's own options. */
  readonly fields: (kind: StudyKind) => Readonly<Record<string, unknown>>;
  /** Who plays a seat of a game that begins like this, where a variant is in the players: the kind's bot if left out. */
  readonly player?: (kind: StudyKind, bot: Bot<G['view'], G['move']>, first: G['state'], seat: number) => Bot<G['view'], G['move']>;
}

const USUAL: Omit<Dealing, 'player'> = { isShared: false, fields: ({ goal }) => (goal ? { goal } : {}) };

const seedOf = ({ seats, level, goal, ruling, reading }: StudyKind, seed: string, number: number): string =>
  [seed, seats, level, goal ?? '', ruling ? `${ruling}=${reading}` : '', number].join('/');

/** A game with its bots, as a study plays it. */
export function playing<G extends GameTypes>(
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G['view'], G['move']>>>,
  budget: number,
  measure: (told: ToldGame<G>) => GameMeasures,
  { isShared, fields, player = (_kind, bot) => bot }: Dealing<G> = USUAL,
): Playing {
  function optionsOf(kind: StudyKind): G['options'] {
    const { seats, ruling, reading } = kind;
    return accepted(game.checkOptions({ seats, ...fields(kind), options: ruling ? { [ruling]: reading } : {} }));
  }
  function one(kind: StudyKind, options: G['options'], seed: string): GameMeasures {
    const bot = bots[kind.level];
    if (!bot) throw new Error(`no bot ${kind.level} for ${game.id}`);
    const events: G['event'][] = [];
    const heard: Game<G> = {
      ...game,
      step(state, move) {
        const played = game.step(state, move);
        events.push(...played.events);
        return played;
      },
    };
    const first = game.setup(options, seed);
    const { outcome } = playOut(
      heard,
      options,
      seed,
      Array.from({ length: kind.seats }, (_, seat) => player(kind, bot, first, seat)),
      budget,
    );
    return measure({ first, events, outcome });
  }
  return (kind, seed, from, to, played) => {
    const options = optionsOf(kind);
    return Array.from({ length: to - from }, (_, at) => {
      const measures = one(kind, options, seedOf(isShared ? plainOf(kind) : kind, seed, from + at));
      played?.();
      return measures;
    });
  };
}

export const measuresHash = (measures: GameMeasures | undefined): string => fnv1a(JSON.stringify(measures));

export function countOf(measures: readonly GameMeasures[], how?: Counting): Count {
  const { add, count } = counting(how);
  for (const one of measures) add(one);
  return count();
}

/** How far games are above those of the same deals: the numbers of `names` alone. A pair of which either was stopped is left out. */
export function gapsOf(
  measures: readonly GameMeasures[],
  others: readonly GameMeasures[],
  names: readonly string[],
  { stopped = '' }: Counting = {},
): Count {
  const pairs = measures.map((one, at) => ({ one, other: others[at] })).filter(({ one, other }) => !one[stopped] && !other?.[stopped]);
  return countOf(
    pairs.map(({ one, other }) => ({
      length: 0,
      ...Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) - (other?.[name] ?? 0)])),
    })),
  );
}

/** A run's gaps, as a count: the same deals under our readings, game by game. */
export function gapCount({ games, pairs = games, gaps, lengths, sums }: StudyRun): Count {
  if (!gaps) throw new Error('a run that is not paired');
  return { games: pairs, lengths, sums: { ...sums, ...gaps } };
}

/** By order of play from `first`: `won-0` is the first player's part of the win. */
export const winsInOrder = ({ winners, scores }: Outcome, first: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    scores.map((_, order) => {
      const seat = (first + order) % scores.length;
      return [`won-${order}`, winners.includes(seat) ? 1 / winners.length : 0];
    }),
  );

/** The run of this kind; throws where the study has none. */
export function runOf({ runs }: Study, kind: StudyKind): StudyRun {
  const found = runs.find((run) => isSame(run, kind));
  if (!found) throw new Error(`no run of ${JSON.stringify(kind)}`);
  return found;
}
