/** The matrix of the open games as built: reads what `scripts/tested.ts` wrote. Throws, with every fault, when the book or the matrix has a hole. */
import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '#components/games.ts';
import { bookFaults } from '../book.ts';
import { bookOf } from '../books.ts';
import { type Coverage, coverageFaults, coverageOf } from './coverage.ts';

const FILE = '.cache/tested.json';

function testTitles(): readonly string[] {
  if (existsSync(FILE)) return JSON.parse(readFileSync(FILE, 'utf8')) as string[];
  throw new Error(`${FILE} is missing: build with \`npm run build\`, which collects the tests first`);
}

let rows: readonly Coverage[] | undefined;

/** One row an id, in id order. */
export function matrix(): readonly Coverage[] {
  if (rows) return rows;
  const titles = testTitles();
  const games = GAMES.map(({ id }) => bookOf(id));
  const reasons = games.flatMap((game) => game.untested);
  const made = coverageOf(
    games.flatMap((game) => game.ids),
    titles,
    reasons,
  );
  const faults = [...bookFaults(), ...coverageFaults(made, reasons)];
  if (faults.length > 0) throw new Error(`The rules have ${faults.length} holes:\n${faults.join('\n')}`);
  rows = made;
  return made;
}
