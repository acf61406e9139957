/**
 * Hexagons in axial coordinates, without a map: flat tops, q grows eastward, r southward. The formulas are those of Red Blob Games' « Hexagonal
 * Grids » (distance by cube coordinates, lines by interpolation and rounding) rather than a library such as honeycomb-grid: nothing here needs shapes,
 * pixels or a grid class, no library knows our edges that meet, and the engine keeps to the two packages it has.
 */

/** Axial coordinates: integers; the third cube coordinate is -q - r. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six ways out of a hex, clockwise from the north. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'so', 'no'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS = {
  n: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  se: { q: 1, r: 0 },
  s: { q: 0, r: 1 },
  so: { q: -1, r: 1 },
  no: { q: -1, r: 0 },
} as const satisfies Record<Direction, Hex>;

/** « vers le nord » */
export const DIRECTION_NAMES = {
  n: 'le nord',
  ne: 'le nord-est',
  se: 'le sud-est',
  s: 'le sud',
  so: 'le sud-ouest',
  no: 'le nord-ouest',
} as const satisfies Record<Direction, string>;

/** `{ q: 3, r: -1 }` as `3,-1`: a key for maps, and how a hex is written in links. */
export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

export const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** `count` steps from `from`. */
export const along = ({ q, r }: Hex, direction: Direction, count = 1): Hex => ({
  q: q + STEPS[direction].q * count,
  r: r + STEPS[direction].r * count,
});

/** Steps between two hexes on an endless plain. */
export const distance = (a: Hex, b: Hex): number => {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

/** The sixths of a turn between two directions, 0 to 3. */
export function angle(a: Direction, b: Direction): number {
  const sixths = Math.abs(DIRECTIONS.indexOf(a) - DIRECTIONS.indexOf(b));
  return Math.min(sixths, 6 - sixths);
}

const rounded = (q: number, r: number): Hex => {
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (offQ > offR && offQ > offS) return { q: -wholeR - wholeS, r: wholeR };
  return offR > offS ? { q: wholeQ, r: -wholeQ - wholeS } : { q: wholeQ, r: wholeR };
};

/** Far below half a hex over any range, far above the rounding of doubles; twice as much southward, so that no line along edges runs with it. */
const NUDGE = 1e-6;

/**
 * The hexes that a line between two centres crosses, both ends left out. Where it runs along the edge of two hexes, `side` 1 or -1 picks which:
 * a line of sight is free when either is.
 */
export function between(from: Hex, to: Hex, side: 1 | -1 = 1): readonly Hex[] {
  const steps = distance(from, to);
  const hexes: Hex[] = [];
  for (let step = 1; step < steps; step += 1) {
    const part = step / steps;
    hexes.push(rounded(from.q + (to.q - from.q) * part + NUDGE * side, from.r + (to.r - from.r) * part + 2 * NUDGE * side));
  }
  return hexes;
}
