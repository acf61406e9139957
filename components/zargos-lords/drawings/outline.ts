/** The outline of a set of hexes as one soft line, as a hand would draw a shore: through the middles of its sides, each a little off. */
import { along, type Direction } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, hexAt } from '#engine/zargos-lords/board/map.ts';
import { centreOf, type MapPoint, RADIUS } from './geometry.ts';

const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** Sides clockwise from the south-east: what lies beyond, and their first corner. */
const SIDES = [
  ['se', RADIUS, 0],
  ['s', RADIUS / 2, HALF],
  ['so', -RADIUS / 2, HALF],
  ['no', -RADIUS, 0],
  ['n', -RADIUS / 2, -HALF],
  ['ne', RADIUS / 2, -HALF],
] as const satisfies readonly (readonly [Direction, number, number])[];

/** From 0 to 1, the same for the same place. */
export function whim(x: number, y: number): number {
  let hash = Math.imul(Math.round(x) + 0x9e37, 0x85ebca6b) ^ Math.imul(Math.round(y) + 0x79b9, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** How far a shore may stray, in units. */
const STRAY = 5;

const strayed = (x: number, y: number): MapPoint => ({
  x: x + STRAY * (whim(x, y) - 0.5),
  y: y + STRAY * (whim(y, x) - 0.5),
});

const midway = (a: MapPoint, b: MapPoint): string => `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`;

/** Corners of neighbours that meet are one, whatever the rounding. */
const cornerKey = (x: number, y: number): string => `${Math.round(x / 5)} ${Math.round(y / 5)}`;

interface Side {
  readonly middle: MapPoint;
  readonly next: string;
}

/** Sides of the cells that have none of them beyond, by their first corner. */
function sidesOf(cells: readonly (readonly [column: number, row: number])[]): Map<string, Side> {
  const isIn = new Set(cells.map(([column, row]) => `${column} ${row}`));
  const sides = new Map<string, Side>();
  for (const [column, row] of cells) {
    const { x, y } = centreOf(column, row);
    for (const [at, [direction, dx, dy]] of SIDES.entries()) {
      const beyond = cellOf(along(hexAt(column, row), direction));
      if (isIn.has(`${beyond.column} ${beyond.row}`)) continue;
      const [, ex, ey] = SIDES[(at + 1) % 6] ?? SIDES[0];
      sides.set(cornerKey(x + dx, y + dy), { middle: strayed(x + (dx + ex) / 2, y + (dy + ey) / 2), next: cornerKey(x + ex, y + ey) });
    }
  }
  return sides;
}

export function outlineOf(cells: readonly (readonly [column: number, row: number])[]): string {
  const sides = sidesOf(cells);
  let path = '';
  for (const start of [...sides.keys()]) {
    const loop: MapPoint[] = [];
    for (let corner = start, side = sides.get(corner); side; corner = side.next, side = sides.get(corner)) {
      sides.delete(corner);
      loop.push(side.middle);
    }
    for (const [at, point] of loop.entries()) {
      const [before, after] = [loop.at(at - 1) ?? point, loop[at + 1] ?? loop[0] ?? point];
      path += `${at === 0 ? `M${midway(before, point)}` : ''}Q${Math.round(point.x)} ${Math.round(point.y)} ${midway(point, after)}`;
    }
    if (loop.length > 0) path += 'Z';
  }
  return path;
}
