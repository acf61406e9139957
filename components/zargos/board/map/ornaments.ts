/** What frames the map: a graduated border, the sun of the turn order in the south-west corner, a wind rose in the south-east. Path data, map units. */
import { disc, type Point, polar, poly, shade, star } from '#components/kit/drawing/ink.ts';
import { MAP_SIZE } from './geometry.ts';

/** The band of the frame, in units: its outer and inner edge. */
export const FRAME = { outer: 8, inner: 38, step: 52 } as const;

/** One cut in two of the band, all the way round. */
export const GRADUATION: string = (() => {
  const [near, far] = [FRAME.outer + 8, FRAME.inner - 8];
  const last = MAP_SIZE - FRAME.inner;
  const marks: string[] = [];
  for (let at = FRAME.inner; at < last; at += 2 * FRAME.step) {
    const length = Math.min(FRAME.step, last - at);
    for (const [low, high] of [
      [near, far],
      [MAP_SIZE - far, MAP_SIZE - near],
    ] as const) {
      marks.push(`M${at} ${low}h${length}V${high}h${-length}z`, `M${low} ${at}v${length}H${high}v${-length}z`);
    }
  }
  return marks.join('');
})();

export const ROSE_CENTER: Point = [1830, 1836];
export const ROSE = {
  ring: disc(82, ROSE_CENTER) + disc(70, ROSE_CENTER),
  small: star(4, 66, 15, ROSE_CENTER, 1 / 8),
  body: star(4, 104, 20, ROSE_CENTER),
  shade: shade(4, 104, 20, ROSE_CENTER),
  ticks: Array.from({ length: 32 }, (_, k) => poly([polar(k / 32, 71, ROSE_CENTER), polar(k / 32, 81, ROSE_CENTER)], false)).join(''),
} as const;

/** How far the rays of that sun reach from its corner. */
export const SUN_REACH = 244;

/** The corner where the sun of the turn order rises. */
const CORNER: Point = [FRAME.inner, MAP_SIZE - FRAME.inner];
export const SUN = {
  disc: `M${CORNER[0]} ${CORNER[1] - 190}a190 190 0 0 1 190 190h-190z`,
  rays: Array.from({ length: 15 }, (_, k) => {
    const [from, to] = [(k + 0.25) / 60, (k + 0.75) / 60];
    return poly([polar(from, 206, CORNER), polar((from + to) / 2, SUN_REACH, CORNER), polar(to, 206, CORNER)]);
  }).join(''),
} as const;

/** Places on the track of the turn order, first to last (ZAR-ORD-2). */
export const TRACK_RADIUS = 37;
export const TRACK: readonly Point[] = Array.from({ length: 6 }, (_, k) => {
  const [x, y] = polar((k + 0.5) / 24, 345, CORNER);
  return [Math.round(x), Math.round(y)];
});
