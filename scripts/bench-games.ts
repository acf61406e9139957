/**
 * Whole games by the second of processor time, so that a busy machine tells the same: what `simulate` plays on each of its workers. Bots cost what they
 * think. Then the toy game of the table's tests beside the same in boardgame.io, one process, one move after the other, each judged.
 */
import { createRequire } from 'node:module';
import { type Dice, diceFrom, oneOf } from '#engine/core/dice.ts';
import type { Bot, Game, GameTypes } from '#engine/core/game.ts';
import { playOut } from '#engine/core/playout.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS as GRAN_BOTS, BUDGET as GRAN_BUDGET } from '#engine/gran/bot/levels.ts';
import { GRAN } from '#engine/gran/game.ts';
import { BOTS, BUDGET } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';
import { BOTS as ZARGOS_BOTS, BUDGET as ZARGOS_BUDGET } from '#engine/zargos/bot/levels.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { BOTS as SKIRMISH_BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { SCENARIO_IDS, SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import type { GameOptions } from '#engine/zargos-lords/game/types.ts';
import { TOY_SPEC } from '../components/table/testing/toy-game.ts';

const WARM_UP = 5;
const SECONDS = 2;

interface Speed {
  readonly games: number;
  readonly moves: number;
}

/** Games and moves a second of processor time; `play` plays one game and gives its moves. */
function timed(play: (game: number) => number): Speed {
  for (let game = 0; game < WARM_UP; game += 1) play(game);
  const start = process.cpuUsage();
  const seconds = () => process.cpuUsage(start).user / 1e6;
  let games = 0;
  let moves = 0;
  while (seconds() < SECONDS) {
    moves += play(games);
    games += 1;
  }
  return { games: games / seconds(), moves: moves / seconds() };
}

/** The bars are games a second, or moves for a game that random play hardly ends. */
type Row = readonly [seats: number, bots: readonly string[], bar?: number, of?: keyof Speed];

function benchTables<G extends GameTypes>(
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G['view'], G['move']>>>,
  budget: number,
  rows: readonly Row[],
): void {
  console.table(
    rows.map(([seats, names, bar, of = 'games']) => {
      const checked = game.checkOptions({ seats });
      if (!checked.ok) throw new Error(checked.because);
      const table = Array.from({ length: seats }, (_, seat) => {
        const bot = bots[names[seat % names.length] ?? ''];
        if (!bot) throw new Error(`no bot ${names}`);
        return bot;
      });
      const speed = timed((at) => playOut(game, checked.value, `bench/${at}`, table, budget).moves.length);
      return {
        [`whole games of ${game.id}`]: new Set(names).size === 1 ? `${seats} ${names[0]}` : names.join(' '),
        'games a second': Number(speed.games.toFixed(speed.games < 10 ? 1 : 0)),
        'moves a second': Math.round(speed.moves),
        bar: bar === undefined ? '' : `${bar} ${of}`,
        'bar met': bar === undefined ? '' : speed[of] >= bar,
      };
    }),
  );
}

const TOY_SEATS = 3;
const TOY_HEAP = 300;

const toyDice = (game: number): Dice => diceFrom(seeded(`toy/${game}`));

/** Our toy game, each move listed, judged and played. */
function ourToy(game: number): number {
  const { game: toy } = TOY_SPEC;
  const dice = toyDice(game);
  let state = toy.setup({ seats: TOY_SEATS, heap: TOY_HEAP }, `toy/${game}`);
  let count = 0;
  for (; toy.outcome(state) === undefined; count += 1) {
    const moves = toy.moves(state, toy.toMove(state)[0] ?? 0);
    const move = moves[dice.roll(moves.length) - 1];
    if (!move) throw new Error('nothing to take');
    state = toy.play(state, move).state;
  }
  return count;
}

interface Heap {
  heap: number;
}

/** What is used of boardgame.io's client: written here, so that types are checked where the package is not installed. */
interface Theirs {
  readonly Client: (options: object) => {
    start(): void;
    stop(): void;
    getState(): { readonly G: Heap; readonly ctx: { readonly gameover?: unknown } } | null;
    readonly moves: { readonly take: (count: number) => void };
  };
}

/** The same in boardgame.io: its local client, which judges whose turn it is and how much is left, with its log. */
function theirToy(): (game: number) => number {
  // Its development build also freezes and warns.
  process.env.NODE_ENV = 'production';
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as Theirs;
  return (game) => {
    const dice = toyDice(game);
    const client = Client({
      numPlayers: TOY_SEATS,
      debug: false,
      game: {
        seed: `toy/${game}`,
        setup: () => ({ heap: TOY_HEAP }),
        turn: { minMoves: 1, maxMoves: 1 },
        moves: {
          take: ({ G }: { G: Heap }, count: number) => {
            if (count > G.heap) return 'INVALID_MOVE';
            G.heap -= count;
            return undefined;
          },
        },
        endIf: ({ G }: { G: Heap }) => (G.heap === 0 ? true : undefined),
      },
    });
    client.start();
    let count = 0;
    for (; ; count += 1) {
      const state = client.getState();
      if (!state || state.ctx.gameover) break;
      client.moves.take(dice.roll(Math.min(3, state.G.heap)));
    }
    client.stop();
    return count;
  };
}

function benchToy(): void {
  const rows = [['ours', ourToy] as const, ['boardgame.io', theirToy()] as const].map(([engine, play]) => ({ engine, ...timed(play) }));
  const [ours, theirs] = rows;
  console.table(
    rows.map(({ engine, games, moves }) => ({
      'toy game': engine,
      'games a second': Math.round(games),
      'moves a second': Math.round(moves),
    })),
  );
  if (ours && theirs) console.log(`the toy game: × ${Math.round(ours.moves / theirs.moves)}`);
}

/** A war by chance takes tens of thousands of moves: it is cut short. */
const LONGEST = 1000;

/** The beginning of a game of Zargo's Lords by chance, each move listed and played, its preparations left to the captains. */
function chanceOf(options: GameOptions, game: number): number {
  const dice = diceFrom(seeded(`bench/${game}`));
  let state = LORDS.setup(options, `bench/${game}`);
  let count = 0;
  for (; count < LONGEST && LORDS.outcome(state) === undefined; count += 1) {
    const moves = LORDS.moves(state, LORDS.toMove(state)[0] ?? 0);
    const move = moves.find(({ kind }) => kind === 'settle') ?? oneOf(moves, dice);
    state = LORDS.step(state, move).state;
  }
  return count;
}

function benchScenarios(): void {
  console.table(
    SCENARIO_IDS.flatMap((scenario) => {
      const { wins, seats } = SCENARIOS[scenario];
      const bar = wins === 'camp' ? 20_000 : 10_000;
      return seats.map((many) => {
        const checked = LORDS.checkOptions({ scenario, seats: many });
        if (!checked.ok) throw new Error(checked.because);
        const { moves } = timed((game) => chanceOf(checked.value, game));
        return { 'scenario by chance': scenario, seats: many, 'moves a second': Math.round(moves), bar, 'bar met': moves >= bar };
      });
    }),
  );
}

export function benchGames(): void {
  benchTables(ORC, BOTS, BUDGET, [
    [4, ['random'], 100],
    [7, ['random'], 100],
    [4, ['greedy'], 50],
    [7, ['greedy'], 50],
    [4, ['expert', 'greedy', 'greedy', 'greedy'], 40],
    [7, ['expert'], 20],
  ]);
  benchTables(ZARGOS, ZARGOS_BOTS, ZARGOS_BUDGET, [
    [2, ['random'], 50_000, 'moves'],
    [4, ['random'], 50_000, 'moves'],
    [6, ['random'], 50_000, 'moves'],
    [4, ['greedy']],
  ]);
  benchTables(GRAN, GRAN_BOTS, GRAN_BUDGET, [
    [2, ['random'], 100_000, 'moves'],
    [6, ['random'], 100_000, 'moves'],
    [2, ['greedy'], 20],
    [6, ['greedy']],
    [2, ['expert', 'greedy']],
  ]);
  benchTables(LORDS, SKIRMISH_BOTS, 0, [
    [2, ['random']],
    [2, ['greedy']],
    [2, ['greedy', 'random']],
  ]);
  benchScenarios();
  benchToy();
}
