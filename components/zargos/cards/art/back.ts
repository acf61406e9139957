/** The back of the cards: a wind rose between two suns and the great moon, on a field of gusts. Ours (CC BY-SA 4.0). Centred, 630 × 880. */
import {
  curve,
  disc,
  gust,
  type InkMark,
  ink,
  moved,
  type Point,
  paper,
  polar,
  pts,
  rays,
  shade,
  star,
  stroke,
  tone,
} from '#components/kit/drawing/ink.ts';

const four = (make: (x: 1 | -1, y: 1 | -1) => string): string =>
  ([1, -1] as const).flatMap((x) => ([1, -1] as const).map((y) => make(x, y))).join('');

/** The gust of one corner, mirrored into the others. */
const corner = (points: readonly Point[], curl: Point, radius: number, width: number): string =>
  four((x, y) =>
    gust(
      points.map(([px, py]): Point => [x * px, y * py]),
      [x * curl[0], y * curl[1]],
      radius,
      y === 1 ? 'up' : 'down',
      width,
    ),
  );

const rose = (): InkMark[] => [
  tone(disc(226)),
  paper(disc(216)),
  ink(disc(212)),
  ...[0, 1, 2, 3].map((k) => paper(Array.from({ length: 16 }, (_, i) => disc(k === 0 ? 4 : 2, polar((i + k / 4) / 16, 200))).join(''))),
  paper(disc(186), 3),
  tone(star(16, 176, 62, [0, 0], 1 / 32)),
  paper(star(8, 178, 46, [0, 0], 1 / 16)),
  ink(shade(8, 178, 46, [0, 0], 1 / 16)),
  ink(star(8, 178, 46, [0, 0], 1 / 16), 3),
  paper(star(4, 206, 40)),
  tone(shade(4, 206, 40)),
  ink(star(4, 206, 40), 3.5),
  ink(disc(34)),
  paper(disc(28)),
  tone(disc(22)),
  paper(star(6, 18, 7)),
];

const sun = (c: Point, radius: number): InkMark[] => [
  paper(rays(16, radius + 4, radius * 1.75, 9, c)),
  paper(disc(radius, c)),
  tone(disc(radius - 5, c)),
  paper(disc(radius * 0.45, c), 3),
];

const moon: InkMark[] = [
  paper(disc(50, [0, 322])),
  ink(disc(46, [16, 310])),
  paper(star(4, 14, 3, [26, 306]) + star(4, 8, 2, [2, 286]) + star(4, 8, 2, [44, 282])),
];

export const BACK: readonly InkMark[] = [
  ink(`M-315-440h630v880h-630z`),
  paper(corner(pts('40,404 120,410 190,392'), [214, 356], 30, 15)),
  paper(corner(pts('262,230 272,300'), [246, 330], 0.1, 12)),
  paper(corner(pts('252,252 226,280 186,290'), [160, 318], 24, 13)),
  paper(corner(pts('276,90 262,170 256,210'), [236, 236], 0.1, 10)),
  paper(
    four((x, y) =>
      stroke(
        [
          [x * 90, y * 262],
          [x * 120, y * 300],
          [x * 108, y * 350],
        ],
        9,
      ),
    ),
  ),
  ...rose(),
  ...sun([-58, -318], 46),
  ...sun([54, -344], 24),
  ...moon,
  paper(
    four(
      (x, y) =>
        curve(moved(pts('0,-14 9,0 0,14 -9,0'), [x * 276, y * 400]), true) + disc(3, [x * 276, y * 372]) + disc(3, [x * 250, y * 400]),
    ),
  ),
];
