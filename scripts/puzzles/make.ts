/**
 * `npm run puzzles -- gran [count]`: plays games between bots and keeps positions with one clearly best move (`engine/practice/mine.ts`). Writes
 * `components/<game>/puzzles/puzzles.json`, themes mixed; with a count, says the first ones found on the output instead.
 */
import { writeFileSync } from 'node:fs';
import type { Puzzle } from '#engine/practice/puzzle.ts';
import { GRAN_SOURCE } from './gran.ts';
import { LORDS_SOURCE } from './lords.ts';
import { ORC_SOURCE } from './orc.ts';
import { fileOf, mixed, puzzlesOf, type Source } from './source.ts';
import { ZARGOS_SOURCE } from './zargos.ts';

// biome-ignore lint/suspicious/noExplicitAny: each source is of a game of its own.
const SOURCES: Readonly<Record<string, Source<any, any>>> = {
  gran: GRAN_SOURCE,
  orc: ORC_SOURCE,
  zargos: ZARGOS_SOURCE,
  'zargos-lords': LORDS_SOURCE,
};

const [game = '', count] = process.argv.slice(2);
const source = SOURCES[game];
if (!source || (count !== undefined && !/^[1-9]\d{0,2}$/.test(count))) {
  console.error(`npm run puzzles -- ${Object.keys(SOURCES).join('|')} [count]`);
  process.exit(1);
}

const most = count === undefined ? Number.POSITIVE_INFINITY : Number(count);
const puzzles: Puzzle<unknown>[] = [];
for (const puzzle of puzzlesOf(source)) {
  puzzles.push(puzzle);
  const { id, theme, turns, best, second } = puzzle;
  console.error(`${id} ${theme} ${turns ?? ''} ${best.value.toFixed(3)} ${second.value.toFixed(3)}`);
  if (puzzles.length >= most) break;
}
if (count === undefined) writeFileSync(`components/${game}/puzzles/puzzles.json`, fileOf(mixed(puzzles)));
else process.stdout.write(fileOf(puzzles));
