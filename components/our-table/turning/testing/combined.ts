/** Every combination of readings, asked one by one: what « toutes les lectures » are held to. */
import type { Choices, ReadingIds } from '#engine/core/ruling.ts';

/** Every way to read these rulings, each as what it changes. */
export const combined = (ids: readonly string[], readings: ReadingIds, now: Choices): readonly Choices[] =>
  ids.reduce<readonly Choices[]>(
    (ways, id) =>
      ways.flatMap((way) =>
        (readings[id] ?? []).map((reading) => (reading === (now[id] ?? readings[id]?.[0]) ? way : { ...way, [id]: reading })),
      ),
    [{}],
  );

const isWithin = (a: Choices, b: Choices): boolean => Object.entries(a).every(([id, reading]) => b[id] === reading);

/** Those that hold none of the others. */
export const leastOf = (sets: readonly Choices[]): readonly Choices[] =>
  sets.filter((one) => !sets.some((other) => other !== one && isWithin(other, one)));

/** The same for the same sets, in whatever order. */
export const setsText = (sets: readonly Choices[]): string =>
  sets
    .map((one) => JSON.stringify(Object.entries(one).sort()))
    .sort()
    .join();

export const waysOf = (ids: readonly string[], readings: ReadingIds): number =>
  ids.reduce((product, id) => product * (readings[id]?.length ?? 1), 1);
