/** Eight bridges of clouds: each continent has one to two of the others and two to the third, and the ways over them are as long from each. */
import { AROUND, near, stepsFrom } from './grid.ts';
import { SEA } from './shapes.ts';

/** Hexes of sea that a bridge crosses, at most. */
const LONGEST = 3;
/** Steps between two bridges of the same two continents, at least. */
const FAR = 9;

export interface Bridge {
  readonly cells: readonly number[];
  /** Points from the middle of one of its continents to that of the other. */
  readonly way: number;
  /** Coasts that it touches: two, better than more. */
  readonly touched: number;
}

/** Points from a middle to every hex of its continent, as one who climbs nothing walks. */
export function pointsFrom(middle: number, land: Int8Array, signs: ReadonlyMap<number, string>): ReadonlyMap<number, number> {
  const points = new Map([[middle, 0]]);
  const rings: number[][] = [[middle]];
  for (let ring = 0; ring < rings.length; ring += 1)
    for (const cell of rings[ring] ?? []) {
      if (points.get(cell) !== ring) continue;
      for (const other of near(cell)) {
        const sign = signs.get(other);
        const cost = ring + (sign === 'b' ? 2 : 1);
        if (land[other] !== land[middle] || sign === 'A' || sign === 'o' || cost >= (points.get(other) ?? Number.POSITIVE_INFINITY))
          continue;
        points.set(other, cost);
        rings[cost] = [...(rings[cost] ?? []), other];
      }
    }
  return points;
}

/** Every straight bridge between two continents. */
function bridgesBetween(land: Int8Array, a: number, b: number, points: readonly ReadonlyMap<number, number>[]): readonly Bridge[] {
  const found: Bridge[] = [];
  for (const [start, owner] of land.entries()) {
    if (owner !== a) continue;
    for (let way = 0; way < 6; way += 1) {
      const cells: number[] = [];
      let at = AROUND[start]?.[way] ?? -1;
      while (at >= 0 && land[at] === SEA && cells.length < LONGEST) {
        cells.push(at);
        at = AROUND[at]?.[way] ?? -1;
      }
      const [first, last] = [cells[0], cells.at(-1)];
      if (first === undefined || last === undefined || at < 0 || land[at] !== b) continue;
      const shore = (cell: number, continent: number) => near(cell).filter((one) => land[one] === continent);
      const others = cells.flatMap(near).filter((one) => land[one] !== SEA && land[one] !== a && land[one] !== b);
      const between = cells.slice(1, -1).flatMap((cell) => [...shore(cell, a), ...shore(cell, b)]);
      const wrong = cells.length > 1 ? [...shore(first, b), ...shore(last, a)] : [];
      if (others.length + between.length + wrong.length > 0) continue;
      const [ends, ports] = [shore(first, a), shore(last, b)];
      const least = (continent: number, from: readonly number[]) =>
        Math.min(...from.map((cell) => points[continent]?.get(cell) ?? Number.POSITIVE_INFINITY));
      const length = least(a, ends) + cells.length + 1 + least(b, ports);
      if (Number.isFinite(length)) found.push({ cells, way: length, touched: ends.length + ports.length });
    }
  }
  return found;
}

const isApart = (one: Bridge, other: Bridge, steps: number): boolean =>
  one.cells.every((cell) => other.cells.every((to) => (stepsFrom(cell)[to] ?? 0) > steps));

interface Choice {
  readonly bridges: readonly Bridge[];
  /** Points by which the two ways differ. */
  readonly off: number;
  readonly way: number;
  readonly cost: number;
}

/** Bridges touching as few coasts as may be, one of each length of way. */
const fewest = (bridges: readonly Bridge[]): readonly Bridge[] => {
  const best = new Map<number, Bridge>();
  for (const bridge of bridges) if (bridge.touched < (best.get(bridge.way)?.touched ?? 99)) best.set(bridge.way, bridge);
  return [...best.values()].sort((a, b) => a.way - b.way);
};

const costOf = (bridges: readonly Bridge[]): number => bridges.reduce((sum, { touched }) => sum + touched - 2, 0);

const single = (ones: readonly Bridge[], others: readonly Bridge[]): readonly Choice[] =>
  fewest(ones).flatMap((one) =>
    fewest(others).map((other) => ({
      bridges: [one, other],
      off: Math.abs(one.way - other.way),
      way: Math.min(one.way, other.way),
      cost: costOf([one, other]),
    })),
  );

/** Two bridges for each pair, far apart. */
function double(ones: readonly Bridge[], others: readonly Bridge[]): readonly Choice[] {
  const pairs = (bridges: readonly Bridge[]) => {
    const lean = bridges.filter(({ touched }) => touched <= 3).slice(0, 60);
    return lean.flatMap((one, at) =>
      lean
        .slice(at + 1)
        .flatMap((other) =>
          isApart(one, other, FAR)
            ? [{ near: Math.min(one.way, other.way), far: Math.max(one.way, other.way), bridges: [one, other] }]
            : [],
        ),
    );
  };
  const best = (bridges: readonly Bridge[]) => {
    const byWays = new Map<string, ReturnType<typeof pairs>[number]>();
    for (const pair of pairs(bridges)) {
      const key = `${pair.near} ${pair.far}`;
      const known = byWays.get(key);
      if (!known || costOf(pair.bridges) < costOf(known.bridges)) byWays.set(key, pair);
    }
    return [...byWays.values()];
  };
  const second = best(others);
  return best(ones).flatMap((one) =>
    second.map((other) => ({
      bridges: [...one.bridges, ...other.bridges],
      off: Math.abs(one.near - other.near),
      way: one.near,
      cost:
        costOf([...one.bridges, ...other.bridges]) + Math.abs(one.far - other.far) + 0.1 * (one.far + other.far - one.near - other.near),
    })),
  );
}

const TRIED = 12;

/** The eight, and how unlike their ways are; undefined where there are no such eight. */
export function bridgesOf(
  land: Int8Array,
  middles: readonly number[],
  signs: ReadonlyMap<number, string>,
): { readonly bridges: readonly Bridge[]; readonly cost: number } | undefined {
  const points = middles.map((middle) => pointsFrom(middle, land, signs));
  const between = (a: number, b: number) => bridgesBetween(land, a, b, points);
  const choices = [double(between(0, 1), between(2, 3)), single(between(0, 2), between(1, 3)), single(between(0, 3), between(1, 2))];
  if (choices.some((some) => some.length === 0)) return undefined;
  const middle = choices.flat().reduce((sum, { way }) => sum + way, 0) / choices.flat().length;
  const worth = ({ off, way, cost }: Choice): number => 20 * off + cost + 0.3 * Math.abs(way - middle);
  const [first = [], second = [], third = []] = choices.map((some) => [...some].sort((a, b) => worth(a) - worth(b)).slice(0, TRIED));
  let best: { bridges: readonly Bridge[]; cost: number } | undefined;
  for (const one of first)
    for (const two of second)
      for (const three of third) {
        const bridges = [...one.bridges, ...two.bridges, ...three.bridges];
        const ways = [one.way, two.way, three.way];
        const cost = 20 * (one.off + two.off + three.off) + one.cost + two.cost + three.cost + Math.max(...ways) - Math.min(...ways);
        if (cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
        if (bridges.every((bridge, at) => bridges.slice(at + 1).every((other) => isApart(bridge, other, 3)))) best = { bridges, cost };
      }
  return best;
}
