/** Shorthands over the drawing kit, for creatures told in points: `x,y x,y`, the window of a card being 204 × 260 round the origin. */
import {
  both,
  curve,
  disc,
  edged,
  type InkMark,
  ink,
  mirrored,
  type Point,
  paper,
  poly,
  pts,
  stroke,
  tone,
} from '#components/kit/drawing/ink.ts';

export * from '#components/kit/drawing/ink.ts';

export const blob = (points: string): string => curve(pts(points), true);
/** A closed outline with straight sides. */
export const shape = (points: string): string => poly(pts(points));
/** An open line with straight parts. */
export const line = (points: string): string => poly(pts(points), false);
/** A symmetrical outline, from its right half told from top to bottom. */
export const whole = (half: string): string => both(pts(half));
/** Where a curve from `a` to `c` through `b` has its handle. */
const bend = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point => [2 * bx - (ax + cx) / 2, 2 * by - (ay + cy) / 2];
const near = (...numbers: number[]): string => numbers.map((n) => Math.round(n)).join(' ');

/** A brush stroke, thin at its ends and `width` wide in between: through three points in two bows, through more in the kit's way. */
export function brush(points: string, width: number, widest?: number): string {
  const [a, b, c, ...more] = pts(points);
  if (!a || !b || !c || more.length > 0) return stroke(pts(points), width, widest);
  const long = Math.hypot(c[0] - a[0], c[1] - a[1]) || 1;
  const [nx, ny] = [(-(c[1] - a[1]) * width) / 2 / long, ((c[0] - a[0]) * width) / 2 / long];
  const [left, right] = [bend(a, [b[0] + nx, b[1] + ny], c), bend(a, [b[0] - nx, b[1] - ny], c)];
  return `M${near(...a)}Q${near(...left, ...c)} ${near(...right, ...a)}z`;
}
const flipped = (points: string): string =>
  pts(points)
    .map(([x, y]) => `${-x},${y}`)
    .join(' ');

/** What is drawn on the right, and its mirror image on the left. */
const twin = (draw: (points: readonly Point[]) => string, points: string): string => draw(pts(points)) + draw(mirrored(pts(points)));
export const twinBlob = (points: string): string => twin((all) => curve(all, true), points);
export const twinShape = (points: string): string => twin((all) => poly(all), points);
export const twinBrush = (points: string, width: number, widest?: number): string =>
  brush(points, width, widest) + brush(flipped(points), width, widest);
export const twinDisc = (radius: number, [x, y]: Point): string => disc(radius, [x, y]) + disc(radius, [-x, y]);

/** A shape with an ink outline, half of which shows. */
export const skin = (d: string, width = 8): InkMark => edged(tone(d), width, 'ink');
export const bare = (d: string, width = 8): InkMark => edged(paper(d), width, 'ink');
/** A shape in ink, cut out of what lies below. */
export const iron = (d: string, width = 6): InkMark => edged(ink(d), width, 'paper');

/** Eyes that look: white of `radius` at `at`, pupil off by `look`. */
export const eye = (at: Point, radius: number, look: Point = [0, 0], pupil = 0.45): InkMark[] => [
  edged(paper(disc(radius, at)), 5, 'ink'),
  ink(disc(radius * pupil, [at[0] + look[0], at[1] + look[1]])),
];
