/** A whole game with its bots as the command line knows it: types closed over, JSON in, JSON out. */

import { accepted } from './accepted.ts';
import { type Block, botsOf, type GameLine, gameSeed, readSimulation, type Simulation } from './batch.ts';
import type { Verb, Verbs } from './command.ts';
import type { Bot, BotName, Game, GameTypes } from './game.ts';
import { type Checked, firstProblem, readFields } from './input.ts';
import { playOut } from './playout.ts';
import { checkReplay, hashOf, statesOf } from './replay.ts';
import type { Verdict } from './verdict.ts';

export interface CliGame {
  /** The game's own, and `judge`, `replay`, `simulate`. */
  readonly verbs: Verbs & Readonly<Record<'judge' | 'replay' | 'simulate', Verb>>;
  /** Lines of the games of a block, in order. Takes what the verb `simulate` answered. */
  readonly lines: (simulation: Simulation, block: Block) => readonly GameLine[];
}

/** A fault of one field of the input, whose sentence says which: « Dans move : … ». */
function within<Value>(path: string, found: Checked<Value>): Checked<Value> {
  if (found.ok) return found;
  const { field, because } = found;
  const isWhole = because.startsWith(WHOLE);
  const inside = because.replace(/^(?:L[ae’]|Un|Il|Dans|Coup)\b/u, (word) => word.toLowerCase());
  return {
    ok: false,
    field: field === '' ? path : `${path}.${field}`,
    because: isWhole ? path + because.slice(WHOLE.length) : `Dans ${path} : ${inside}`,
  };
}

/** How a sentence names all of what it was given. */
const WHOLE = 'L’entrée';

/**
 * The whole game that `game` and its bots are, with the verbs of its `own`; every bot of a simulation gets `budget` evaluations a decision. `names`: where a bot had another one before. `checkState` reads a
 * state from outside: well-formed, though play may never lead there.
 */
export function cliGameOf<G extends GameTypes>(
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G['view'], G['move']>>>,
  budget: number,
  checkState: (input: unknown) => Checked<G['state']>,
  own: Verbs = {},
  names: readonly BotName[] = Object.keys(bots).map((id) => ({ id })),
): CliGame {
  /** The last state of a replay from outside. */
  function endOf(input: unknown): Checked<G['state']> {
    const replay = checkReplay(game, input);
    if (!replay.ok) return replay;
    const states = statesOf(game, replay.value);
    return states.ok ? { ok: true, value: states.value[states.value.length - 1] ?? states.value[0] } : states;
  }

  /** The verdict on a move after a replay or in a state: `{ replay, move }` or `{ state, move }`. */
  function judge(input: unknown): Checked<Verdict<G['rule']>> {
    const shape = firstProblem((report) => {
      const fields = readFields(input, '', ['replay', 'state', 'move'], report);
      const given = [fields.replay, fields.state].filter((one) => one !== undefined).length;
      if (given !== 1)
        report('', `L’entrée attend replay ou state, avec move ; ${given === 0 ? 'il n’y a ni l’un ni l’autre' : 'pas les deux'}.`);
      return fields;
    });
    if (!shape.ok) return shape;
    const { replay, state, move } = shape.value;
    const now = state === undefined ? within('replay', endOf(replay)) : within('state', checkState(state));
    if (!now.ok) return now;
    const wanted = within('move', game.checkMove(move));
    if (!wanted.ok) return wanted;
    try {
      return { ok: true, value: game.judge(now.value, wanted.value) };
    } catch (error) {
      if (state === undefined) throw error;
      return { ok: false, field: 'state', because: 'state attend un état où une partie peut mener ; celui-ci se contredit.' };
    }
  }

  /** Every state's hash, and how the game ended; null while it is on. */
  function replay(input: unknown): Checked<unknown> {
    const checked = checkReplay(game, input);
    if (!checked.ok) return checked;
    const states = statesOf(game, checked.value);
    if (!states.ok) return states;
    const last = states.value[states.value.length - 1] ?? states.value[0];
    return { ok: true, value: { hashes: states.value.map(hashOf), outcome: game.outcome(last) ?? null } };
  }

  const optionsOf = ({ seats, options, own }: Simulation): Checked<G['options']> => game.checkOptions({ ...own, seats, options });

  function simulate(input: unknown): Checked<Simulation> {
    const read = firstProblem((report) => readSimulation(input, names, report));
    if (!read.ok) return read;
    const options = optionsOf(read.value);
    if (options.ok) return read;
    const [head = ''] = options.field.split('.');
    return Object.hasOwn(read.value.own, head) ? within('own', options) : options;
  }

  function lines(simulation: Simulation, { from, to }: Block): readonly GameLine[] {
    const options = accepted(optionsOf(simulation));
    return Array.from({ length: to - from }, (_, at) => {
      const number = from + at;
      const names = botsOf(simulation, number);
      const seed = gameSeed(simulation, number);
      const { moves, outcome } = playOut(
        game,
        options,
        seed,
        names.map((name) => botNamed(name)),
        budget,
      );
      return { game: number, seed, bots: names, moves: moves.length, outcome };
    });
  }

  function botNamed(name: string): Bot<G['view'], G['move']> {
    const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (!bot) throw new Error(`no bot ${name} for ${game.id}`);
    return bot;
  }

  return { verbs: { ...own, judge, replay, simulate }, lines };
}
