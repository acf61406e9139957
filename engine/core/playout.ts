/** One game between bots, from its seed to its end: what the simulator, the fuzzer and the table's demonstrations play. */
import { type Dice, diceFrom } from './dice.ts';
import type { Bot, Game, GameTypes, Outcome } from './game.ts';
import { seeded } from './random.ts';
import { MAX_MOVES, record } from './replay.ts';

export interface PlayedOut<State, Move> {
  /** As a replay holds them: no waits, nothing that a later move implies. */
  readonly moves: readonly Move[];
  readonly state: State;
  readonly outcome: Outcome;
}

/** A seat's own dice: apart from the game's generator and from the other seats'. */
export const botDice = (seed: string, seat: number): Dice => diceFrom(seeded(`${seed}/bot/${seat}`));

/**
 * Plays a game to its end; `watch` is shown each decision before it is made. Seats that may move are asked in order, once each before anybody is asked again; where a clock runs, a seat may let the
 * tick go by, and the clock moves when everybody was asked. Throws on a game longer than a replay may be, and on a bot that waits where nobody may.
 */
export function playOut<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  bots: readonly Bot<G['view'], G['move']>[],
  budget: number,
  watch: (state: G['state'], seat: number) => void = () => {},
): PlayedOut<G['state'], G['move']> {
  const { clock } = game;
  const dice = bots.map((_, seat) => botDice(seed, seat));
  const moves: G['move'][] = [];
  let state = game.setup(options, seed);
  const take = (move: G['move']) => {
    state = game.step(state, move).state;
    record(game, moves, move);
    if (moves.length > MAX_MOVES) throw new Error(`game ${seed} of ${game.id} has no end after ${MAX_MOVES} moves`);
  };
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return { moves, state, outcome };
    const before = state;
    const ticking = clock?.tick(state);
    for (const seat of game.toMove(state)) {
      if (ticking?.seat === seat) continue;
      const legal = game.moves(state, seat);
      const [bot, own] = [bots[seat], dice[seat]];
      if (legal.length === 0) continue;
      if (!bot || !own) throw new Error(`no bot at seat ${seat}`);
      watch(state, seat);
      const move = bot(game.view(state, seat), legal, own, budget);
      if (!game.silent?.(move)) take(move);
    }
    const tick = ticking && clock?.tick(state);
    if (tick) take(tick);
    if (state === before) throw new Error(`game ${seed} of ${game.id} stands still: ${JSON.stringify(game.toMove(state))} to move`);
  }
}
