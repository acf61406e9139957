/** The emblems of the five green winds. Ours (CC BY-SA 4.0). */

import {
  both,
  curve,
  disc,
  edged,
  gust,
  type InkMark,
  ink,
  moved,
  over,
  type Point,
  paper,
  pill,
  polar,
  poly,
  pts,
  rays,
  spiral,
  star,
  stroke,
  tone,
  waves,
} from '#components/kit/drawing/ink.ts';
import type { GreenId } from '#engine/zargos/data/cards.ts';

const sword = (): InkMark[] => [
  ink(both(pts('0,-88 6,-74 7,-30 8,34'))),
  paper(poly(pts('0,-70 1.6,-60 1.6,24 -1.6,24 -1.6,-60'))),
  ink(both(pts('0,34 14,35 30,31 40,24 43,31 34,42 16,44 0,44'))),
  ink(poly(pts('-4.5,42 4.5,42 5.5,72 -5.5,72'))),
  paper(poly(pts('-5,50 5,47 5,50 -5,53')) + poly(pts('-5,58 5,55 5,58 -5,61')) + poly(pts('-5,66 5,63 5,66 -5,69'))),
  ink(disc(9, [0, 79])),
  paper(disc(3.5, [0, 79])),
];

const war: InkMark[] = [
  tone(disc(44, [0, -22])),
  tone(disc(9, [60, -58])),
  over(gust(pts('-98,-46 -60,-34 -20,-42 22,-54'), [40, -40], 15, 'down', 9)),
  ...sword(),
  over(gust(pts('-98,8 -62,-2 -24,6 20,10 48,-2'), [56, 12], 15, 'down', 10)),
  over(gust(pts('98,56 70,62 44,54 14,56 -34,64'), [-52, 48], 14, 'up', 8)),
  over(stroke(pts('-94,-18 -60,-24 -30,-18 -14,-20'), 5)),
  over(stroke(pts('18,-24 50,-16 92,-22'), 5)),
];

const land = (): InkMark[] => {
  const { body, arcs } = waves(58, 14);
  const crown: Point[] = pts('-6,-86 20,-84 52,-66 72,-36 74,-6 60,2 30,-2 2,6 4,-24 2,-58');
  const leaf = (x: number, y: number, turn: number): string => curve(moved(pts('0,-9 4,-3 3,5 0,9 -4,4 -4,-3'), [x, y], 1, turn), true);
  return [
    tone(disc(17, [-58, -58])),
    over(stroke(pts('-98,-30 -72,-36 -44,-28 -14,-34'), 7)),
    over(gust(pts('-99,-8 -70,-14 -44,-8'), [-32, 4], 12, 'down', 8)),
    tone(curve(crown, true)),
    ink(curve(crown, true), 4),
    paper(stroke(pts('2,4 14,-34 4,-78'), 5)),
    ...[-62, -44, -26, -10].map((y, i) =>
      paper(
        stroke(
          [
            [10, y + 6],
            [28, y - 2],
            [48 + 6 * i, y + 8],
          ],
          4,
        ),
      ),
    ),
    ink(curve(pts('-4,-4 5,-4 6,14 18,34 -22,34 -8,18'), true)),
    paper(stroke(pts('-1,8 -3,20 -10,30'), 2.4)),
    edged(ink(curve(pts('-84,30 -52,24 -20,30 10,25 44,30 84,28 70,56 36,76 -34,76 -68,56'), true)), 5),
    paper(stroke(pts('-70,38 -36,44 0,39 40,44 70,38'), 3.6)),
    paper(stroke(pts('-54,50 -16,54 44,50'), 3.2)),
    tone(leaf(-30, 12, 1.1) + leaf(-60, -18, 0.7) + leaf(36, 14, 1.9)),
    edged(ink(body), 5),
    paper(arcs, 2.6),
  ];
};

const elsewhere = (): InkMark[] => {
  const arch = (r: number, foot: number): Point[] => [
    ...Array.from({ length: 13 }, (_, i) => polar(-0.25 + i / 24, r, [0, -18])),
    [r, foot],
    [-r, foot],
  ];
  return [
    ink(poly(pts('-100,62 -60,56 0,60 58,55 100,62 100,100 -100,100'))),
    ...pts('-74,72 -52,80 54,84 76,74').map(([x = 0, y = 0]) =>
      paper(
        stroke(
          [
            [x - 12, y],
            [x, y - 2],
            [x + 14, y + 1],
          ],
          2.5,
        ),
      ),
    ),
    ink(poly(arch(56, 66))),
    ...Array.from({ length: 9 }, (_, i) =>
      paper(poly([polar(-0.25 + i / 16, 40, [0, -18]), polar(-0.25 + i / 16, 58, [0, -18])], false), 2.4),
    ),
    ...[2, 22, 42].flatMap((y) => [
      paper(
        poly(
          [
            [-58, y],
            [-40, y],
          ],
          false,
        ),
        2.4,
      ),
      paper(
        poly(
          [
            [40, y],
            [58, y],
          ],
          false,
        ),
        2.4,
      ),
    ]),
    paper(poly(arch(40, 66)), 3),
    tone(poly(arch(38.5, 66))),
    paper(stroke(spiral([0, -14], 31, 2.6, 0.55, 0.05), 8.5, 0.15, 44)),
    paper(star(4, 8, 2, [-20, 30]) + star(4, 6, 1.5, [22, 40]) + star(4, 5, 1.2, [2, 54])),
    ink(poly(pts('-64,66 64,66 70,78 -70,78'))),
    paper(poly(pts('-66,72 66,72'), false), 2),
    over(gust(pts('-99,-36 -86,-44'), [-76, -34], 10, 'down', 6)),
    over(stroke(pts('-96,-16 -82,-20 -64,-14'), 5)),
    over(stroke(pts('64,-20 80,-14 97,-20'), 5)),
    over(gust(pts('99,16 87,8'), [77, 18], 10, 'down', 6)),
    ink(star(4, 9, 2, [-64, -66]) + star(4, 6, 1.5, [70, -58])),
  ];
};

const mist = (): InkMark[] => {
  const band = (pills: readonly (readonly [left: number, right: number, y: number])[], r: number): InkMark[] => [
    ink(pills.map(([left, right, y]) => pill(left - 2.4, right + 2.4, y, r + 2.4)).join('')),
    paper(pills.map(([left, right, y]) => pill(left, right, y, r)).join('')),
    ...pills.map(([left, right, y]) =>
      ink(
        stroke(
          [
            [left + r, y + r * 0.3],
            [(left + right) / 2, y + r * 0.15],
            [right - r, y + r * 0.3],
          ],
          2.4,
        ),
      ),
    ),
  ];
  const tower = (x: number, top: number, w: number): string =>
    poly([
      [x - w, 96],
      [x - w, top],
      [x - w - 4, top],
      [x - w - 4, top - 11],
      [x - w + 2, top - 11],
      [x - w + 2, top - 5],
      [x - 3, top - 5],
      [x - 3, top - 11],
      [x + 3, top - 11],
      [x + 3, top - 5],
      [x + w - 2, top - 5],
      [x + w - 2, top - 11],
      [x + w + 4, top - 11],
      [x + w + 4, top],
      [x + w, top],
      [x + w, 96],
    ]);
  const window = (x: number, y: number): string =>
    poly([
      [x - 4, y],
      [x, y - 7],
      [x + 4, y],
      [x + 4, y + 13],
      [x - 4, y + 13],
    ]);
  return [
    tone(disc(33, [42, -40])),
    tone(disc(8, [-70, -66])),
    ink(tower(-26, -40, 19) + tower(28, 2, 17) + tower(-66, 30, 14) + tower(66, 36, 12)),
    ink(poly(pts('-27.5,-50 -27.5,-92 -24.5,-92 -24.5,-50'))),
    ink(curve(pts('-25,-92 -10,-90 6,-82 -8,-80 -25,-74'), true)),
    paper(window(-26, -20) + window(28, 20)),
    ...band(
      [
        [-120, -34, -14],
        [-78, 8, 3],
      ],
      8.5,
    ),
    ...band(
      [
        [20, 120, -6],
        [-16, 66, 11],
      ],
      8.5,
    ),
    ...band(
      [
        [-120, 10, 32],
        [-84, 50, 49],
      ],
      8.5,
    ),
    ...band(
      [
        [36, 120, 40],
        [2, 120, 57],
      ],
      8.5,
    ),
    ...band(
      [
        [-120, 64, 72],
        [-58, 120, 89],
      ],
      8.5,
    ),
  ];
};

const illusion = (): InkMark[] => {
  const half: Point[] = pts('0,-66 26,-68 50,-56 56,-26 50,8 36,40 18,62 0,70');
  const face = both(half);
  const right = curve([...half, [0, 40], [0, -20]], true);
  const eye = (s: number): Point[] => [
    [s * 12, -14],
    [s * 24, -24],
    [s * 42, -22],
    [s * 34, -10],
    [s * 22, -8],
  ];
  return [
    tone(rays(18, 62, 99, 10, [0, -2])),
    ink(rays(18, 62, 84, 5, [0, -2], 0.5)),
    paper(face, 8),
    paper(face),
    ink(right),
    ink(face, 3),
    ink(curve(eye(-1), true)),
    paper(curve(eye(1), true)),
    paper(disc(3.2, [-28, -15])),
    ink(disc(3.2, [28, -15])),
    ink(stroke(pts('-46,-32 -28,-38 -8,-26'), 5)),
    paper(stroke(pts('46,-32 28,-38 8,-26'), 5)),
    ink(stroke(pts('-2,-24 -5,4 -12,18 0,22'), 4)),
    paper(stroke(pts('2,-24 5,4 12,18 1,22'), 3)),
    ink(stroke(pts('0,42 -18,40 -32,28'), 6, 0.3)),
    paper(stroke(pts('0,42 16,46 28,54'), 6, 0.3)),
    ...[0, 1, 2].map((i) =>
      ink(
        stroke(
          [
            [-48 + 4 * i, -2 + 9 * i],
            [-38 + 3 * i, 4 + 8 * i],
            [-30 + 2 * i, 4 + 8 * i],
          ],
          2.4,
        ),
      ),
    ),
    ...[0, 1, 2].map((i) =>
      paper(
        stroke(
          [
            [48 - 4 * i, -2 + 9 * i],
            [38 - 3 * i, 4 + 8 * i],
            [30 - 2 * i, 4 + 8 * i],
          ],
          2.4,
        ),
      ),
    ),
    paper(star(4, 9, 2, [26, -48])),
    tone(disc(7, [-26, -49])),
    over(gust(pts('-99,62 -70,70 -44,64'), [-32, 76], 12, 'down', 8)),
    over(gust(pts('99,62 70,70 44,64'), [32, 76], 12, 'down', 8)),
  ];
};

export const GREEN_WINDS = {
  'vent-de-guerre': war,
  'vent-de-terre': land(),
  'vent-d-ailleurs': elsewhere(),
  'vent-de-brume': mist(),
  'vent-d-illusion': illusion(),
} as const satisfies Record<GreenId, readonly InkMark[]>;
