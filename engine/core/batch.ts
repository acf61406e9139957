/**
 * Many games between bots, as the command line asks for them: reading what is asked, which games a shard plays, one line a game, and the summary.
 * Seat s of game i is held by bot (s + i) of the list, turning; game i is dealt from `<seed>/<i>`: so a line depends on its number alone, and shards
 * computed anywhere, in any number, concatenate into the same lines.
 */
import { type BotName, botNow, type Outcome } from './game.ts';
import { isRecord, misfit, type Report, readFields, readInteger, shown } from './input.ts';
import { wilson } from './wilson.ts';

const MAX_GAMES = 10_000_000;
const MAX_BOTS = 20;
const MAX_SHARDS = 10_000;
/** Room is left for the number of the game in the seed of its replay. */
const MAX_SEED = 90;

/** Of `games` numbered from 0, those from `from` to `to`, the last left out. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

export interface Simulation extends Block {
  readonly seats: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly shard: string;
  /** Chosen readings of the rulings, as written: the game checks them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What the game lets choose besides seats and rulings (a map, a goal), as written: the game checks it. */
  readonly own: Readonly<Record<string, unknown>>;
}

/** One game: a line of the answer. `bots` by seat; `moves` as a replay counts them. */
export interface GameLine {
  readonly game: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly moves: number;
  readonly outcome: Outcome;
}

/** Who holds each seat of game `game`. */
export const botsOf = ({ seats, bots }: Simulation, game: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => bots[(seat + game) % bots.length] ?? '');

export const gameSeed = ({ seed }: Simulation, game: number): string => `${seed}/${game}`;

function readBots(value: unknown, bots: readonly BotName[], report: Report): readonly string[] {
  const taken = bots.map(({ id }) => id);
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_BOTS) {
    const what = Array.isArray(value) ? `une liste de ${value.length}` : shown(value);
    report('bots', `bots attend une liste de 1 à ${MAX_BOTS} noms parmi ${taken.join(', ')}, pas ${what}.`);
    return [];
  }
  for (const [at, name] of value.entries()) {
    if (botNow(bots, name) === undefined) misfit(name, `bots.${at}`, `un nom parmi ${taken.join(', ')}`, report);
  }
  return value.flatMap((name) => botNow(bots, name) ?? []);
}

function readSeed(value: unknown, report: Report): string {
  if (typeof value === 'string' && value.length <= MAX_SEED) return value;
  const what = typeof value === 'string' ? `un texte de ${value.length}` : shown(value);
  report('seed', `seed attend un texte de ${MAX_SEED} signes au plus, pas ${what}.`);
  return '';
}

/** « k/n », 1-based: contiguous blocks, whose lengths differ by one at most. */
function readShard(value: unknown, games: number, report: Report): Block & { readonly shard: string } {
  const [, part = '', parts = ''] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(typeof value === 'string' ? value : '') ?? [];
  const [k, n] = [Number(part), Number(parts)];
  if (n >= 1 && k <= n && n <= MAX_SHARDS) {
    return { shard: `${k}/${n}`, from: Math.floor(((k - 1) * games) / n), to: Math.floor((k * games) / n) };
  }
  if (value !== undefined) misfit(value, 'shard', `« k/n », k de 1 à n et n de 1 à ${MAX_SHARDS}`, report);
  return { shard: '1/1', from: 0, to: games };
}

function readObject(value: unknown, path: string, report: Report): Readonly<Record<string, unknown>> {
  if (value === undefined) return {};
  if (isRecord(value)) return value;
  misfit(value, path, 'un objet', report);
  return {};
}

/** A simulation from outside; `bots` are the names taken. Whether the game takes so many seats and these options is for the game. */
export function readSimulation(input: unknown, bots: readonly BotName[], report: Report): Simulation {
  const fields = readFields(input, '', ['seats', 'bots', 'games', 'seed', 'shard', 'options', 'own'], report);
  const games = readInteger(fields.games, 'games', 1, MAX_GAMES, 1, report);
  const own = readObject(fields.own, 'own', report);
  for (const field of ['seats', 'options'] as const)
    if (Object.hasOwn(own, field)) report(`own.${field}`, `own ne prend pas ${field}, qui se dit à côté.`);
  return {
    seats: readInteger(fields.seats, 'seats', 1, MAX_BOTS, 1, report),
    bots: readBots(fields.bots, bots, report),
    games,
    seed: readSeed(fields.seed, report),
    options: readObject(fields.options, 'options', report),
    own,
    ...readShard(fields.shard, games, report),
  };
}

/** How a bot did: `wins` counts one for a game won, a half for a game shared by two, …; `share` is wins by seat held, between `low` and `high` at 95 %. */
interface Standing {
  readonly bot: string;
  readonly seats: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Mean score. */
  readonly score: number;
}

export interface Summary {
  readonly shard: string;
  readonly games: number;
  readonly moves: number;
  readonly bots: readonly Standing[];
}

interface Tally {
  seats: number;
  wins: number;
  points: number;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Adds lines up as they pass; `summary` may be asked at any time. */
export function tally({ shard, bots }: Pick<Simulation, 'shard' | 'bots'>): { add(line: GameLine): void; summary(): Summary } {
  const tallies = new Map<string, Tally>(bots.map((bot) => [bot, { seats: 0, wins: 0, points: 0 }]));
  let games = 0;
  let moves = 0;
  return {
    add(line) {
      games += 1;
      moves += line.moves;
      for (const [seat, bot] of line.bots.entries()) {
        const one = tallies.get(bot);
        if (!one) throw new Error(`no bot ${bot} among ${[...tallies.keys()]}`);
        one.seats += 1;
        one.points += line.outcome.scores[seat] ?? 0;
        if (line.outcome.winners.includes(seat)) one.wins += 1 / line.outcome.winners.length;
      }
    },
    summary: () => ({
      shard,
      games,
      moves,
      bots: [...tallies].map(([bot, { seats, wins, points }]) => {
        const { low, high } = wilson(wins, seats);
        const mean = (sum: number) => (seats === 0 ? 0 : rounded(sum / seats));
        return { bot, seats, wins: rounded(wins), share: mean(wins), low: rounded(low), high: rounded(high), score: mean(points) };
      }),
    }),
  };
}
