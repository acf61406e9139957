/** A whole game with its bots as the command line knows it: types closed over, JSON in, JSON out. */
import type { Answer, Verb } from './command.ts';
import type { Bot, Game, GameMove, GameState } from './game.ts';
import { type Checked, firstProblem, readFields } from './input.ts';
import { checkReplay, hashOf, statesOf } from './replay.ts';
import { playOut } from './simulate.ts';
import { type Block, botsOf, type GameLine, readSimulation, type Simulation, seedOf } from './simulation.ts';
import type { Verdict } from './verdict.ts';

export interface Played {
  readonly verbs: { readonly judge: Verb; readonly replay: Verb; readonly simulate: Verb };
  /** Lines of the games of a block, in order. Takes what the verb `simulate` answered. */
  readonly lines: (simulation: Simulation, block: Block) => readonly GameLine[];
}

const within = <Value>(path: string, found: Checked<Value>): Checked<Value> =>
  found.ok ? found : { ...found, field: found.field === '' ? path : `${path}.${found.field}` };

const answered = <Value>(found: Checked<Value>): Answer => found;

/** The whole game that `game` and its bots are; every bot of a simulation gets `budget` evaluations a decision. */
export function played<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  game: Game<State, Move, View, Options, Rule>,
  bots: Readonly<Record<string, Bot<View, Move>>>,
  budget: number,
): Played {
  /** The last state of a replay from outside. */
  function endOf(input: unknown): Checked<State> {
    const replay = checkReplay(game, input);
    if (!replay.ok) return replay;
    const states = statesOf(game, replay.value);
    return states.ok ? { ok: true, value: states.value[states.value.length - 1] ?? states.value[0] } : states;
  }

  /** The verdict on a move after a replay: `{ replay, move }`. */
  function judge(input: unknown): Checked<Verdict<Rule>> {
    const shape = firstProblem((report) => readFields(input, '', ['replay', 'move'], report));
    if (!shape.ok) return shape;
    const state = within('replay', endOf(shape.value.replay));
    if (!state.ok) return state;
    const move = within('move', game.checkMove(shape.value.move));
    return move.ok ? { ok: true, value: game.judge(state.value, move.value) } : move;
  }

  /** Every state's hash, and how the game ended; null while it is on. */
  function replay(input: unknown): Answer {
    const checked = checkReplay(game, input);
    if (!checked.ok) return checked;
    const states = statesOf(game, checked.value);
    if (!states.ok) return states;
    const last = states.value[states.value.length - 1] ?? states.value[0];
    return { ok: true, value: { hashes: states.value.map(hashOf), outcome: game.outcome(last) ?? null } };
  }

  const optionsOf = ({ seats, options }: Simulation): Checked<Options> => game.checkOptions({ seats, options });

  function simulate(input: unknown): Checked<Simulation> {
    const read = firstProblem((report) => readSimulation(input, Object.keys(bots), report));
    if (!read.ok) return read;
    const options = optionsOf(read.value);
    return options.ok ? read : options;
  }

  function lines(simulation: Simulation, { from, to }: Block): readonly GameLine[] {
    const options = optionsOf(simulation);
    if (!options.ok) throw new Error(options.because);
    return Array.from({ length: to - from }, (_, at) => {
      const number = from + at;
      const names = botsOf(simulation, number);
      const seed = seedOf(simulation, number);
      const { moves, outcome } = playOut(
        game,
        options.value,
        seed,
        names.map((name) => botNamed(name)),
        budget,
      );
      return { game: number, seed, bots: names, moves: moves.length, outcome };
    });
  }

  function botNamed(name: string): Bot<View, Move> {
    const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (!bot) throw new Error(`no bot ${name} for ${game.id}`);
    return bot;
  }

  return { verbs: { judge: (input) => answered(judge(input)), replay, simulate: (input) => answered(simulate(input)) }, lines };
}
