/** What all faces share, drawn over the emblem: the ring that crops it, and the gusts in the corners. Ours (CC BY-SA 4.0). Centred, the emblem's radius being 175. */
import { disc, gust, type InkMark, ink, type Point, paper, polar, poly, pts, rays, tone } from '#components/kit/drawing/ink.ts';

const ticks = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, i) => poly([polar(i / count, inner), polar(i / count, outer)], false)).join('');

const corner = (points: readonly Point[], curl: Point, radius: number, width: number): string =>
  ([1, -1] as const)
    .flatMap((x) =>
      ([1, -1] as const).map((y) =>
        gust(
          points.map(([px, py]): Point => [x * px, y * py]),
          [x * curl[0], y * curl[1]],
          radius,
          y === 1 ? 'up' : 'down',
          width,
        ),
      ),
    )
    .join('');

export const RING: readonly InkMark[] = [
  paper(`M-178-178h356v356h-356z${disc(176)}`),
  ink(corner(pts('254,70 246,118'), [222, 146], 22, 9)),
  ink(corner(pts('250,188 220,196'), [186, 186], 0.1, 7)),
  paper(disc(186), 14),
  ink(disc(179), 4),
  ink(disc(194.5), 3),
  ink(ticks(72, 180, 192), 2),
  ink(rays(8, 193, 212, 17)),
  tone(rays(8, 193, 206, 9)),
];
