/**
 * A copy of the project with one game more, the toy of the tests, put there as any game is: its folder in `components`, its chapters in `content`, and nothing else. Built
 * like the project itself, it shows that a fifth game's folder is enough; the project never holds it.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
  for (const part of PROJECT.filter((part) => existsSync(part))) cpSync(part, join(folder, part), { recursive: true });
  cpSync(GAME, folder, { recursive: true });
  linkPackages(folder);
}
