/** The puzzles of each game, by its id: for the build. */
import type { PuzzleGroup } from '#components/puzzle/groups.ts';

const FILES = import.meta.glob<readonly unknown[]>('/components/*/puzzles/puzzles.json', { eager: true, import: 'default' });

export const PUZZLE_FILES: Readonly<Record<string, readonly unknown[]>> = Object.fromEntries(
  Object.entries(FILES).map(([path, puzzles]) => [path.split('/')[2] ?? '', puzzles]),
);

const GROUPS = import.meta.glob<() => Promise<readonly PuzzleGroup[]>>('/components/*/puzzles/themes.ts', {
  eager: true,
  import: 'PUZZLE_GROUPS',
});

/** By theme; undefined of a game that has none. */
export const puzzleGroups = async (game: string): Promise<readonly PuzzleGroup[] | undefined> =>
  GROUPS[`/components/${game}/puzzles/themes.ts`]?.();
