/** Walking a board with the arrow keys: from a place to the neighbour that lies in the direction pressed. */

import type { Point } from '../drawing/ink.ts';

export const ARROW_DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type ArrowDirection = (typeof ARROW_DIRECTIONS)[number];

/** The direction of an arrow key; undefined for any other. */
export const KEY_DIRECTIONS: Readonly<Record<string, ArrowDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Unit steps, y down as on a screen. */
const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const satisfies Record<ArrowDirection, Point>;

/** Steeper than this (tangent of 80°), a neighbour does not lie in the direction. */
const STEEPEST = 5.7;

/** The distance, dearer the more it leans: a near place straight ahead comes first. Infinite where it lies elsewhere. */
function costOf([dx, dy]: Point, direction: ArrowDirection): number {
  const [sx, sy] = STEPS[direction];
  const ahead = dx * sx + dy * sy;
  const aside = Math.abs(dx * sy) + Math.abs(dy * sx);
  if (ahead <= 0 || aside > STEEPEST * ahead) return Number.POSITIVE_INFINITY;
  return Math.sqrt(ahead ** 2 + aside ** 2) * (1 + (aside / ahead) ** 2);
}

/** The best of `neighbours` in that direction, the first at equal cost; undefined where none lies there. */
export function neighbourIn<Id>(
  from: Point,
  neighbours: readonly { readonly id: Id; readonly at: Point }[],
  direction: ArrowDirection,
): Id | undefined {
  let best: Id | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, at } of neighbours) {
    const cost = costOf([at[0] - from[0], at[1] - from[1]], direction);
    if (cost >= least) continue;
    best = id;
    least = cost;
  }
  return best;
}

/** What the letters of a board lead to, by numbers of places. */
export interface Paths {
  readonly near: (place: number) => readonly number[];
  /** Where it lies. */
  readonly at: (place: number) => Point;
  /** Where something may be done. */
  readonly open?: readonly number[] | undefined;
  /** Where one could go from there, or whom one could strike. */
  readonly targets?: ((place: number) => readonly number[]) | undefined;
  /** Of the last move, where it went first. */
  readonly last?: readonly number[] | undefined;
}

/** A walk by one letter: the place that it goes around, and the one it has come to. */
export interface Led {
  readonly key: string;
  readonly of: number;
  readonly at: number;
}

/** The next of `places` after the one that stands at `here`, around; the first where none does. */
const nextIn = (places: readonly number[], here: number): number | undefined => places[(places.indexOf(here) + 1) % places.length];

/** The nearest of `places` to `of` first. */
function byNearness(of: number, places: readonly number[], at: Paths['at']): readonly number[] {
  const [x, y] = at(of);
  const far = (one: number): number => Math.hypot(at(one)[0] - x, at(one)[1] - y);
  return places.toSorted((a, b) => far(a) - far(b));
}

/**
 * Where a letter leads from `here`: V to the neighbours in turn, C to what may be aimed at from there in turn, P to the permitted places, the
 * nearest first, all of them around the place where `walk` began while it stands where it led; D to the last move. Undefined for any other key, and where
 * there is nothing of the kind.
 */
export function walked(key: string, here: number, { near, at, open = [], targets, last = [] }: Paths, walk?: Led): Led | undefined {
  const letter = key.toLowerCase();
  const of = walk?.key === letter && walk.at === here ? walk.of : here;
  const places: Readonly<Record<string, readonly number[]>> = {
    v: near(of),
    c: targets?.(of) ?? [],
    p: byNearness(of, open, at),
    d: last,
  };
  const to = nextIn(places[letter] ?? [], here);
  return to === undefined ? undefined : { key: letter, of, at: to };
}
