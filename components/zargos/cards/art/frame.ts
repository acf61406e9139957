/** What all faces share: the ring round the emblem and the gusts in its corners. Ours (CC BY-SA 4.0). Centred on the emblem, radius 175. */
import { disc, gust, ink, type Mark, type Point, paper, polar, poly, pts, rays, tone } from './ink.ts';

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

/** Drawn under the emblem. */
export const RING: readonly Mark[] = [
  ink(corner(pts('254,70 246,118'), [222, 146], 22, 9)),
  ink(corner(pts('250,188 220,196'), [186, 186], 0.1, 7)),
  ink(disc(196)),
  paper(disc(193)),
  ink(ticks(72, 180, 192), 2),
  ink(rays(8, 193, 212, 17)),
  tone(rays(8, 193, 206, 9)),
  ink(disc(181)),
  paper(disc(177)),
];
