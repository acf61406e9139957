/** The emblems of the five red winds. Ours (CC BY-SA 4.0). */
import {
  both,
  bumps,
  curve,
  disc,
  edged,
  gust,
  type InkMark,
  ink,
  mirrored,
  moved,
  over,
  type Point,
  paper,
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

const night: InkMark = ink(disc(100));

const frost = (): InkMark[] => {
  const arm = (a: number): string[] => {
    const along = (r: number, side = 0): Point => moved([[side, -r]], [0, 0], 1, a)[0] ?? [0, 0];
    const spike = (r: number, long: number, w: number) =>
      [1, -1].map((s) => poly([along(r - w), along(r + long * 0.72, s * long * 0.74), along(r + w, 0)]));
    return [poly([along(8, -5), along(88), along(8, 5)]), ...spike(28, 27, 5.5), ...spike(47, 23, 5), ...spike(64, 14, 4)];
  };
  const arms = Array.from({ length: 6 }, (_, i) => arm((i * Math.PI) / 3))
    .flat()
    .join('');
  const hexagon = (r: number, turn = 0) => poly(Array.from({ length: 6 }, (_, i) => polar(i / 6 + turn, r)));
  return [
    night,
    paper(arms),
    paper(hexagon(20, 1 / 12), 3),
    tone(hexagon(14)),
    paper(hexagon(6, 1 / 12)),
    ...Array.from({ length: 6 }, (_, i) =>
      paper(
        star(6, 5, 2, polar((i + 0.5) / 6, 66)) +
          disc(2, polar((i + 0.5) / 6, 48)) +
          disc(1.6, polar((i + 0.34) / 6, 84)) +
          disc(1.6, polar((i + 0.66) / 6, 84)),
      ),
    ),
  ];
};

const folly = (): InkMark[] => {
  const horn = (side: 1 | -1): Point[] =>
    moved(pts('0,-22 20,-58 52,-66 72,-44 74,-22 60,-40 44,-40 36,-18 30,-6 0,-12'), [0, 0]).map(([x, y]): Point => [side * x, y]);
  const bell = (c: Point): InkMark[] => [
    edged(ink(disc(10, c)), 4),
    paper(disc(2.4, [c[0], c[1] + 2])),
    paper(
      poly(
        [
          [c[0], c[1] + 2],
          [c[0], c[1] + 9],
        ],
        false,
      ),
      2,
    ),
  ];
  const face: Point[] = pts('0,-16 22,-14 31,2 27,28 14,50 0,56');
  const collar = Array.from({ length: 8 }, (_, i): Point[] => [
    [-64 + i * 16, 60],
    [-56 + i * 16, 92],
    [-48 + i * 16, 60],
  ]);
  return [
    ink(gust(pts('-99,24 -80,16 -62,20'), [-52, 31], 10, 'down', 7)),
    ink(gust(pts('99,24 80,16 62,20'), [52, 31], 10, 'down', 7)),
    ...collar.map((t, i) => (i % 2 ? tone(poly(t)) : ink(poly(t)))),
    ink(poly(pts('-64,60 -30,46 30,46 64,60'))),
    paper(poly(pts('-60,57 60,57'), false), 2.4),
    ink(curve(pts('0,-20 -14,-52 -8,-84 8,-90 20,-78 10,-70 12,-46 14,-16'), true)),
    edged(ink(curve(horn(-1), true)), 5),
    edged(tone(curve(horn(1), true)), 5),
    paper(both(face), 5),
    paper(both(face)),
    ink(both(face), 3.2),
    ink(poly(pts('-36,-16 36,-16 34,-4 -34,-4'))),
    ...[-26, -13, 0, 13, 26].map((x) =>
      paper(
        poly([
          [x, -15],
          [x + 4, -10],
          [x, -5],
          [x - 4, -10],
        ]),
      ),
    ),
    ink(stroke(spiral([-13, 11], 9, 2.2, 0.2, 0.05), 3, 0.2, 24)),
    ink(stroke(spiral([13, 11], 9, -2.2, 0.8, 0.05), 3, 0.2, 24)),
    ink(stroke(pts('0,10 -5,24 1,27'), 3.5)),
    ink(curve(pts('-19,30 0,37 19,30 12,44 0,48 -12,44'), true)),
    paper(poly(pts('-13,35 0,39 13,35 12,38 0,42 -12,38'))),
    ...bell([16, -84]),
    ...bell([-74, -16]),
    ...bell([74, -16]),
  ];
};

const storm = (): InkMark[] => {
  const cloud = [
    [-62, -46, 26],
    [-34, -62, 30],
    [2, -66, 34],
    [38, -58, 30],
    [66, -42, 26],
    [-14, -38, 26],
    [22, -36, 26],
    [-44, -34, 22],
    [48, -32, 22],
  ] as const;
  const bolt = (x: number, y: number, s: number): string => poly(moved(pts('6,-34 -14,4 -2,4 -12,36 16,-6 3,-6 16,-34'), [x, y], s));
  const { body, arcs } = waves(70, 16);
  const crest: Point[] = pts(
    '-100,60 -72,40 -44,34 -26,44 -34,40 -42,46 -30,56 -6,50 16,34 42,28 58,40 48,36 42,44 56,54 84,46 102,36 102,102 -100,102',
  );
  return [
    ...[-80, -56, 56, 82].map((x) =>
      ink(
        poly(
          [
            [x + 8, -6],
            [x - 4, 30],
          ],
          false,
        ),
        2,
      ),
    ),
    ink(bumps(cloud)),
    ...(
      [
        [-62, -46, 17],
        [-34, -64, 20],
        [4, -70, 23],
        [40, -60, 19],
        [66, -42, 16],
      ] as const
    ).flatMap(([x, y, r]) => [paper(stroke(spiral([x, y], r, 1.15, 0.6, 0.3), 3.6, 0.3, 16))]),
    edged(tone(bolt(-26, 4, 1)), 5),
    edged(tone(bolt(38, 4, 0.9)), 5),
    edged(ink(curve(crest, true)), 5),
    edged(ink(body), 3.4),
    paper(arcs, 2.8),
  ];
};

const death = (): InkMark[] => {
  const skull: Point[] = pts('0,-40 24,-37 40,-20 42,2 36,17 29,22 26,32 21,50 0,53');
  const blade: Point[] = pts('66,-62 40,-76 4,-78 -36,-66 -74,-34 -88,-6 -62,-34 -28,-52 6,-58 38,-54 60,-46');
  const s = [1, -1] as const;
  return [
    night,
    paper(rays(36, 86, 99, 4)),
    tone(disc(84)),
    ink(stroke(pts('74,-84 56,-30 34,30 4,92'), 15, 0.5), 5),
    paper(stroke(pts('74,-84 56,-30 34,30 4,92'), 11, 0.5)),
    edged(paper(curve(blade, true)), 6, 'ink'),
    ink(stroke(pts('-70,-30 -32,-58 4,-67 40,-64'), 3)),
    edged(paper(both(skull)), 7, 'ink'),
    ...s.flatMap((k) => [
      ink(
        curve(
          [
            [k * 33, -2],
            [k * 24, -12],
            [k * 9, -6],
            [k * 6, 8],
            [k * 18, 17],
            [k * 31, 12],
          ],
          true,
        ),
      ),
      tone(disc(4, [k * 18, 4])),
      ink(
        stroke(
          [
            [k * 37, 18],
            [k * 28, 24],
            [k * 26, 32],
          ],
          2.4,
        ),
      ),
    ]),
    ink(poly(pts('0,10 7,24 2,22.5 0,26 -2,22.5 -7,24'))),
    ink(poly(pts('-22,38 22,38'), false), 2.6),
    ...Array.from({ length: 8 }, (_, i) => -19 + i * (38 / 7)).map((x) =>
      ink(
        poly(
          [
            [x, 32],
            [x * 0.92, 49],
          ],
          false,
        ),
        2,
      ),
    ),
    ink(stroke(pts('10,-37 15,-26 9,-19 16,-14'), 2.6)),
    ink(stroke(pts('-36,-10 -28,-26 -12,-34'), 2.4)),
    ...[0, 1, 2].map((i) =>
      ink(
        stroke(
          [
            [-78, 22 + 17 * i],
            [-60, 17 + 17 * i],
            [-40 + 4 * i, 22 + 17 * i],
          ],
          5,
        ),
      ),
    ),
  ];
};

const demon = (): InkMark[] => {
  const horn: Point[] = pts('14,-34 34,-40 52,-56 58,-78 48,-94 76,-78 80,-50 66,-26 44,-12 30,-14');
  const head: Point[] = pts('0,-40 22,-36 44,-18 54,-22 66,-16 58,0 46,6 42,28 26,54 12,72 0,76');
  const pair = (points: readonly Point[]): string => curve(points, true) + curve(mirrored(points), true);
  return [
    tone(rays(20, 34, 98, 22, [0, 4])),
    edged(ink(pair(horn)), 6),
    ...[0, 1, 2].flatMap((i) =>
      [1, -1].map((s) =>
        paper(
          stroke(
            [
              [s * (38 + 9 * i), -27 - 11 * i],
              [s * (52 + 7 * i), -26 - 10 * i],
              [s * (60 + 5 * i), -32 - 11 * i],
            ],
            2.6,
          ),
        ),
      ),
    ),
    edged(ink(both(head)), 6),
    paper(pair(pts('10,-2 26,-16 40,-14 34,-2 22,4'))),
    tone(disc(4.5, [25, -6]) + disc(4.5, [-25, -6])),
    paper(stroke(pts('4,-10 20,-24 40,-24'), 4) + stroke(pts('-4,-10 -20,-24 -40,-24'), 4)),
    paper(star(3, 11, 5, [0, -27], 0.5)),
    paper(stroke(pts('3,0 8,18 3,22'), 3) + stroke(pts('-3,0 -8,18 -3,22'), 3)),
    paper(both(pts('0,36 16,32 32,26 24,46 10,54 0,55'))),
    ink(both(pts('0,41 14,38 25,33 19,45 8,50 0,51'))),
    paper(
      poly(pts('-20,36 -15,47 -11,38')) + poly(pts('20,36 15,47 11,38')) + poly(pts('-7,40 -4,46 -1,40')) + poly(pts('7,40 4,46 1,40')),
    ),
    paper(stroke(pts('36,12 30,24 34,32'), 2.6) + stroke(pts('-36,12 -30,24 -34,32'), 2.6)),
    over(gust(pts('-6,84 -30,86 -50,74'), [-64, 62], 11, 'up', 7)),
    over(gust(pts('6,84 30,86 50,74'), [64, 62], 11, 'up', 7)),
  ];
};

export const RED_WINDS = {
  'vent-de-glace': frost(),
  'vent-de-folie': folly(),
  'vent-de-tempete': storm(),
  'vent-de-mort': death(),
  'vent-demoniaque': demon(),
} as const satisfies Record<string, readonly InkMark[]>;
