/**
 * A copy of the project with one game more, the toy of the tests, put there as any game is: its folder in `components`, its chapters in `content`, and nothing else; and without
 * three of its own, whose folders are left out. Built like the project itself, it shows that a game comes and goes with its folders; the project never holds it.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const PROJECT = [
  'components',
  'content',
  'engine',
  'pages',
  'public',
  'scripts',
  'astro.config.mjs',
  'content.config.ts',
  'package.json',
  'tsconfig.json',
  // What the coverage pages read.
  '.cache/tested.json',
];
const GAME = 'tests/fifth';

/** One game of the project is company enough, and three fewer take half of the time. */
const LEFT_OUT = ['gran', 'zargos', 'zargos-lords'];

/** The packages one by one, so that what a build caches among them stays in the copy. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (name === '.bin' || !name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}

/** Makes the copy in `folder` anew. */
export function copyWithFifth(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isLeftOut = (path: string) =>
    basename(path) === 'node_modules' ||
    LEFT_OUT.some((game) => ['components', 'content', 'pages'].includes(dirname(path)) && basename(path) === game);
  for (const part of PROJECT.filter((part) => existsSync(part)))
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !isLeftOut(path) });
  cpSync(GAME, folder, { recursive: true });
  linkPackages(folder);
}
