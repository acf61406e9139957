/**
 * `npm run nightly`: a hundred thousand hostile texts to every reader, as many random games, two hundred games a number of players and ten thousand positions of De l'Orc before its second referee, ten thousand of Zargos and of Gran, the games by which its bots' strengths are told, six thousand skirmishes, four thousand four hundred games of the smaller scenarios with cities and three hundred wars, eighteen hundred wars before their second referee, twenty thousand fights of its games beside the odds, twenty thousand positions of Gran before its second referee, five hundred games of its experts and two thousand positions with a seal at hand, every puzzle mined and counted again, two thousand series of exercises and of chances a game, whatever a day samples less of (`NIGHT`): games under the coaches' eyes, moves under what lessons say, games before the laws, maps drawn again from their seeds, fights up to six against six, the sentences of many games read for French, recipes for many games; the verdicts of ten thousand positions a game under every combination of readings, of two thousand the rulings that they name and refusals beside what is permitted one fact away, twenty twins of each code by which Gran, De l'Orc and Zargos refuse and of each that a walk of Zargo's Lords meets, but those that are named, what a day passes over in the browser, then mutation testing of the games' rules and odds. Stops at the first failure.
 * Mutants of what runs once at import (tables) are left aside: each would cost a run of all tests, and tables are asserted value by value.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { PATH } from './path.ts';

const STEPS: readonly (readonly [line: string, env: Readonly<Record<string, string>>])[] = [
  ['vitest run tests/hostile', { HOSTILE: '100000' }],
  ['vitest run engine/orc/game.random.test.ts', { GAMES: '100000' }],
  ['vitest run engine/orc/testing/referee.oracle.test.ts', { GAMES: '200', POSITIONS: '10000' }],
  ['vitest run engine/gran/game.oracle.test.ts', { POSITIONS: '20000' }],
  ['vitest run engine/zargos/game/game.oracle.test.ts', { POSITIONS: '20000', GAMES: '500', FLOCKS: '4000' }],
  ['vitest run engine/zargos-lords/game/game.oracle.test.ts engine/zargos-lords/rules/judge.oracle.test.ts', { POSITIONS: '4000' }],
  ['vitest run engine/zargos-lords/testing/war.oracle.test.ts', { GAMES: '300' }],
  ['vitest run engine/zargos/game/moves.random.test.ts', { POSITIONS: '5000' }],
  ['vitest run engine/zargos-lords/game/game.random.test.ts', { GAMES: '6000' }],
  ['vitest run engine/zargos-lords/game/war.random.test.ts', { GAMES: '400', WARS: '300' }],
  ['vitest run engine/zargos-lords/game/bot', { GAMES: '400' }],
  ['vitest run engine/gran/game.random.test.ts', { GAMES: '10000' }],
  ['vitest run engine/gran/bot', { GAMES: '500', POSITIONS: '2000' }],
  ['vitest run engine/zargos/game/game.random.test.ts', { GAMES: '10000' }],
  ['vitest run engine/zargos/bot/bots.test.ts', { GAMES: 'all' }],
  ['vitest run engine/zargos/game/scenarios.test.ts', { GAMES: '400' }],
  ['vitest run components/zargos/lessons/follow.test.ts', { GAMES: '200' }],
  ['vitest run components/zargos/study/fights.random.test.ts', { FIGHTS: '20000' }],
  ['vitest run tests/puzzles.test.ts', { PUZZLES: 'all' }],
  // One test judges the twenty thousand questions of a game.
  ['vitest run engine/practice --testTimeout 1800000', { QUESTIONS: '20000', GUESSES: '2000' }],
  ['vitest run arbiter/spec.test -t lectures', { POSITIONS: '10000' }],
  ['vitest run arbiter/spec.test -t audit', { POSITIONS: '2000' }],
  ['vitest run arbiter/spec.test -t apart', { POSITIONS: '2000' }],
  [
    'vitest run components/gran/arbiter/spec.test.ts components/orc/arbiter/spec.test.ts components/zargos/arbiter/spec.test.ts -t rares',
    { POSITIONS: '1000', TWINS: '15000' },
  ],
  ['vitest run components/zargos-lords/arbiter/spec.test.ts -t rares', { TWINS: '15000' }],
  [
    `vitest run ${globSync('{components,engine,scripts,tests}/**/*.test.ts')
      .filter((file) => readFileSync(file, 'utf8').includes('process.env.NIGHT'))
      .join(' ')}`,
    { NIGHT: 'all' },
  ],
  ['node scripts/test.ts collect build browser', { NIGHT: 'all' }],
  ['stryker run', {}],
];

for (const [line, env] of STEPS) {
  const [program = '', ...options] = line.split(' ');
  const { status } = spawnSync(program, options, { stdio: 'inherit', env: { ...process.env, PATH, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
