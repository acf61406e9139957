/**
 * Many games added up: of each number that a game says of itself, the sum and the sum of squares, from which come means, shares and how sure they are;
 * and how many games had each length.
 */
import { wilson } from '#engine/core/wilson.ts';

/** What one game says of itself: numbers by name. `length`: a whole number, 0 or more. */
export interface Measures {
  readonly length: number;
  readonly [name: string]: number;
}

export interface Count {
  readonly games: number;
  /** By name: the sum over all games, then that of squares. */
  readonly sums: Readonly<Record<string, readonly [sum: number, squares: number]>>;
  /** Games of each length, from 0. */
  readonly lengths: readonly number[];
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

/** Adds games up in the order in which they come; every game has the same names. */
export function counting(): { add(game: Measures): void; count(): Count } {
  const sums = new Map<string, [number, number]>();
  const lengths: number[] = [];
  let games = 0;
  return {
    add(game) {
      games += 1;
      while (lengths.length <= game.length) lengths.push(0);
      lengths[game.length] = (lengths[game.length] ?? 0) + 1;
      for (const [name, value] of Object.entries(game)) {
        const [sum, squares] = sums.get(name) ?? [0, 0];
        sums.set(name, [sum + value, squares + value * value]);
      }
    },
    count: () => ({
      games,
      sums: Object.fromEntries([...sums].map(([name, [sum, squares]]) => [name, [kept(sum), kept(squares)]])),
      lengths: [...lengths],
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
export function ratio(count: Count, name: string, of: string, by = 1): Sure {
  const { mean: value, spread } = meanOf(count, name);
  const each = (total(count, of) / count.games) * by;
  return each === 0 ? around(0, Number.POSITIVE_INFINITY) : around(value / each, spread / each / each);
}

/** How much the mean of `name` is above that of `other`. */
export function difference(count: Count, other: Count, name: string, by = 1): Sure {
  const [a, b] = [meanOf(count, name), meanOf(other, name)];
  return around((a.mean - b.mean) / by, (a.spread + b.spread) / by / by);
}

/** The share of games, or of what `of` counts, that `name` counts: Wilson's interval. */
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
