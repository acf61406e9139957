/** One game's puzzles, from its games to its file. */
import type { GameTypes } from '#engine/core/game.ts';
import { type Found, type Likenesses, mined, type Quarry, sieveOf } from '#engine/practice/mine.ts';
import { bestOf, type Puzzle, valued } from '#engine/practice/puzzle.ts';

/** Games from one seed, and what is looked for in them. */
export interface Seam<G extends GameTypes, Theme extends string = string> {
  readonly quarry: Quarry<G, Theme>;
  readonly seed: string;
}

/** A position that was laid by hand, and what is asked there. */
export type LaidPuzzle<G extends GameTypes, Theme extends string = string> = Pick<Found<G, Theme>, 'state' | 'seat' | 'ask'>;

/** The number of the first that was laid by hand, above any that is mined. */
const LAID = 101;

/**
 * Links and browsers hold the ids of puzzles: a seam is not changed, another one is dug, and a number is given once. The first was dug before there was a sieve:
 * what does not pass it has its number all the same, and its place among those wanted.
 */
export interface Source<G extends GameTypes, Theme extends string = string> {
  readonly first: Seam<G, Theme>;
  readonly more: readonly Seam<G, Theme>[];
  /** The last number given before the game or its bots changed, from which on the same seeds dig others. Left out: none. */
  readonly given?: number;
  /** In the order of their numbers: others are added behind them, and one that is gone leaves its place empty. */
  readonly laid?: readonly (LaidPuzzle<G, Theme> | undefined)[];
  /** One sieve for all seams. */
  readonly likenessesOf: Likenesses<G, Theme>;
  /** The position as links hold it. */
  readonly pack: (state: G['state']) => unknown;
}

/** Puzzles as they are stored, in the order of their numbers. Throws where one laid by hand has no clear answer. */
export function* puzzlesOf<G extends GameTypes, Theme extends string>(source: Source<G, Theme>): Generator<Puzzle<G['move']>> {
  const { first, more, given = 0, laid = [], likenessesOf, pack } = source;
  const sieve = sieveOf(likenessesOf);
  let number = given;
  const puzzleOf = ({ state, seat, ask, best, second, answers }: Found<G, Theme>): Puzzle<G['move']> => ({
    id: `${first.quarry.game.id}-${number}`,
    ...ask,
    seat,
    best,
    second,
    answers,
    position: pack(state),
  });
  for (const found of mined(first.quarry, first.seed)) {
    number += 1;
    if (sieve(found)) yield puzzleOf(found);
  }
  for (const { quarry, seed } of more) {
    for (const found of mined(quarry, seed, sieve)) {
      number += 1;
      yield puzzleOf(found);
    }
  }
  const { measures } = first.quarry;
  for (const [at, asked] of laid.entries()) {
    number = LAID + at;
    if (!asked) continue;
    const { state, seat, ask } = asked;
    const best = bestOf(valued(measures, state, seat, ask), (move) => measures.kindOf(state, move));
    if (!best) throw new Error(`no clear answer in ${first.quarry.game.id}-${number}`);
    yield puzzleOf({ ...best, state, seat, ask });
  }
}

/** In the order of the list: each theme spread over the whole, so that who goes on to the next meets another idea. */
export function mixed<Move>(puzzles: readonly Puzzle<Move>[]): readonly Puzzle<Move>[] {
  const themes = Map.groupBy(puzzles, ({ theme }) => theme);
  const placed = [...themes.values()].flatMap((own) => own.map((puzzle, at) => ({ puzzle, along: (at + 0.5) / own.length })));
  return placed.sort((a, b) => a.along - b.along).map(({ puzzle }) => puzzle);
}

/** A file of puzzles, one a line. */
export const fileOf = (puzzles: readonly unknown[]): string => `[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
