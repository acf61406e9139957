/**
 * The bot that looks ahead: a few moves that look good, each played on until the seat's next turn, the others by the bot that sees less, in states that the view allows.
 * What was thrown and hidden differs from one look to the next; what comes out is valued by what each player then has. Pure of the view and of its dice.
 */
import type { Dice } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { ZARGOS } from '../game/game.ts';
import { pawnsOf } from '../game/table.ts';
import type { Move, Seat, State, View } from '../game/types.ts';
import { plansOf, sending } from './assault.ts';
import { capitaine, strokeNow } from './captain.ts';
import { danger, strokeChance } from './crown.ts';
import { greedy } from './greedy.ts';
import { type BotScene, captainScene, sceneOf } from './scene.ts';
import { promisesOf } from './throne.ts';
import { worthAt } from './worth.ts';

/** Moves that are looked at. */
const WIDTH = 3;
/** Points that an attack may seem to lose and still be looked at. */
const LOSS = -6;
/** Evaluations that a look counts for: so many moves, roughly, are weighed in it. */
const LOOK = 80;
/** Rounds of looks before a move drops out or is chosen; fewer tell nothing. */
const FEWEST = 4;
/** Most looks of a decision: more take too long. */
const MOST = 40;
/** Somebody's chance to win soon from which a turn is looked at. */
const HOT = 0.3;
/** Standard errors by which a move drops out, and by which one has to be better than the captain's own. */
const SURE = 1;
const SURER = 2;
/** Most moves of a look: turns are shorter. */
const HORIZON = 600;

/** How often a chance to win that somebody else has comes about: others stand in his way too. */
const FELT = 0.7;

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

/** The chance of a seat at the beginning of its turn: to win in it, or later, by the square of what each has, unless somebody else wins first. */
function chanceOf(state: State, seat: Seat): number {
  const outcome = ZARGOS.outcome(state);
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const weights = strengths(state).map((one) => one * one);
  const sum = weights.reduce((total, one) => total + one, 0);
  const share = sum > 0 ? (weights[seat] ?? 0) / sum : 0;
  const scene = captainScene(ZARGOS.view(state, seat), seat);
  const now = Math.max(0, ...scene.mine.map((people) => strokeChance(scene, people, 0)));
  const others = state.order.filter((people) => !scene.mine.includes(people)).map((people) => strokeChance(scene, people, 0));
  return now + (1 - now) * (1 - FELT * Math.max(0, ...others)) * share;
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
    const bot = next === seat ? capitaine : greedy;
    state = ZARGOS.step(state, bot(ZARGOS.view(state, next), ZARGOS.moves(state, next), dice, 0)).state;
  }
  return chanceOf(state, seat);
}

/** Each move once. */
function distinct(moves: readonly (Move | undefined)[]): readonly Move[] {
  const found = new Map<string, Move>();
  for (const move of moves) if (move && found.size < WIDTH) found.set(JSON.stringify(move), move);
  return [...found.values()];
}

/** Whether somebody may win soon: the looker in his next turn, others before it. */
const isHot = (scene: BotScene): boolean =>
  danger(scene) >= HOT || scene.mine.some((people) => strokeChance(scene, people, scene.guard?.coming[people] ?? 0) >= HOT);

/** What is worth looking at while somebody may win soon: the attacks that gain most where the turn begins, and none; the captain's own choice first. */
function candidates(view: View, legal: readonly Move[], first: Move): readonly Move[] {
  const { phase, turn } = view;
  if (phase !== 'attacks' || !turn || turn.engaged || turn.attacks.length > 0) return [first];
  const scene = captainScene(view);
  if (!isHot(scene) || strokeNow(scene, legal)) return [first];
  const plans = plansOf(scene, legal, LOSS)
    .slice(0, WIDTH)
    .flatMap(({ groups: [group] }) => (group ? [sending(group)] : []));
  return distinct([first, ...plans, legal.find(({ kind }) => kind === 'done')]);
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
  const [best] = rivals.filter((rival) => rounds >= FEWEST && sureness(rival, rounds) > SURER).sort((a, b) => b.sum - a.sum);
  return best?.move ?? own;
}

export const search: Bot<View, Move> = (view, legal, dice, budget) => {
  const first = capitaine(view, legal, dice, budget);
  const looks = Math.min(MOST, Math.floor(budget / LOOK));
  if (legal.length === 1 || looks < FEWEST) return first;
  const others = candidates(view, legal, first).filter((move) => move !== first);
  return bestOf(view, [first, ...others], dice, looks);
};
