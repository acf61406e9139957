/**
 * `npm run nightly`: a hundred thousand hostile texts to every reader, as many random games, then mutation testing of the games' rules and odds. Stops at the first failure.
 * Mutants of what runs once at import (tables) are left aside: each would cost a run of all tests, and tables are asserted value by value.
 */
import { spawnSync } from 'node:child_process';

const STEPS: readonly (readonly [line: string, env: Readonly<Record<string, string>>])[] = [
  ['vitest run tests/hostile', { HOSTILE: '100000' }],
  ['vitest run engine/orc/game.random.test.ts', { GAMES: '100000' }],
  ['stryker run', {}],
];

for (const [line, env] of STEPS) {
  const { status } = spawnSync('npx', ['--no-install', ...line.split(' ')], { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
