/** A chart of the end for ears: what each side had on the way. */
import type { Point } from '#components/kit/drawing/ink.ts';

const MOMENTS = ['au départ', 'au quart', 'à la moitié', 'aux trois quarts', 'à la fin'] as const;

/** What the line has reached at `x`: nothing before it begins. */
const reachedAt = (points: readonly Point[], x: number): number => points.findLast(([at]) => at <= x)?.[1] ?? 0;

/** « Rouge : 0 au départ, 2 au quart, 3 à la moitié, 3 aux trois quarts, 6 à la fin. » */
export function chartTold(lines: readonly { readonly name: string; readonly points: readonly Point[] }[], [from, to]: Point): string {
  const had = (points: readonly Point[]) =>
    MOMENTS.map((moment, at) => `${reachedAt(points, from + ((to - from) * at) / (MOMENTS.length - 1))} ${moment}`);
  return lines.map(({ name, points }) => `${name} : ${had(points).join(', ')}.`).join(' ');
}
