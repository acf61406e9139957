/** Where a group goes by boat, as points of the map that keep to the sea cells it crosses: from the label of one coast to that of the other. */
import type { Point } from '#components/kit/drawing/ink.ts';

type Ring = readonly Point[];

/** Units of the map between two points that are tried. */
const STEP = 36;
/** No label is farther from the shore. */
const FARTHEST = 300;
/** A unit over land counts so many times, one along the coast so many. */
const [LAND, COAST] = [3, 2];
/** Every so manieth point is drawn. */
const EVERY = 2;

/** The rings of a shape written as `pathThrough` writes them; undefined of another. */
function ringsOf(shape: string | undefined): readonly Ring[] | undefined {
  if (!shape || /[^Mlz\d\s-]/.test(shape)) return undefined;
  return shape
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points: Point[] = [];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

/** Whether a point lies in a shape, holes left out. */
function isIn(rings: readonly Ring[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings)
    for (const [at, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  return inside;
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** What it costs to come from a label to a point at sea: dear over land that is another's. */
function leg(label: Point, point: Point, ground: readonly Ring[]): number {
  const length = apart(label, point);
  const parts = Math.ceil(length / STEP);
  for (let part = 1; part < parts; part += 1) {
    const [x, y] = [label[0] + ((point[0] - label[0]) * part) / parts, label[1] + ((point[1] - label[1]) * part) / parts];
    if (!isIn(ground, [x, y])) return length * LAND * LAND;
  }
  return length * LAND;
}

/** The cheapest way over a grid of points in these cells; undefined where none leads. */
function over(
  cells: readonly (readonly Ring[])[],
  [start, land]: readonly [Point, readonly Ring[]],
  [end, shore]: readonly [Point, readonly Ring[]],
) {
  const all = cells.flat();
  const [xs, ys] = [all.flat().map(([x]) => x), all.flat().map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.ceil((Math.max(...xs) - left) / STEP) + 1, Math.ceil((Math.max(...ys) - top) / STEP) + 1];
  const pointAt = (at: number): Point => [left + (at % wide) * STEP, top + Math.floor(at / wide) * STEP];
  const isSea = Array.from({ length: wide * high }, (_, at) => cells.some((rings) => isIn(rings, pointAt(at))));
  const beside = (at: number): readonly number[] =>
    [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => {
        const x = (at % wide) + dx;
        return (dx !== 0 || dy !== 0) && x >= 0 && x < wide ? [at + dy * wide + dx] : [];
      }),
    );
  const [first, last] = [cells[0] ?? [], cells.at(-1) ?? []];
  const cost = isSea.map((sea, at) => {
    const point = pointAt(at);
    return sea && apart(start, point) < FARTHEST && isIn(first, point) ? leg(start, point, [...land, ...first]) : Number.POSITIVE_INFINITY;
  });
  const before = cost.map(() => -1);
  const open = new Set(isSea.flatMap((sea, at) => (sea ? [at] : [])));
  let [best, found] = [Number.POSITIVE_INFINITY, -1];
  while (open.size > 0) {
    let at = -1;
    for (const one of open) if (at < 0 || (cost[one] ?? 0) < (cost[at] ?? 0)) at = one;
    const spent = cost[at] ?? Number.POSITIVE_INFINITY;
    if (spent >= best) break;
    open.delete(at);
    if (apart(end, pointAt(at)) < FARTHEST && spent + apart(end, pointAt(at)) * LAND < best && isIn(last, pointAt(at))) {
      const whole = spent + leg(end, pointAt(at), [...shore, ...last]);
      if (whole < best) [best, found] = [whole, at];
    }
    for (const next of beside(at)) {
      if (!open.has(next)) continue;
      const isCoast = beside(next).some((one) => !isSea[one]);
      const there = spent + apart(pointAt(at), pointAt(next)) * (isCoast ? COAST : 1);
      if (there < (cost[next] ?? 0)) [cost[next], before[next]] = [there, at];
    }
  }
  const way: Point[] = [];
  for (let at = found; at >= 0; at = before[at] ?? -1) way.unshift(pointAt(at));
  return way.length > 0 ? way : undefined;
}

const KNOWN = new WeakMap<readonly string[], Map<string, readonly Point[]>>();

/** From the label of `from` to that of `to` across these cells, in order; through their labels where the map is not drawn in lines. `shapes`: path data by place. */
export function seaWay(
  shapes: readonly string[],
  spots: readonly Point[],
  from: number,
  cells: readonly number[],
  to: number,
): readonly Point[] {
  const known = KNOWN.get(shapes) ?? new Map<string, readonly Point[]>();
  KNOWN.set(shapes, known);
  const key = [from, ...cells, to].join();
  const made = known.get(key);
  if (made) return made;
  const [start, end] = [spots[from], spots[to]];
  if (!start || !end) return [];
  const [land, shore] = [ringsOf(shapes[from]), ringsOf(shapes[to])];
  const rings = cells.map((cell) => ringsOf(shapes[cell]) ?? []);
  const way = land && shore && rings.every((all) => all.length > 0) ? over(rings, [start, land], [end, shore]) : undefined;
  const kept = way?.filter((_, at) => at % EVERY === 0 || at === way.length - 1) ?? cells.map((cell) => spots[cell] ?? start);
  const points: readonly Point[] = [start, ...kept, end];
  known.set(key, points);
  return points;
}

/** A point so many units from one end of a leg towards the other, and no farther than its half. */
function short([ax, ay]: Point, [bx, by]: Point, units: number): Point {
  const part = Math.min(0.5, units / Math.max(1, apart([ax, ay], [bx, by])));
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** Path data of a smooth line through points, short of its first and its last by so many units. */
export function smoothPath(points: readonly Point[], units: number): string {
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return '';
  const all = [short(first, second, units), ...points.slice(1, -1), short(last, before, units)];
  const at = (one: number): Point => all[Math.max(0, Math.min(all.length - 1, one))] ?? first;
  const curves = all.slice(1).map((point, one) => {
    const [[px, py], [ax, ay], [bx, by], [nx, ny]] = [at(one - 1), at(one), point, at(one + 2)];
    const numbers = [ax + (bx - px) / 6, ay + (by - py) / 6, bx - (nx - ax) / 6, by - (ny - ay) / 6, bx, by].map(Math.round);
    return `C${numbers.join(' ')}`;
  });
  return `M${at(0).map(Math.round).join(' ')}${curves.join('')}`;
}
