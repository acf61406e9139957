/**
 * One search for every game: information-set Monte Carlo tree search. Each evaluation draws a state that the view allows (`guess`), goes down one tree
 * whose branches are moves (chance is drawn anew on the way, so a branch averages over it), and values where it comes out, one value a seat. The bot sees
 * what its seat sees and no more.
 *
 * Cowling, Powley, Whitehouse, « Information Set Monte Carlo Tree Search » (2012), with the selection of Silver et al. (2016), which needs no logarithm.
 */
import { type Dice, oneOf } from './dice.ts';
import type { Seat } from './events.ts';
import type { Bot, Game, GameTypes } from './game.ts';

export interface SearchHooks<G extends GameTypes> {
  /**
   * How promising each listed move looks, for the seat that makes it: any positive weights, in the order of `moves`. Left out: all alike. Asked where a
   * move is listed that was not before: what a move was worth then is kept.
   */
  readonly policy?: (state: G['state'], moves: readonly G['move'][]) => readonly number[];
  /** What a state is worth to each seat, each from 0 to 1. Left out: a random game is played to its end, `horizon` moves at most. */
  readonly evaluate?: (state: G['state'], dice: Dice) => readonly number[];
  /** Most moves of a random game; beyond, everybody is worth the same. */
  readonly horizon?: number;
  /** How much a move seldom tried is tried again: the more, the wider. */
  readonly curiosity?: number;
  /**
   * A state met before, with what is hidden as in `drawn`: the next guess. Given, a state to which no chance leads is played and listed once, and met again;
   * left out, always anew. A game gives it where nothing but what chance draws from is hidden.
   */
  readonly redrawn?: (met: G['state'], drawn: G['state']) => G['state'];
  /** Says, after each evaluation, how many are done. */
  readonly progress?: (done: number) => void;
}

interface Branch<G extends GameTypes> {
  readonly node: Node<G>;
  visits: number;
  /** Times that the move could be chosen. */
  available: number;
  /** Sum of the values to the seat that chooses it. */
  worth: number;
  /** Its share of the promise, when it was first listed. */
  readonly prior: number;
}

/** Who chooses, among what. */
interface Choice<G extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly G['move'][];
  readonly branches: readonly Branch<G>[];
}

interface Node<G extends GameTypes> {
  readonly branches: Map<string, Branch<G>>;
  /** The state that is met here, and its choice once listed: where no chance led here. */
  met?: G['state'];
  choice?: Choice<G>;
}

/** A move that was looked at: how often, and what it is worth to who makes it, from 0 to 1. */
export interface Looked<Move> {
  readonly move: Move;
  readonly visits: number;
  readonly worth: number;
}

const HORIZON = 400;
const CURIOSITY = 1.2;

const keyOf = (move: unknown): string => JSON.stringify(move);

/** The seat to choose: the first that may; a clock's tick where nobody else may. */
function chooser<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
): { readonly seat: Seat; readonly moves: readonly G['move'][] } | undefined {
  for (const seat of game.toMove(state)) {
    const moves = game.moves(state, seat);
    if (moves.length > 0) return { seat, moves };
  }
  const tick = game.clock?.tick(state);
  return tick && { seat: tick.seat, moves: [tick] };
}

/** 1 shared among the winners. */
function valuesAt(winners: readonly Seat[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** A random game from here. */
function playedOut<G extends GameTypes>(game: Game<G>, from: G['state'], seats: number, horizon: number, dice: Dice): readonly number[] {
  let state = from;
  for (let count = 0; count < horizon; count += 1) {
    const outcome = game.outcome(state);
    if (outcome) return valuesAt(outcome.winners, seats);
    const next = chooser(game, state);
    if (!next) break;
    state = game.step(state, oneOf(next.moves, dice)).state;
  }
  return Array.from({ length: seats }, () => 1 / seats);
}

const shares = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, one) => all + one, 0);
  return sum > 0 ? weights.map((one) => one / sum) : weights.map(() => 1 / weights.length);
};

/**
 * What the search found of `legal`, the moves listed for the seat of `view`, after `budget` evaluations; the most visited first, the first listed among
 * equals. `seats`: players of the game.
 */
export function looked<G extends GameTypes>(
  game: Game<G>,
  hooks: SearchHooks<G>,
  seats: number,
  view: G['view'],
  legal: readonly G['move'][],
  dice: Dice,
  budget: number,
): readonly Looked<G['move']>[] {
  const root: Node<G> = { branches: new Map() };
  const { policy, evaluate, redrawn, horizon = HORIZON, curiosity = CURIOSITY } = hooks;

  /** The branches of `moves`, made where there are none yet. */
  function branchesOf(node: Node<G>, state: G['state'], moves: readonly G['move'][]): readonly Branch<G>[] {
    const keys = moves.map(keyOf);
    if (keys.some((key) => !node.branches.has(key))) {
      const priors = shares(policy ? policy(state, moves) : moves.map(() => 1));
      for (const [at, key] of keys.entries()) {
        if (node.branches.has(key)) continue;
        node.branches.set(key, { node: { branches: new Map() }, visits: 0, available: 0, worth: 0, prior: priors[at] ?? 0 });
      }
    }
    return keys.flatMap((key) => node.branches.get(key) ?? []);
  }

  function choiceAt(node: Node<G>, state: G['state'], listed: readonly G['move'][] | undefined): Choice<G> | undefined {
    if (node.choice) return node.choice;
    const next = chooser(game, state);
    if (!next) return undefined;
    const moves = listed ?? next.moves;
    const choice = { seat: next.seat, moves, branches: branchesOf(node, state, moves) };
    if (node.met !== undefined) node.choice = choice;
    return choice;
  }

  /** The state after a move; kept where it comes of `from`'s alone. */
  function stepped(from: Node<G>, state: G['state'], move: G['move'], { node }: Branch<G>): G['state'] {
    if (redrawn && node.met !== undefined) return redrawn(node.met, state);
    const after = game.step(state, move).state;
    if (redrawn && from.met !== undefined && after.random === state.random) node.met = after;
    return after;
  }

  /** Goes down from `state`, a new branch at most; gives what came out to every seat. */
  function descend(node: Node<G>, state: G['state'], listed: readonly G['move'][] | undefined): readonly number[] {
    const outcome = game.outcome(state);
    if (outcome) return valuesAt(outcome.winners, seats);
    const choice = choiceAt(node, state, listed);
    if (!choice) return playedOut(game, state, seats, 0, dice);
    let best: { readonly at: number; readonly branch: Branch<G> } | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const [at, branch] of choice.branches.entries()) {
      branch.available += 1;
      // What was never tried is expected to be worth a fair share.
      const mean = branch.visits > 0 ? branch.worth / branch.visits : 1 / seats;
      const score = mean + (curiosity * branch.prior * Math.sqrt(branch.available)) / (1 + branch.visits);
      if (score <= highest) continue;
      highest = score;
      best = { at, branch };
    }
    const move = best && choice.moves[best.at];
    if (!best || move === undefined) throw new Error('a seat to move without a move');
    const after = stepped(node, state, move, best.branch);
    const values = best.branch.visits > 0 ? descend(best.branch.node, after, undefined) : valued(after);
    best.branch.visits += 1;
    best.branch.worth += values[choice.seat] ?? 0;
    return values;
  }

  function valued(state: G['state']): readonly number[] {
    const outcome = game.outcome(state);
    if (outcome) return valuesAt(outcome.winners, seats);
    return evaluate ? evaluate(state, dice) : playedOut(game, state, seats, horizon, dice);
  }

  for (let done = 1; done <= budget; done += 1) {
    const guessed = game.guess(view, dice);
    if (redrawn) root.met ??= guessed;
    descend(root, guessed, legal);
    hooks.progress?.(done);
  }
  const found = legal.map((move): Looked<G['move']> => {
    const { visits = 0, worth = 0 } = root.branches.get(keyOf(move)) ?? {};
    return { move, visits, worth: visits > 0 ? worth / visits : 0 };
  });
  return [...found].sort((a, b) => b.visits - a.visits);
}

/** A bot that searches; a single move is played at once. `seatsOf`: how many play, of a view. */
export function searching<G extends GameTypes>(
  game: Game<G>,
  seatsOf: (view: G['view']) => number,
  hooks: SearchHooks<G> = {},
): Bot<G['view'], G['move']> {
  return (view, legal, dice, budget) => {
    const [only, ...others] = legal;
    if (only === undefined) throw new Error('no move to choose from');
    if (others.length === 0 || budget < 1) return only;
    return looked(game, hooks, seatsOf(view), view, legal, dice, budget)[0]?.move ?? only;
  };
}
