/** What lies on a continent: clearings are kept first, then mountains in chains, woods in patches and chasms go where there is room, as many on each. */
import { type Dice, diceFrom, oneOf, shuffled } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { AROUND, disc, joined, near, stepsFrom } from './grid.ts';

/** Hexes of each chain, each patch, and chasms, on every continent. */
export const CHAINS = [9, 6];
export const PATCHES = [6, 5, 4, 3];
export const CHASMS = 3;
/** Steps between chasms, at least. */
const APART = 5;
/** Clearings: a plain with plain all around, as the revision of 1983 wants a city's place. */
const CLEARINGS = 6;

export type Signs = Map<number, string>;

/** As many of `cells` as chance finds, each four steps from the others, as cities are (LOR-PREP-2); the best of some tries. */
export function packed(cells: readonly number[], dice: Dice, tries: number): readonly number[] {
  let best: readonly number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const free = new Set(cells);
    const whims = new Map(cells.map((cell) => [cell, dice.roll(100) / 40]));
    const chosen: number[] = [];
    while (free.size > 0) {
      // What takes least from the rest, but for a whim.
      let [pick, least] = [-1, Number.POSITIVE_INFINITY];
      for (const cell of free) {
        let taken = whims.get(cell) ?? 0;
        for (const other of disc(cell)) if (free.has(other)) taken += 1;
        if (taken < least) [pick, least] = [cell, taken];
      }
      chosen.push(pick);
      for (const other of disc(pick)) free.delete(other);
    }
    if (chosen.length > best.length) best = chosen;
  }
  return best;
}

/** A chain keeps its bearing, but for a sixth of a turn to either side. */
function chain(size: number, isFree: (cell: number) => boolean, starts: readonly number[], dice: Dice): readonly number[] | undefined {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const cells = [oneOf(starts, dice)];
    const bearing = dice.roll(6) - 1;
    while (cells.length < size) {
      const last = cells.at(-1) ?? 0;
      const ways = [0, 0, 1, 5]
        .map((turn) => (bearing + turn) % 6)
        .filter((way) => {
          const to = AROUND[last]?.[way] ?? -1;
          return to >= 0 && isFree(to) && !cells.includes(to) && near(to).filter((one) => cells.includes(one)).length < 2;
        });
      if (ways.length === 0) break;
      cells.push(AROUND[last]?.[oneOf(ways, dice)] ?? 0);
    }
    if (cells.length === size) return cells;
  }
  return undefined;
}

function patch(size: number, isFree: (cell: number) => boolean, starts: readonly number[], dice: Dice): readonly number[] | undefined {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const cells = [oneOf(starts, dice)];
    while (cells.length < size) {
      const edge = [...new Set(cells.flatMap(near))].filter((cell) => isFree(cell) && !cells.includes(cell));
      if (edge.length === 0) break;
      const close = (cell: number): number => near(cell).filter((one) => cells.includes(one)).length;
      const most = Math.max(...edge.map(close));
      cells.push(
        oneOf(
          edge.filter((cell) => close(cell) >= most - (dice.roll(3) === 1 ? 1 : 0)),
          dice,
        ),
      );
    }
    if (cells.length === size) return cells;
  }
  return undefined;
}

/** Nothing is walled in: what is neither mount nor chasm hangs together. */
function isOpenLand(land: readonly number[], signs: Signs): boolean {
  const walked = new Set(land.filter((cell) => !['A', 'o'].includes(signs.get(cell) ?? '')));
  const [first = 0] = walked;
  return joined(first, (cell) => walked.has(cell)).size === walked.size;
}

/** The signs of a continent that are not plain; undefined where chance did not find room. */
export function terrainOf(land: readonly number[], isCoast: (cell: number) => boolean, seed: string): Signs | undefined {
  const dice = diceFrom(seeded(seed));
  const coast = new Set(land.filter(isCoast));
  const inland = land.filter((cell) => !coast.has(cell));
  const inner = inland.filter((cell) => near(cell).every((other) => !coast.has(other)));
  const clearings = packed(inner, dice, 6).slice(0, CLEARINGS);
  if (clearings.length < CLEARINGS) return undefined;
  const kept = new Set(clearings.flatMap((cell) => [cell, ...near(cell)]));
  const signs: Signs = new Map([...coast].map((cell) => [cell, 'c']));
  const isLand = new Set(inland);
  const put = (sign: string, cells: readonly number[]) => {
    for (const cell of cells) signs.set(cell, sign);
  };
  const isFree = (cell: number): boolean => isLand.has(cell) && !signs.has(cell) && !kept.has(cell);
  const touches = (cell: number, wanted: string): boolean => near(cell).some((other) => signs.get(other) === wanted);
  for (const size of CHAINS) {
    const isApart = (cell: number): boolean => isFree(cell) && !touches(cell, 'A');
    const starts = inland.filter(isApart);
    const cells = starts.length > 0 ? chain(size, isApart, starts, dice) : undefined;
    if (!cells) return undefined;
    put('A', cells);
  }
  for (const size of PATCHES) {
    const isApart = (cell: number): boolean => isFree(cell) && !touches(cell, 'b');
    const starts = inland.filter(isApart);
    const cells = starts.length > 0 ? patch(size, isApart, starts, dice) : undefined;
    if (!cells) return undefined;
    put('b', cells);
  }
  const chasms: number[] = [];
  for (const cell of shuffled(inland.filter(isFree), dice))
    if (chasms.length < CHASMS && chasms.every((other) => (stepsFrom(other)[cell] ?? 0) >= APART)) chasms.push(cell);
  if (chasms.length < CHASMS) return undefined;
  put('o', chasms);
  return isOpenLand(land, signs) ? signs : undefined;
}
