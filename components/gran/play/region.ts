/** The part of the board where a few points are, as a square with room around them. */
import type { Framing } from '#components/kit/board/framing.ts';
import type { PointId } from '#engine/gran/types.ts';
import type { Atlas } from '../board/atlas.ts';
import { SIZE } from '../board/sheet-of.ts';
import type { Box } from './label.ts';

/** Units from a point to the edge of what is shown: two points farther are seen. */
const ROOM = 150;
/** Nearer than this nothing more is read. */
const NEAREST = 2.2;
/** Less than this is not worth losing the rest. */
const LEAST = 1.25;

/** What is seen of the board there, in its units. */
export const boxOf = ({ scale, x, y }: Framing): Box => ({ x, y, width: SIZE / scale, height: SIZE / scale });

/** Undefined where they are spread over the board. */
export function regionOf(atlas: Pick<Atlas, 'spotAt'>, points: readonly PointId[]): Framing | undefined {
  const spots = points.map((id) => atlas.spotAt(id)).filter((spot) => spot !== undefined);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(NEAREST, SIZE / (Math.max(right - left, bottom - top) + 2 * ROOM));
  if (spots.length === 0 || scale < LEAST) return undefined;
  const half = SIZE / (2 * scale);
  const inside = (middle: number) => Math.min(SIZE - half, Math.max(half, middle));
  return { scale, x: inside((left + right) / 2), y: inside((top + bottom) / 2) };
}
