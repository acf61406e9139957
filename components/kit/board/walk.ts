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

/** A walk around a place: which one, and the neighbour it has come to. */
export interface Round {
  readonly of: number;
  readonly at: number;
}

/** The next of the neighbours of the place that is walked around: that of `round` while one stands where it led, else `here`; undefined without a neighbour. */
export function aroundNext(round: Round | undefined, here: number, nearOf: (place: number) => readonly number[]): Round | undefined {
  const of = round?.at === here ? round.of : here;
  const near = nearOf(of);
  const at = near[(near.indexOf(here) + 1) % near.length];
  return at === undefined ? undefined : { of, at };
}

/** The first of `places` after `here`, in rising order and around; undefined where there is none. */
export function placeAfter(places: readonly number[], here: number): number | undefined {
  const rising = [...places].sort((a, b) => a - b);
  return rising.find((place) => place > here) ?? rising[0];
}
