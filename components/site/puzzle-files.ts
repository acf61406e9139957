/** The puzzles of each game, by its id: for the build. */
const FILES = import.meta.glob<readonly unknown[]>('/components/*/puzzles/puzzles.json', { eager: true, import: 'default' });

export const PUZZLE_FILES: Readonly<Record<string, readonly unknown[]>> = Object.fromEntries(
  Object.entries(FILES).map(([path, puzzles]) => [path.split('/')[2] ?? '', puzzles]),
);
