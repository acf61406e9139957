/** What the names of a map stand on: each on its own place, or left out. */
import type { IsHome } from './names.ts';

/** Where a name is looked at: about its middle, which is its own place's, and along it; and how many of these points may be on land of others. */
const [MIDDLE, DOWN, ALONG, STRAY] = [[0.4, 0.6], [0.2, 0.8], [0, 0.17, 0.33, 0.67, 0.83, 1], 1] as const;

/** What lies at a point of the map: a place itself, `undefined` for the sea beside it, or the land of another. */
type Ground = (place: number, x: number, y: number) => boolean | undefined;

/** A name stands on its own place: its middle does, and next to nothing of it on another’s land. */
export const homeOn =
  (ground: Ground): IsHome =>
  (place, { left, right, top, bottom }, unit) => {
    const at = (x: number, y: number) => ground(place, (left + (right - left) * x) * unit, (top + (bottom - top) * y) * unit);
    return MIDDLE.every((x) => DOWN.every((y) => at(x, y) === true)) && ALONG.filter((x) => at(x, 0.5) === false).length <= STRAY;
  };

/** Of a map of these shapes, of which so many are land; undefined where none is drawn. */
export function groundOf(shapes: readonly string[], lands: number): Ground | undefined {
  const pen = shapes.length > 0 && document.createElement('canvas').getContext('2d');
  if (!pen) return undefined;
  const paths = shapes.map((shape) => new Path2D(shape));
  return (place, x, y) => {
    const at = paths.findIndex((path) => pen.isPointInPath(path, x, y));
    return at === place || (at < 0 || at >= lands ? undefined : false);
  };
}
