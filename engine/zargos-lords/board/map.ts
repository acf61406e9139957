/**
 * A map as lines of signs, one a hex, drawn as columns of flat-topped hexagons, every second column half a hex lower. Hexes are axial on the
 * outside. A map that wraps joins its east and west edges: `fold` is the only place that knows it, everything else asks it.
 */
import type { Terrain } from '../types.ts';
import { along, between, DIRECTIONS, type Direction, distance, type Hex, isSame } from './hex.ts';

/** Plain data: rows of equal length; an even number of columns where it wraps. */
export interface HexMap {
  readonly rows: readonly string[];
  /** East and west edges meet (LOR-MAT-2). */
  readonly wraps: boolean;
  /** Of its lands, by their numbers (`continentsOf`), where it is a club's own map. */
  readonly names?: readonly string[];
}

export const MAX_COLUMNS = 40;
export const MAX_ROWS = 30;

/** The sign of each terrain; bridges are numbered 1 to 9, all hexes of one bridge alike. */
export const SIGNS = {
  '.': 'plaine',
  c: 'cote',
  '~': 'mer',
  A: 'mont',
  b: 'bois',
  o: 'gouffre',
} as const satisfies Record<string, Terrain>;

const SIGN_TERRAINS: ReadonlyMap<string, Terrain> = new Map<string, Terrain>([
  ...Object.entries(SIGNS),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((bridge): [string, Terrain] => [`${bridge}`, 'pont']),
]);

/** The terrain of a sign; undefined where it is none. */
export const terrainOf = (sign: string): Terrain | undefined => SIGN_TERRAINS.get(sign);

export const columnsOf = (map: HexMap): number => map.rows[0]?.length ?? 0;

const half = (q: number): number => Math.floor(q / 2);

/** The hex at a column and a row, from 0. */
export const hexAt = (column: number, row: number): Hex => ({ q: column, r: row - half(column) });

/** Column and row of a hex, whether the map holds it or not. */
export const cellOf = ({ q, r }: Hex): { readonly column: number; readonly row: number } => ({ column: q, row: r + half(q) });

/** The hex of the map that these coordinates stand for, going round where the map wraps; undefined off the map. */
export function fold(map: HexMap, hex: Hex): Hex | undefined {
  const columns = columnsOf(map);
  const { column, row } = cellOf(hex);
  if (row < 0 || row >= map.rows.length) return undefined;
  if (column >= 0 && column < columns) return hex;
  return map.wraps ? hexAt(((column % columns) + columns) % columns, row) : undefined;
}

/** What a map is asked again and again, by the number of a hex: row by row from the north-west. */
interface Ground {
  readonly columns: number;
  readonly hexes: readonly Hex[];
  readonly terrains: readonly (Terrain | undefined)[];
  readonly bridges: readonly (number | undefined)[];
  readonly around: (readonly Hex[] | undefined)[];
  readonly near: (readonly number[] | undefined)[];
  /** The numbers of the hexes next to each, six places a hex, -1 where there are fewer. */
  sides?: Int16Array;
}

const GROUNDS = new WeakMap<HexMap, Ground>();
let lastMap: HexMap | undefined;
let lastGround: Ground | undefined;

function groundOf(map: HexMap): Ground {
  if (lastGround && lastMap === map) return lastGround;
  const made: Ground = GROUNDS.get(map) ?? {
    columns: columnsOf(map),
    hexes: map.rows.flatMap((signs, row) => [...signs].map((_, column) => hexAt(column, row))),
    terrains: map.rows.flatMap((signs) => [...signs].map(terrainOf)),
    bridges: map.rows.flatMap((signs) => [...signs].map((sign) => (/\d/.test(sign) ? Number(sign) : undefined))),
    around: [],
    near: [],
  };
  GROUNDS.set(map, made);
  lastMap = map;
  lastGround = made;
  return made;
}

/** The number of a hex of the map, going round where it wraps; -1 off the map. */
export function numberOf(map: HexMap, { q, r }: Hex): number {
  const { columns } = groundOf(map);
  const row = r + half(q);
  if (row < 0 || row >= map.rows.length) return -1;
  if (q >= 0 && q < columns) return row * columns + q;
  if (!map.wraps) return -1;
  // Half a turn changes the row of no hex: columns are even.
  const folded = ((q % columns) + columns) % columns;
  return row * columns + folded;
}

/** How many hexes a map has. */
export const hexCountOf = (map: HexMap): number => groundOf(map).hexes.length;

/** The images of a hex one turn to the west, here, and one turn to the east, on a map that wraps. */
function images(map: HexMap, hex: Hex): readonly Hex[] {
  const { column, row } = cellOf(hex);
  return [0, -1, 1].map((turn) => hexAt(column + turn * columnsOf(map), row));
}

/** The terrain of a hex; undefined off the map. Cities are not terrain: see `Position`. */
export const terrainAt = (map: HexMap, hex: Hex): Terrain | undefined => groundOf(map).terrains[numberOf(map, hex)];

/** The number of the bridge of a hex; undefined where there is none. */
export const bridgeAt = (map: HexMap, hex: Hex): number | undefined => groundOf(map).bridges[numberOf(map, hex)];

/** A step onto a bridge or off it that is not to its own next hex, nor to a coast (LOR-MER-1). */
export function isBridgeWrong(map: HexMap, from: Hex, to: Hex): boolean {
  const [out, into] = [bridgeAt(map, from), bridgeAt(map, to)];
  if (out === into) return false;
  return (out !== undefined && into !== undefined) || terrainAt(map, out === undefined ? from : to) !== 'cote';
}

export const hexesOf = (map: HexMap): readonly Hex[] => groundOf(map).hexes;

/** The hex of a number. */
export function hexOf(map: HexMap, number: number): Hex {
  const hex = groundOf(map).hexes[number];
  if (!hex) throw new Error(`no hex ${number}`);
  return hex;
}

/** The hex next to `hex` in a direction; undefined off the map. */
export const next = (map: HexMap, hex: Hex, direction: Direction): Hex | undefined => fold(map, along(hex, direction));

/** Hexes that touch, by direction, clockwise from the north; each once. */
export function neighboursOf(map: HexMap, hex: Hex): readonly Hex[] {
  const { around } = groundOf(map);
  const number = numberOf(map, hex);
  // What a march along the edge asks beyond it is the same hex under another name.
  const known = number < 0 ? undefined : around[number];
  if (known) return known;
  const found = around6(map, hex);
  if (number >= 0) around[number] = found;
  return found;
}

const NO_NUMBERS: readonly number[] = [];

/** The numbers of `neighboursOf`, in the same order; none off the map. */
export function numbersNear(map: HexMap, number: number): readonly number[] {
  const { near, hexes } = groundOf(map);
  const hex = hexes[number];
  if (!hex) return NO_NUMBERS;
  const known = near[number];
  if (known) return known;
  const found = neighboursOf(map, hex).map((one) => numberOf(map, one));
  near[number] = found;
  return found;
}

/** All of `numbersNear` at once: six places a hex, -1 where there are fewer. */
export function sidesOf(map: HexMap): Int16Array {
  const ground = groundOf(map);
  if (ground.sides) return ground.sides;
  const sides = new Int16Array(6 * ground.hexes.length).fill(-1);
  for (let hex = 0; hex < ground.hexes.length; hex += 1) sides.set(numbersNear(map, hex), 6 * hex);
  ground.sides = sides;
  return sides;
}

function around6(map: HexMap, hex: Hex): readonly Hex[] {
  const found: Hex[] = [];
  for (const direction of DIRECTIONS) {
    const one = next(map, hex, direction);
    if (one && !isSame(one, hex) && !found.some((other) => isSame(other, one))) found.push(one);
  }
  return found;
}

/** Steps between two hexes, the shorter way round. */
export function distanceOn(map: HexMap, a: Hex, b: Hex): number {
  if (!map.wraps) return distance(a, b);
  const [q, r, columns] = [b.q - a.q, b.r - a.r, columnsOf(map)];
  return Math.min(span(q, r), span(q - columns, r + columns / 2), span(q + columns, r - columns / 2));
}

/** Steps over so much of both axes. */
const span = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

export function isNext(map: HexMap, a: Hex, b: Hex): boolean {
  const [q, r] = [a.q - b.q, a.r - b.r];
  if (q >= -1 && q <= 1 && r >= -1 && r <= 1 && q + r >= -1 && q + r <= 1) return q !== 0 || r !== 0;
  return map.wraps && distanceOn(map, a, b) === 1;
}

/** A way in one direction: `hexes` from the first step to the end. */
export interface Straight {
  readonly direction: Direction;
  readonly hexes: readonly Hex[];
}

/** `count` steps in a direction, or up to the edge of the map. */
export function ray(map: HexMap, from: Hex, direction: Direction, count: number): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let step = 1; step <= count; step += 1) {
    const hex = fold(map, along(from, direction, step));
    if (!hex) break;
    hexes.push(hex);
  }
  return hexes;
}

/**
 * Straight ways of `most` steps at most, none longer than the distance: on a map that wraps, the long way round is no straight line. Two where both
 * ways round are as short; none where no direction leads there.
 */
export function straightWays(map: HexMap, from: Hex, to: Hex, most: number): readonly Straight[] {
  const steps = distanceOn(map, from, to);
  if (steps === 0 || steps > most || !isInLine(map, to.q - from.q, to.r - from.r)) return NO_WAYS;
  return DIRECTIONS.flatMap((direction): Straight[] => {
    const end = fold(map, along(from, direction, steps));
    return end && isSame(end, to) ? [{ direction, hexes: ray(map, from, direction, steps) }] : [];
  });
}

const NO_WAYS: readonly Straight[] = [];

/** Whether so much of both axes is along one of the six directions, one way round or the other. */
function isInLine(map: HexMap, q: number, r: number): boolean {
  const columns = columnsOf(map);
  return isAxis(q, r) || (map.wraps && (isAxis(q - columns, r + columns / 2) || isAxis(q + columns, r - columns / 2)));
}

const isAxis = (q: number, r: number): boolean => q === 0 || r === 0 || q + r === 0;

/** The lines of sight between two hexes: hexes strictly between, one list or, along an edge, two to choose from. Off the map is left out. */
export function sightLines(map: HexMap, from: Hex, to: Hex): readonly (readonly Hex[])[] {
  const steps = distanceOn(map, from, to);
  const near = images(map, to).find((image) => distance(from, image) === steps) ?? to;
  return [between(from, near, 1), between(from, near, -1)].map((hexes) =>
    hexes.flatMap((hex) => {
      const on = fold(map, hex);
      return on ? [on] : [];
    }),
  );
}

/** The letter of a row at the edges: A to Z, then AA. */
export const letterOf = (row: number): string => (row < 26 ? String.fromCharCode(65 + row) : `A${letterOf(row - 26)}`);

/** « C4 »: row letter, column from 1. */
export const nameOf = (hex: Hex): string => `${letterOf(cellOf(hex).row)}${cellOf(hex).column + 1}`;

/** What a step that goes over the edge leaves and enters (LOR-MAT-2): `E` to `E` or to `F`; undefined for any other step. */
export function crossing(
  map: HexMap,
  from: Hex,
  direction: Direction,
): { readonly out: string; readonly into: string; readonly to: Hex } | undefined {
  const start = fold(map, from);
  if (!map.wraps || !start) return undefined;
  const over = along(start, direction);
  const { column } = cellOf(over);
  const to = fold(map, over);
  if (!to || (column >= 0 && column < columnsOf(map))) return undefined;
  return { out: letterOf(cellOf(start).row), into: letterOf(cellOf(to).row), to };
}

/** The map with one hex painted with a sign of `SIGNS` or a bridge's number; the same map where that changes nothing. */
export function painted(map: HexMap, hex: Hex, sign: string): HexMap {
  const on = fold(map, hex);
  if (!on || !terrainOf(sign)) return map;
  const { column, row } = cellOf(on);
  return {
    ...map,
    rows: map.rows.map((signs, at) => (at === row ? `${signs.slice(0, column)}${sign}${signs.slice(column + 1)}` : signs)),
  };
}
