/** Puzzles by theme and level: what is asked, out of the position itself, and how near the next best comes. For the build. */
import type { GameTypes } from '#engine/core/game.ts';
import type { Best } from '#engine/practice/puzzle.ts';
import { readPuzzle } from './bench.ts';
import type { PuzzleLevel } from './levels.ts';
import type { Placed, PuzzleSpec } from './spec.ts';

/** A theme as it is named to who has not seen the answer: it tells nothing of it. */
export interface PuzzleTheme<G extends GameTypes> {
  readonly name: string;
  /** What is to be found, in a sentence. */
  readonly text: string;
  readonly holds: (placed: Placed<G>, choices: readonly G['move'][]) => boolean;
}

export interface PuzzleGroup {
  readonly name: string;
  readonly text: string;
  /** Their places in the file, with their levels: the plainest first. */
  readonly puzzles: readonly (readonly [at: number, level: PuzzleLevel])[];
}

/** Points of percentage by which the best is above the next, for each answer there is: from so many on, the first level, and the second. */
const LEVELS = [6, 2.5] as const;

/** The more answers, and the nearer the next best, the harder. */
export function levelOf({ best, second, answers }: Best<unknown>): PuzzleLevel {
  const points = (100 * (best.value - second.value)) / answers;
  return points >= LEVELS[0] ? 1 : points >= LEVELS[1] ? 2 : 3;
}

/** Each puzzle in the first theme that holds. Throws where one has none, or cannot be read. */
export async function groupsOf<G extends GameTypes, Seen, Theme extends string>(
  spec: PuzzleSpec<G, Seen, Theme>,
  themes: readonly PuzzleTheme<G>[],
  records: readonly unknown[],
): Promise<readonly PuzzleGroup[]> {
  const sorted = await Promise.all(
    records.map(async (record, at) => {
      const read = await readPuzzle(spec, record);
      if (!read.ok) throw new Error(`puzzle ${at} of ${spec.arbiter.game.id}: ${read.because}`);
      const { puzzle, state } = read.value;
      const choices = spec.measures.choices(state, puzzle.seat, { ...puzzle, theme: puzzle.theme as Theme });
      const theme = themes.find(({ holds }) => holds(read.value, choices));
      if (!theme) throw new Error(`puzzle ${puzzle.id} has no theme`);
      return { at, theme, level: levelOf(puzzle) };
    }),
  );
  return themes.map((theme) => ({
    name: theme.name,
    text: theme.text,
    puzzles: sorted
      .filter((one) => one.theme === theme)
      .sort((a, b) => a.level - b.level || a.at - b.at)
      .map(({ at, level }) => [at, level] as const),
  }));
}
