/** The fields of the board, for the build: each point's own ground, the nearest to it, and the borders between kingdoms. */
import { Delaunay } from 'd3';
import type { Spot } from '#engine/gran/data/board-shape.ts';
import type { BoardPoint } from '#engine/gran/types.ts';
import { MARGIN, SIZE, spotOf } from './sheet-of.ts';

/** Inside the frame. */
const EDGE = MARGIN - 14;

export interface Field {
  readonly id: string;
  /** A kingdom, or `exil` for the middle. */
  readonly land: string;
  readonly path: string;
}

const whole = ([x, y]: Spot): string => `${Math.round(x)} ${Math.round(y)}`;

const landOf = ({ kingdom }: BoardPoint): string => kingdom ?? 'exil';

/** Corners of each point's ground, without the first one again at the end. */
function groundsOf(points: readonly BoardPoint[]): readonly (readonly Spot[])[] {
  const cells = Delaunay.from(points.map((point): [number, number] => [...spotOf(point)])).voronoi([EDGE, EDGE, SIZE - EDGE, SIZE - EDGE]);
  return points.map((_, at) => (cells.cellPolygon(at) ?? []).slice(1).map(([x, y]): Spot => [x, y]));
}

export function fieldsOf(points: readonly BoardPoint[]): { readonly fields: readonly Field[]; readonly borders: string } {
  const grounds = groundsOf(points);
  const fields = points.map((point, at) => ({ id: point.id, land: landOf(point), path: `M${(grounds[at] ?? []).map(whole).join('L')}z` }));
  const sides = new Map<string, string>();
  const borders: string[] = [];
  for (const [at, point] of points.entries()) {
    const corners = (grounds[at] ?? []).map(whole);
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % corners.length] ?? from;
      const side = [from, to].sort().join('L');
      const other = sides.get(side);
      if (other === undefined) sides.set(side, landOf(point));
      else if (other !== landOf(point)) borders.push(`M${side}`);
    }
  }
  return { fields, borders: borders.join('') };
}
