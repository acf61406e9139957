/**
 * Many games added up: of each number that a game says of itself, the sum and the sum of squares, from which come means, shares and how sure they are;
 * and how many games had each length. A game that had to be stopped says nothing of those that end: it is counted as stopped, and left out of all the rest.
 */
import { wilson } from '#engine/core/wilson.ts';

/** What one game says of itself: numbers by name. `length`: a whole number, 0 or more. */
export interface GameMeasures {
  readonly length: number;
  readonly [name: string]: number;
}

/** Two numbers of which the first is a part of the second: « battles-close » of « battles ». */
type Part = readonly [name: string, of: string];

/** How the games of one study are added up. */
export interface Counting {
  readonly parts?: readonly Part[];
  /** The number that is 1 of a game that nothing else had ended; none where every game ends. */
  readonly stopped?: string;
}

export interface Count {
  /** Games that ended by themselves. */
  readonly games: number;
  /** Games that were stopped; left out where there can be none. */
  readonly stopped?: number;
  /** By name: the sum over all games, then that of squares. */
  readonly sums: Readonly<Record<string, readonly [sum: number, squares: number]>>;
  /** Games of each length, from 0. */
  readonly lengths: readonly number[];
  /** By `name/of` of the parts asked for: the sum over all games of their product. */
  readonly products?: Readonly<Record<string, number>>;
}

/** A number as sure as its games make it: at 95 %, from `low` to `high`. */
export interface Sure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % point of the normal law. */
const Z = 1.959963984540054;

/** Parts of a win are thirds and sevenths: sums are kept to six decimals, so that they are short and the same everywhere. */
const kept = (value: number): number => Math.round(value * 1e6) / 1e6;

const partName = ([name, of]: Part): string => `${name}/${of}`;

/** Adds games up in the order in which they come; every game has the same names. */
export function counting({ parts = [], stopped: stop }: Counting = {}): { add(game: GameMeasures): void; count(): Count } {
  const sums = new Map<string, [number, number]>();
  const products = parts.map(() => 0);
  const lengths: number[] = [];
  let games = 0;
  let stopped = 0;
  return {
    add(game) {
      if (stop !== undefined && game[stop]) {
        stopped += 1;
        return;
      }
      games += 1;
      for (const [at, [name, of]] of parts.entries()) products[at] = (products[at] ?? 0) + (game[name] ?? 0) * (game[of] ?? 0);
      while (lengths.length <= game.length) lengths.push(0);
      lengths[game.length] = (lengths[game.length] ?? 0) + 1;
      for (const [name, value] of Object.entries(game)) {
        const [sum, squares] = sums.get(name) ?? [0, 0];
        sums.set(name, [sum + value, squares + value * value]);
      }
    },
    count: () => ({
      games,
      ...(stopped > 0 && { stopped }),
      sums: Object.fromEntries([...sums].map(([name, [sum, squares]]) => [name, [kept(sum), kept(squares)]])),
      lengths: [...lengths],
      ...(parts.length > 0 && { products: Object.fromEntries(parts.map((part, at) => [partName(part), kept(products[at] ?? 0)])) }),
    }),
  };
}

function sumsOf({ sums }: Count, name: string): readonly [sum: number, squares: number] {
  const found = sums[name];
  if (!found) throw new Error(`no ${name} among ${Object.keys(sums)}`);
  return found;
}

export const total = (count: Count, name: string): number => sumsOf(count, name)[0];

/** Mean and variance of the mean (none below two games). */
function meanOf(count: Count, name: string): { readonly mean: number; readonly spread: number } {
  const [sum, squares] = sumsOf(count, name);
  const { games } = count;
  const mean = sum / games;
  return { mean, spread: games < 2 ? Number.POSITIVE_INFINITY : Math.max(0, squares - games * mean * mean) / (games - 1) / games };
}

const around = (value: number, spread: number): Sure => ({
  value,
  low: value - Z * Math.sqrt(spread),
  high: value + Z * Math.sqrt(spread),
});

/** The mean of a number over the games, divided by `by`: normal interval. */
export function mean(count: Count, name: string, by = 1): Sure {
  const { mean: value, spread } = meanOf(count, name);
  return around(value / by, spread / by / by);
}

/** The sum of `name` by one of what `of` counts, divided by `by`. The interval takes `of` as given: it holds where `name` is about nought on average. */
export function rateOf(count: Count, name: string, of: string, by = 1): Sure {
  const { mean: value, spread } = meanOf(count, name);
  const each = (total(count, of) / count.games) * by;
  return each === 0 ? around(0, Number.POSITIVE_INFINITY) : around(value / each, spread / each / each);
}

/** How much `a` is above `b`, counted in other games. */
export function between(a: Sure, b: Sure): Sure {
  const half = Math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2);
  return { value: a.value - b.value, low: a.value - b.value - half, high: a.value - b.value + half };
}

/** How much the mean of `name` is above that of `other`. */
export const difference = (count: Count, other: Count, name: string, by = 1): Sure => between(mean(count, name, by), mean(other, name, by));

/**
 * The part of what `of` counts that `name` counts, several to a game. Those of one game are not so many trials: the interval is that of a ratio of two
 * means over the games (W. G. Cochran, Sampling Techniques, 6.4). Throws where the part was not counted.
 */
export function part(count: Count, name: string, of: string): Sure {
  const product = count.products?.[partName([name, of])];
  if (product === undefined) throw new Error(`no ${name} of ${of} among ${Object.keys(count.products ?? {})}`);
  const [hits, hitSquares] = sumsOf(count, name);
  const [all, allSquares] = sumsOf(count, of);
  if (all === 0) return { value: 0, low: 0, high: 1 };
  const value = hits / all;
  const { games } = count;
  const apart = Math.max(0, hitSquares - 2 * value * product + value * value * allSquares);
  const { low, high } = around(value, games < 2 ? Number.POSITIVE_INFINITY : (apart * games) / (games - 1) / all / all);
  return { value, low: Math.max(0, low), high: Math.min(1, high) };
}

/** The share of games, or of those that `of` counts, that `name` counts: Wilson's interval. */
export function share(count: Count, name: string, of?: string): Sure {
  const trials = of === undefined ? count.games : total(count, of);
  const hits = total(count, name);
  return { value: trials === 0 ? 0 : hits / trials, ...wilson(hits, trials) };
}

/** The smallest length of a game that at least this part of the games does not exceed. */
export function quantile({ games, lengths }: Count, part: number): number {
  let below = 0;
  for (const [length, count] of lengths.entries()) {
    below += count;
    if (below > 0 && below >= part * games) return length;
  }
  return lengths.length - 1;
}
