/** Four continents out of the sketch: grown hex by hex to one size, then nudged until their coasts are as long as one another's. */
import { type Dice, diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { AROUND, COUNT, disc, isOpen, near, PLACES, TURN } from './grid.ts';
import { SKETCH } from './sketch.ts';

/** Land of each continent, in hexes. */
export const AREA = 180;
/** Of them, those by the sea. */
export const COAST = 67;

export const SEA = -1;

/** Heights of a hex by which chance may push a shore. */
const ROUGH = 1.3;

/** Smooth chance over the sheet: the mean of what the dice say of a hex and of those around. */
function rough(dice: Dice): readonly number[] {
  const raw = Array.from({ length: COUNT }, () => dice.roll(2001) / 1000 - 1.001);
  return raw.map((_, cell) => {
    const around = disc(cell).slice(0, 19);
    return (ROUGH * 2.5 * around.reduce((sum, one) => sum + (raw[one] ?? 0), 0)) / around.length;
  });
}

/** How far inside its strokes a hex lies; negative outside. */
function depth(cell: number, continent: number): number {
  const [x, y] = PLACES[cell] ?? [0, 0];
  let best = Number.NEGATIVE_INFINITY;
  for (const [x1, y1, x2, y2, half] of SKETCH[continent] ?? [])
    for (const turn of [-TURN, 0, TURN]) {
      const [dx, dy, px, py] = [x2 - x1, y2 - y1, x + turn - x1, y - y1];
      const part = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
      best = Math.max(best, half - Math.sqrt((px - part * dx) ** 2 + (py - part * dy) ** 2));
    }
  return best;
}

/** Land of another continent within a step: their coasts would touch. */
const isNearOther = (land: Int8Array, cell: number, continent: number): boolean =>
  near(cell).some((other) => land[other] !== SEA && land[other] !== continent);

/** Runs of land around a hex: 1 where taking it away, or adding it, joins and parts nothing. */
function runs(land: Int8Array, cell: number, continent: number): number {
  const ring = (AROUND[cell] ?? []).map((other) => land[other] === continent);
  return ring.filter((is, at) => is && !ring[(at + 5) % 6]).length;
}

const landNear = (land: Int8Array, cell: number, continent: number): number =>
  near(cell).filter((other) => land[other] === continent).length;

function grown(wish: readonly (readonly number[])[]): Int8Array {
  const land = new Int8Array(COUNT).fill(SEA);
  const edges = wish.map((of) => new Set([of.indexOf(Math.max(...of))]));
  for (let size = 0; size < AREA; size += 1)
    for (const [continent, edge] of edges.entries()) {
      let [best, most] = [-1, Number.NEGATIVE_INFINITY];
      for (const cell of edge) {
        const worth = (wish[continent]?.[cell] ?? 0) + 0.25 * landNear(land, cell, continent);
        const isFree = land[cell] === SEA && !isNearOther(land, cell, continent) && (size === 0 || runs(land, cell, continent) === 1);
        if (isFree && worth > most) [best, most] = [cell, worth];
      }
      if (best < 0) throw new Error(`continent ${continent} has no room at ${size} hexes`);
      land[best] = continent;
      edge.delete(best);
      for (const other of near(best)) if (land[other] === SEA && isOpen(other)) edge.add(other);
    }
  return land;
}

export const isCoast = (land: Int8Array, cell: number): boolean => land[cell] !== SEA && near(cell).some((other) => land[other] === SEA);

export const cellsOf = (land: Int8Array, continent: number): readonly number[] =>
  Array.from({ length: COUNT }, (_, cell) => cell).filter((cell) => land[cell] === continent);

const coastOf = (land: Int8Array, continent: number): number => cellsOf(land, continent).filter((cell) => isCoast(land, cell)).length;

/** Swaps of a hex of shore for one of sea, while the coast is not `COAST` long. */
function trimmed(land: Int8Array, continent: number, wish: readonly number[], dice: Dice): void {
  let off = Math.abs(coastOf(land, continent) - COAST);
  let worth = 0;
  for (let attempt = 0; attempt < 900 && off > 0; attempt += 1) {
    const cells = cellsOf(land, continent);
    const shore = cells.filter((cell) => isCoast(land, cell) && runs(land, cell, continent) === 1 && landNear(land, cell, continent) > 1);
    const [out] = [shore[dice.roll(shore.length) - 1] ?? 0];
    land[out] = SEA;
    const waters = [...new Set(cells.flatMap((cell) => near(cell)))].filter(
      (cell) =>
        cell !== out &&
        land[cell] === SEA &&
        isOpen(cell) &&
        !isNearOther(land, cell, continent) &&
        runs(land, cell, continent) === 1 &&
        landNear(land, cell, continent) > 1,
    );
    const into = waters[dice.roll(Math.max(1, waters.length)) - 1] ?? out;
    land[into] = continent;
    const now = Math.abs(coastOf(land, continent) - COAST);
    const gain = (wish[into] ?? 0) - (wish[out] ?? 0);
    // Away from the sketch only for a truer coast.
    const isBetter = now < off ? gain > -2.2 : now === off && gain > -0.3 && worth + gain > -1;
    if (isBetter) [off, worth] = [now, worth + gain];
    else [land[into], land[out]] = [SEA, continent];
  }
}

/** The continent of each hex, or `SEA`. */
export function shapesOf(seed: string): Int8Array {
  const wish = SKETCH.map((_, continent) => {
    const chance = rough(diceFrom(seeded(`${seed}/shore/${continent}`)));
    return chance.map((one, cell) => (isOpen(cell) ? depth(cell, continent) + one : Number.NEGATIVE_INFINITY));
  });
  const land = grown(wish);
  for (const [continent, of] of wish.entries()) trimmed(land, continent, of, diceFrom(seeded(`${seed}/trim/${continent}`)));
  return land;
}
