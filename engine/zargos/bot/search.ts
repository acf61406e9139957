/**
 * The bot that looks ahead: a few moves that look good, each played on until the seat's next turn by captains at all seats, in states that the view allows.
 * What was thrown and hidden differs from one look to the next; what comes out is valued by what each player then has. Pure of the view and of its dice.
 */
import type { Dice } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { ZARGOS } from '../game/game.ts';
import { numberOf, pawnsOf } from '../game/table.ts';
import type { Move, Seat, State, View } from '../game/types.ts';
import { nextFight, plansOf, sending, strokeFor } from './assault.ts';
import { greedy } from './greedy.ts';
import { type Scene, sceneOf } from './scene.ts';
import { rankedPlaces } from './stacks.ts';
import { promisesOf } from './throne.ts';
import { worthAt } from './worth.ts';

/** Moves that are looked at. */
const WIDTH = 4;
/** Evaluations that a look counts for: so many moves, roughly, are weighed in it. */
const LOOK = 25;
/** Rounds of looks before a move drops out; fewer tell nothing. */
const FEWEST = 4;
/** Most looks of a decision: more take too long. */
const MOST = 40;
/** Standard errors by which a move has to be better than the captain's own. */
const SURE = 1;
/** Most moves of a look: turns are shorter. */
const HORIZON = 600;

/** What a point of pawns is worth beside a point of territory and of promise. */
const PAWNS = 1.2;
const PROMISE = 0.6;

/** What each seat has, in points; what a throne promises counts. */
function strengths(state: State): readonly number[] {
  return state.peoples.map((peoples, seat) => {
    const scene = sceneOf(ZARGOS.view(state, seat), seat);
    let sum = 0;
    for (const people of peoples) {
      if (!state.order.includes(people)) continue;
      for (const [place, owner] of state.owners.entries()) if (owner === people) sum += worthAt(scene, people, place);
      sum += PAWNS * pawnsOf(state, people) + PROMISE * promisesOf(scene, people).best;
    }
    return sum;
  });
}

/** Chances of each seat, roughly: the square of what it has. */
function chances(state: State): readonly number[] {
  const outcome = ZARGOS.outcome(state);
  if (outcome) return state.peoples.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const weights = strengths(state).map((one) => one * one);
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => (sum > 0 ? one / sum : 0));
}

/** Whether the next turn of a seat begins. */
const isBack = (state: State, seat: Seat, round: number): boolean =>
  state.phase === 'attacks' && state.turn?.seat === seat && state.round > round;

/** What comes of a move for a seat, captains playing on. */
function lookAt(from: State, move: Move, seat: Seat, dice: Dice): number {
  let state = ZARGOS.step(from, move).state;
  for (let count = 0; count < HORIZON && !ZARGOS.outcome(state) && !isBack(state, seat, from.round); count += 1) {
    const [next] = ZARGOS.toMove(state);
    if (next === undefined) break;
    state = ZARGOS.step(state, greedy(ZARGOS.view(state, next), ZARGOS.moves(state, next), dice, 0)).state;
  }
  return chances(state)[seat] ?? 0;
}

/** Each move once. */
function distinct(moves: readonly (Move | undefined)[]): readonly Move[] {
  const found = new Map<string, Move>();
  for (const move of moves) if (move && found.size < WIDTH) found.set(JSON.stringify(move), move);
  return [...found.values()];
}

/** The attacks that gain most, and to send no more. */
function attacksOf(scene: Scene, legal: readonly Move[], first: Move): readonly Move[] {
  if (strokeFor(scene, legal)) return [first];
  const plans = plansOf(scene, legal, -6)
    .slice(0, WIDTH - 2)
    .flatMap(({ groups: [group] }) => (group ? [sending(group)] : []));
  return distinct([first, nextFight(scene, legal) ?? legal.find(({ kind }) => kind === 'done'), ...plans]);
}

/** All that is left to buy at each of the best places. */
function purchasesOf(scene: Scene, legal: readonly Move[], first: Move): readonly Move[] {
  const largest = legal.filter((move) => move.kind === 'reinforce');
  const [purse] = scene.view.purses;
  if (!purse || first.kind !== 'reinforce') return [first];
  const most = Math.max(...largest.map(({ pawns }) => pawns));
  if (most < 3) return [first];
  const places = rankedPlaces(scene, purse.people, [...new Set(largest.map(({ at }) => numberOf(scene.tables, at)))], most);
  const moves = places.map((at): Move => ({ ...first, at: scene.tables.ids[at] ?? first.at, pawns: most }));
  return distinct([first, ...moves, legal.find(({ kind }) => kind === 'boats')]);
}

/** What is worth looking at; the captain's own choice first. */
function candidates(view: View, legal: readonly Move[], first: Move): readonly Move[] {
  const scene = sceneOf(view);
  switch (view.phase) {
    case 'attacks':
      return attacksOf(scene, legal, first);
    case 'reinforcements':
      return purchasesOf(scene, legal, first);
    case 'red':
      return first.kind === 'discard' ? [first] : distinct([first, ...legal.filter(({ kind }) => kind === 'pass')]);
    default:
      return [first];
  }
}

/** How a move does beside the captain's own, over the same hidden states: sums of the differences and of their squares. */
interface Rival {
  readonly move: Move;
  sum: number;
  squares: number;
}

/** The mean difference, in standard errors, with its sign. */
function sureness({ sum, squares }: Rival, rounds: number): number {
  const spread = (squares - (sum * sum) / rounds) / (rounds - 1);
  return spread > 0 ? sum / Math.sqrt(rounds * spread) : Math.sign(sum) * rounds;
}

/**
 * The captain's own choice, unless another comes out surely better over `looks` looks in all. A rival that does surely worse drops out, and leaves its looks to
 * the others.
 */
function bestOf(view: View, [own, ...others]: readonly [Move, ...Move[]], dice: Dice, looks: number): Move {
  let rivals: readonly Rival[] = others.map((move) => ({ move, sum: 0, squares: 0 }));
  let rounds = 0;
  for (let spent = 0; rivals.length > 0 && spent + rivals.length < looks; spent += rivals.length + 1) {
    const state = ZARGOS.guess(view, dice);
    const beside = lookAt(state, own, view.seat, dice);
    for (const rival of rivals) {
      const gain = lookAt(state, rival.move, view.seat, dice) - beside;
      rival.sum += gain;
      rival.squares += gain * gain;
    }
    rounds += 1;
    if (rounds >= FEWEST) rivals = rivals.filter((rival) => sureness(rival, rounds) > -SURE);
  }
  const [best] = rivals.filter((rival) => rounds > 1 && sureness(rival, rounds) > SURE).sort((a, b) => b.sum - a.sum);
  return best?.move ?? own;
}

export const search: Bot<View, Move> = (view, legal, dice, budget) => {
  const first = greedy(view, legal, dice, budget);
  const looks = Math.min(MOST, Math.floor(budget / LOOK));
  if (legal.length === 1 || looks < FEWEST) return first;
  const others = candidates(view, legal, first).filter((move) => move !== first);
  return bestOf(view, [first, ...others], dice, looks);
};
