/** The world from its seed: shapes, what lies on them, bridges. With a number, so many seeds are tried and told, the fairest last. */
import { writeFileSync } from 'node:fs';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { bridgesOf } from './bridges.ts';
import { COLUMNS, near, ROWS, stepsFrom } from './grid.ts';
import { cellsOf, isCoast, SEA, shapesOf } from './shapes.ts';
import { SKETCH } from './sketch.ts';
import { packed, type Signs, terrainOf } from './terrain.ts';

export const SEED = 'lords/5';

/** Grounds that are tried on each continent, and ways in which those of the four are put together. */
const GROUNDS = 16;
const CHOICES = 24;

interface Ground {
  readonly signs: Signs;
  /** Cities that it holds, and how many by the revision: both equal wherever grounds are put together. */
  readonly cities: string;
  readonly middle: number;
}

interface World {
  readonly rows: readonly string[];
  /** How unlike the ways between continents are, and how many coasts bridges touch beyond two. */
  readonly cost: number;
}

/** The plain nearest to all of a continent. */
function middleOf(land: readonly number[], signs: Signs): number {
  let [middle, least] = [-1, Number.POSITIVE_INFINITY];
  for (const cell of land) {
    if (signs.has(cell)) continue;
    let sum = 0;
    for (const other of land) sum += stepsFrom(cell)[other] ?? 0;
    if (sum < least) [middle, least] = [cell, sum];
  }
  return middle;
}

function groundsOf(land: Int8Array, continent: number, seed: string): readonly Ground[] {
  const cells = cellsOf(land, continent);
  return Array.from({ length: GROUNDS }, (_, at) => terrainOf(cells, (cell) => isCoast(land, cell), `${seed}/${at}`)).flatMap((signs) => {
    if (!signs) return [];
    const sites = cells.filter((cell) => !['c', 'o'].includes(signs.get(cell) ?? ''));
    const clear = cells.filter((cell) => [cell, ...near(cell)].every((one) => !signs.has(one)));
    const cities = [sites, clear].map((some) => packed(some, diceFrom(seeded(seed)), 8).length).join(' ');
    return [{ signs, cities, middle: middleOf(cells, signs) }];
  });
}

function rowsOf(land: Int8Array, signs: Signs): readonly string[] {
  const sign = (cell: number): string => signs.get(cell) ?? (land[cell] === SEA ? '~' : '.');
  return Array.from({ length: ROWS }, (_, row) => Array.from({ length: COLUMNS }, (_, column) => sign(row * COLUMNS + column)).join(''));
}

/** Throws where the seed finds no world. */
export function drawWorld(seed: string): World {
  const land = shapesOf(seed);
  const grounds = SKETCH.map((_, continent) => groundsOf(land, continent, `${seed}/ground/${continent}`));
  const dice = diceFrom(seeded(`${seed}/choice`));
  let best: World | undefined;
  for (const cities of new Set(grounds.flat().map((one) => one.cities))) {
    const fit = grounds.map((some) => some.filter((one) => one.cities === cities));
    if (fit.some((some) => some.length === 0)) continue;
    for (let at = 0; at < CHOICES; at += 1) {
      const chosen = fit.map((some) => oneOf(some, dice));
      const signs: Signs = new Map(chosen.flatMap((one) => [...one.signs]));
      const middles = chosen.map(({ middle }) => middle);
      const found = bridgesOf(land, middles, signs);
      if (!found || found.cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const order = [...found.bridges].sort((a, b) => Math.min(...a.cells) - Math.min(...b.cells));
      for (const [rank, { cells }] of order.entries()) for (const cell of cells) signs.set(cell, `${rank + 1}`);
      best = { rows: rowsOf(land, signs), cost: found.cost };
    }
  }
  if (!best) throw new Error(`no world with the seed ${seed}`);
  return best;
}

export const WORLD_FILE = new URL('../../engine/zargos-lords/data/world-rows.ts', import.meta.url);

export const frozen = (
  seed: string,
): string => `/** Drawn by \`npm run map:lords\` from the seed « ${seed} »: change the script, not the rows. */
export const ROWS: readonly string[] = [
${drawWorld(seed)
  .rows.map((row) => `  '${row}',\n`)
  .join('')}];
`;

/** Worlds of the seeds `lords/0` and on, the fairest last. */
function hunt(count: number): void {
  const found = Array.from({ length: count }, (_, at) => {
    try {
      return [{ seed: `lords/${at}`, ...drawWorld(`lords/${at}`) }];
    } catch {
      return [];
    }
  }).flat();
  for (const { seed, rows, cost } of found.sort((a, b) => b.cost - a.cost))
    console.log(`${rows.join('\n')}\n${seed}: ${cost.toFixed(1)}\n`);
}

if (import.meta.main) {
  const [, , count] = process.argv;
  if (count) hunt(Number(count));
  else writeFileSync(WORLD_FILE, frozen(SEED));
}
