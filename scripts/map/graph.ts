/** The board as numbers: territories in its order, who borders whom, and what is no territory. */
import { BOARD } from '#engine/zargos/data/board.ts';

/** Owners of mesh cells that are no territory. */
export const SEA = -1;
export const LAC = -2;

export const IDS = BOARD.territories.map(({ id }) => id);
/** Land borders. */
export const PAIRS: readonly (readonly [number, number])[] = BOARD.borders.map(({ a, b }) => [IDS.indexOf(a), IDS.indexOf(b)]);
/** Of each territory, those it borders. */
export const NEAR: readonly ReadonlySet<number>[] = IDS.map(
  (_, at) => new Set(PAIRS.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []))),
);
/** Three territories that all touch one another. */
export const TRIPLES = PAIRS.flatMap(([a, b]) =>
  [...(NEAR[a] ?? [])].filter((c) => c > b && NEAR[b]?.has(c)).map((c) => [a, b, c] as const),
);

/** The land mass of each territory, by number. */
export const MASS: readonly number[] = (() => {
  const mass = IDS.map(() => -1);
  let count = 0;
  for (const start of IDS.keys()) {
    if (mass[start] !== -1) continue;
    const queue = [start];
    for (const at of queue) {
      if (mass[at] !== -1) continue;
      mass[at] = count;
      queue.push(...(NEAR[at] ?? []));
    }
    count += 1;
  }
  return mass;
})();
