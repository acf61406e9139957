/** One game's puzzles, from its games to its file. */
import type { GameTypes } from '#engine/core/game.ts';
import { mined, type Quarry } from '#engine/practice/mine.ts';
import type { Puzzle } from '#engine/practice/puzzle.ts';

export interface Source<G extends GameTypes, Theme extends string = string> {
  readonly quarry: Quarry<G, Theme>;
  /** The position as links hold it. */
  readonly pack: (state: G['state']) => unknown;
  readonly seed: string;
}

/** Puzzles as they are stored, one after another. */
export function* puzzlesOf<G extends GameTypes, Theme extends string>(source: Source<G, Theme>): Generator<Puzzle<G['move']>> {
  let number = 0;
  for (const { state, seat, ask, best, second, answers } of mined(source.quarry, source.seed)) {
    number += 1;
    const id = `${source.quarry.game.id}-${number}`;
    yield { id, ...ask, seat, best, second, answers, position: source.pack(state) };
  }
}

/** A file of puzzles, one a line. */
export const fileOf = (puzzles: readonly unknown[]): string => `[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
