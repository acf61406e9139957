/**
 * « Le meilleur coup »: a position with a question whose measure can be computed, and one move clearly better than all others. Nothing is judged by a guess:
 * a game brings the exact value of each move, and a position makes a puzzle only where the margin holds.
 */
import type { Seat } from '../core/events.ts';
import type { GameTypes } from '../core/game.ts';

/** What is asked: a theme of the game, and what else its measure takes. JSON-safe. */
export interface Ask<Theme extends string = string> {
  readonly theme: Theme;
  /** How far one looks, where the theme says so: own turns, from 1. */
  readonly turns?: number;
  /** Places that the question names, by their ids, in the order that the theme says. */
  readonly places?: readonly string[];
}

export interface Measures<G extends GameTypes, Theme extends string = string> {
  /** What is worth asking the seat in a state; empty where nothing is. */
  readonly asks: (state: G['state'], seat: Seat) => readonly Ask<Theme>[];
  /** The moves among which to choose: legal, each once. */
  readonly choices: (state: G['state'], seat: Seat, ask: Ask<Theme>) => readonly G['move'][];
  /** What a choice is worth to the seat, exactly: a chance from 0 to 1. */
  readonly valueOf: (state: G['state'], seat: Seat, ask: Ask<Theme>, move: G['move']) => number;
  /** Moves of one kind and one value are one answer: two ways to the same point. */
  readonly kindOf: (state: G['state'], move: G['move']) => string;
}

export interface Valued<Move> {
  readonly move: Move;
  readonly value: number;
}

export interface Best<Move> {
  readonly best: Valued<Move>;
  readonly second: Valued<Move>;
  /** Different answers, the best one included. */
  readonly answers: number;
}

/** A puzzle as it is stored: the position as the game's links hold it. */
export interface Puzzle<Move, Packed = unknown> extends Best<Move>, Ask {
  /** « gran-12 »: never another puzzle's. */
  readonly id: string;
  readonly seat: Seat;
  readonly position: Packed;
}

/** The best must be this much above any other answer: eight points of percentage. */
export const MARGIN = 0.08;

/** Sums of doubles: what differs by less is equal. */
export const SAME = 1e-9;

/** The values of all choices, the best first; equal ones in their order. */
export function valued<G extends GameTypes, Theme extends string>(
  measures: Measures<G, Theme>,
  state: G['state'],
  seat: Seat,
  ask: Ask<Theme>,
): readonly Valued<G['move']>[] {
  const all = measures.choices(state, seat, ask).map((move) => ({ move, value: measures.valueOf(state, seat, ask, move) }));
  return all.sort((a, b) => b.value - a.value);
}

/** The one right answer among valued moves, the best first; undefined where there is none, or another comes nearer than `margin`. */
export function bestOf<Move>(all: readonly Valued<Move>[], kindOf: (move: Move) => string, margin = MARGIN): Best<Move> | undefined {
  const [best] = all;
  if (!best) return undefined;
  const kind = kindOf(best.move);
  const isSame = ({ move, value }: Valued<Move>): boolean => best.value - value < SAME && kindOf(move) === kind;
  const second = all.find((one) => !isSame(one));
  if (!second || best.value - second.value < margin) return undefined;
  const others = new Set(all.filter((one) => !isSame(one)).map(({ move }) => kindOf(move)));
  return { best, second, answers: others.size + 1 };
}

/** Whether a choice is the right answer: as good as the best. */
export const isBest = ({ best }: Best<unknown>, value: number): boolean => best.value - value < SAME;

/** The puzzle of a day among `count`: the same for everybody, all of them once before any comes back. `day`: days since some day, a whole number. */
export const ofDay = (count: number, day: number): number => ((day % count) + count) % count;
