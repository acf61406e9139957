/** What the names of a map stand on: each on its own place, or left out. */
import type { IsHome } from './names.ts';

/** Where a name is looked at, along its middle, which comes first; and how many of these points may be on land of others. */
const [ALONG, STRAY] = [[0.5, 0, 0.17, 0.33, 0.67, 0.83, 1], 1] as const;

/** What lies at a point of the map: a place itself, `undefined` for the sea beside it, or the land of another. */
type Ground = (place: number, x: number, y: number) => boolean | undefined;

/** A name stands on its own place: its middle does, and next to nothing of it on another’s land. */
export const homeOn =
  (ground: Ground): IsHome =>
  (place, { left, right, top, bottom }, unit) => {
    const [middle, ...others] = ALONG.map((part) => ground(place, (left + (right - left) * part) * unit, ((top + bottom) / 2) * unit));
    return middle === true && others.filter((one) => one === false).length <= STRAY;
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
