/** The emblems of the six scourges, each against one people. Ours (CC BY-SA 4.0). */
import {
  curve,
  disc,
  edged,
  type InkMark,
  ink,
  moved,
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

const quake = (): InkMark[] => {
  const left: Point[] = pts('-14,-34 -30,-34 -46,0 -62,34 -92,66 -100,72 -100,100 -16,100 -2,74 -16,50 0,26 -12,4 -2,-14');
  const right: Point[] = pts('2,-26 -6,-6 8,12 -6,34 8,58 -2,82 8,100 100,100 100,82 80,60 60,30 46,0 30,-26');
  const web = (r: number): string =>
    poly(
      Array.from({ length: 9 }, (_, i) => polar(-0.02 + (i - 4) / 9, r, [0, -30])),
      false,
    );
  const puff = (x: number, y: number, r: number): InkMark[] => [
    edged(ink(disc(r, [x, y])), 4),
    paper(stroke(spiral([x, y], r * 0.66, 1.3, 0.6, 0.2), 3, 0.3, 14)),
  ];
  return [
    ...[46, 60, 74, 88].map((r) => ink(web(r), 1.4)),
    ...Array.from({ length: 9 }, (_, i) =>
      ink(poly([polar(-0.02 + (i - 4) / 9, 36, [0, -30]), polar(-0.02 + (i - 4) / 9, 112, [0, -30])], false), 1.4),
    ),
    tone(poly(pts('-14,-34 30,-26 24,20 16,100 -30,100 -20,20'))),
    tone(stroke(pts('0,-30 -6,-54 4,-80'), 12, 0.2)),
    tone(stroke(pts('6,-30 20,-48 40,-50 52,-36'), 6, 0.2)),
    tone(stroke(pts('-8,-34 -20,-50 -38,-52 -50,-38'), 6, 0.2)),
    ...puff(-20, -68, 14),
    ...puff(22, -70, 16),
    ...puff(2, -84, 15),
    edged(ink(poly(left)), 5),
    edged(ink(poly(right)), 5),
    ...[0, 1, 2, 3].map((i) =>
      paper(
        stroke(
          [
            [-30 - 9 * i, -14 + 20 * i],
            [-40 - 11 * i, 8 + 20 * i],
            [-56 - 9 * i, 30 + 20 * i],
          ],
          3,
        ),
      ),
    ),
    ...[0, 1, 2].map((i) =>
      paper(
        stroke(
          [
            [-20 - 6 * i, 6 + 26 * i],
            [-26 - 7 * i, 26 + 26 * i],
            [-38 - 6 * i, 44 + 24 * i],
          ],
          2.6,
        ),
      ),
    ),
    ...[0, 1, 2, 3].map((i) =>
      paper(
        stroke(
          [
            [30 + 9 * i, -4 + 20 * i],
            [40 + 10 * i, 18 + 20 * i],
            [54 + 10 * i, 38 + 20 * i],
          ],
          3,
        ),
      ),
    ),
    ...[0, 1, 2].map((i) =>
      paper(
        stroke(
          [
            [18 + 6 * i, 16 + 26 * i],
            [26 + 6 * i, 36 + 24 * i],
            [38 + 6 * i, 52 + 22 * i],
          ],
          2.6,
        ),
      ),
    ),
  ];
};

const tidalWave = (): InkMark[] => {
  const body: Point[] = pts(
    '-100,20 -84,-18 -54,-54 -12,-72 30,-66 58,-40 62,-10 50,8 52,-10 40,-28 18,-34 -2,-22 -8,4 4,34 34,56 100,66 100,100 -100,100',
  );
  const foam: [number, number, number][] = [
    [62, -4, 8],
    [52, 10, 7],
    [66, -20, 7],
    [62, -34, 7],
    [40, 14, 5],
    [70, 8, 4],
    [60, 22, 4],
    [46, 26, 3],
  ];
  const streak = (k: number): Point[] => [
    [-88 + 10 * k, 60 - 3 * k],
    [-74 + 8 * k, 6 + k],
    [-46 + 6 * k, -36 + 6 * k],
    [-8 + 2 * k, -56 + 7 * k],
    [26 - 2 * k, -52 + 6 * k],
    [46 - 4 * k, -32 + 4 * k],
  ];
  const { body: sea, arcs } = waves(84, 14);
  return [
    tone(disc(24, [-56, -62])),
    tone(disc(7, [-88, -30])),
    ink(poly(pts('58,62 64,30 72,30 78,16 84,30 90,30 96,62'))),
    paper(disc(2.5, [78, 38])),
    edged(ink(curve(body, true)), 5),
    ...[0, 1.1, 2.2, 3.3].map((k) => paper(stroke(streak(k), 4, 0.5, 18))),
    paper(stroke(pts('-40,70 -34,30 -20,0 -4,-14'), 3.6)),
    paper(stroke(pts('-16,76 -16,44 -10,22'), 3.4)),
    paper(stroke(pts('14,78 2,58 -4,44'), 3)),
    paper(foam.map(([x, y, r]) => disc(r + 2.4, [x, y])).join('')),
    ink(foam.map(([x, y, r]) => disc(r, [x, y])).join('')),
    paper(
      foam
        .slice(0, 4)
        .map(([x, y, r]) => disc(r * 0.5, [x, y]))
        .join(''),
    ),
    edged(ink(sea), 3.4),
    paper(arcs, 2.6),
  ];
};

const eclipse = (): InkMark[] => [
  night,
  tone(rays(16, 40, 98, 12, [-8, 0])),
  paper(rays(16, 42, 74, 7, [-8, 0], 0.5)),
  paper(disc(50, [-8, 0])),
  ink(disc(46, [-8, 0])),
  paper(
    stroke(
      Array.from({ length: 7 }, (_, i) => polar(0.08 + i * 0.07, 38, [-8, 0])),
      4,
    ),
  ),
  paper(
    stroke(
      Array.from({ length: 6 }, (_, i) => polar(0.12 + i * 0.06, 29, [-8, 0])),
      3,
    ),
  ),
  paper(disc(6, [-26, -14]), 2),
  paper(disc(4, [-14, 14]), 2),
  paper(disc(3, [-34, 8]), 2),
  ink(disc(24, [60, -52])),
  paper(disc(18, [60, -52])),
  tone(rays(12, 20, 32, 5, [60, -52])),
  ink(disc(16, [54, -46])),
  paper(
    star(4, 7, 1.6, [-74, -62]) +
      star(4, 5, 1.2, [-84, 34]) +
      star(4, 6, 1.4, [74, 36]) +
      star(4, 4, 1, [40, 82]) +
      star(4, 4, 1, [-44, 84]),
  ),
];

const heatwave = (): InkMark[] => {
  const wavy = (i: number): string => {
    const a = (i + 0.5) / 12;
    const point = (r: number, side: number): Point => {
      const [x, y] = polar(a, r);
      const [ox, oy] = polar(a + 0.25, side);
      return [x + ox, y + oy];
    };
    return stroke([point(46, 0), point(58, 5), point(70, -4), point(82, 4), point(94, -1)], 9, 0.2, 12);
  };
  const s = [1, -1] as const;
  return [
    ink(rays(12, 44, 94, 17)),
    paper(rays(12, 44, 84, 8)),
    tone(rays(12, 44, 78, 6)),
    tone(Array.from({ length: 12 }, (_, i) => wavy(i)).join('')),
    paper(disc(48)),
    ink(disc(46)),
    paper(disc(43)),
    tone(disc(40)),
    ...s.flatMap((k) => [
      ink(
        stroke(
          [
            [k * 6, -12],
            [k * 16, -19],
            [k * 28, -13],
          ],
          4.5,
        ),
      ),
      paper(
        curve(
          [
            [k * 8, -4],
            [k * 16, -9],
            [k * 25, -4],
            [k * 16, 0],
          ],
          true,
        ),
      ),
      ink(disc(3.4, [k * 16, -4.5])),
      ink(
        stroke(
          [
            [k * 8, 2],
            [k * 16, 4],
            [k * 24, 1],
          ],
          2,
        ),
      ),
      ink(
        stroke(
          [
            [k * 25, 10],
            [k * 29, 17],
            [k * 25, 23],
          ],
          2.4,
        ),
      ),
      ink(
        stroke(
          [
            [k * 30, 6],
            [k * 34, 13],
            [k * 31, 20],
          ],
          2,
        ),
      ),
    ]),
    ink(stroke(pts('2,-10 5,6 7,11 0,14 -5,12'), 3.6)),
    ink(curve(pts('-14,21 -6,19 0,21 6,19 14,21 6,27 0,28 -6,27'), true)),
    paper(stroke(pts('-10,22 0,23 10,22'), 1.6)),
    ink(stroke(pts('-6,33 0,35 6,33'), 2.4)),
    ink(stroke(pts('-12,-27 0,-31 12,-27'), 2.4)),
  ];
};

const typhoon = (): InkMark[] => {
  const arm = (i: number, r: number, w: number): string => stroke(spiral([0, 0], r, 1.05, i, 0.1, 12), w, 0.42, 26);
  const feather = (c: Point, turn: number, s: number): InkMark[] => {
    const blade = moved(pts('0,-26 8,-14 9,4 4,18 0,24 -5,16 -8,2 -6,-14'), c, s, turn);
    const quill = moved(pts('0,-22 1,0 0,34'), c, s, turn);
    const barbs = [-10, 0, 10]
      .map(
        (y) =>
          poly(
            moved(
              [
                [1, y + 4],
                [7, y - 3],
              ],
              c,
              s,
              turn,
            ),
            false,
          ) +
          poly(
            moved(
              [
                [-1, y + 4],
                [-6, y - 3],
              ],
              c,
              s,
              turn,
            ),
            false,
          ),
      )
      .join('');
    return [edged(tone(curve(blade, true)), 5), paper(barbs, 1.8), ink(stroke(quill, 3 * s, 0.7))];
  };
  return [
    ink(arm(0.05, 97, 22) + arm(0.3, 97, 22) + arm(0.55, 97, 22) + arm(0.8, 97, 22)),
    paper([0.05, 0.3, 0.55, 0.8].map((i) => stroke(spiral([0, 0], 88, 0.8, i + 0.06, 0.24, 10), 3, 0.4, 20)).join('')),
    paper(disc(13), 3),
    ink(disc(9)),
    paper(disc(3.5)),
    ...feather([-56, -46], -0.7, 0.95),
    ...feather([58, -34], 0.9, 0.8),
    ...feather([42, 58], 2.3, 0.9),
    ...feather([-48, 54], -2.2, 0.72),
  ];
};

const flood = (): InkMark[] => {
  const { body, arcs } = waves(56, 15);
  const tower = (c: Point, w: number, lean: number): string =>
    poly(
      moved(
        [
          [-w, 110],
          [-w, 0],
          [-w - 5, -5],
          [-w - 5, -19],
          [-w + 1, -19],
          [-w + 1, -12],
          [-4, -12],
          [-4, -19],
          [4, -19],
          [4, -12],
          [w - 1, -12],
          [w - 1, -19],
          [w + 5, -19],
          [w + 5, -5],
          [w, 0],
          [w, 110],
        ],
        c,
        1,
        lean,
      ),
    );
  const onKeep = (points: readonly Point[]): Point[] => moved(points, [-14, -34], 1, -0.09);
  const rain = pts('-90,-24 -76,-62 -64,-14 -50,-84 -46,-40 88,-52 92,-8 76,18 -88,20 44,-80 16,-74 70,-76 24,-14 10,24');
  const helm: Point[] = pts('-15,20 -15,-4 -11,-15 0,-19 11,-15 15,-4 15,20');
  const floating = (points: readonly Point[]): Point[] => moved(points, [54, 37], 1.15, 0.3);
  return [
    ...rain.map(([x, y]) =>
      ink(
        stroke(
          [
            [x + 6, y - 12],
            [x, y],
            [x - 6, y + 12],
          ],
          4,
        ),
      ),
    ),
    ink(poly(pts('26,60 20,-40 23.5,-40 31,60'))),
    tone(curve(pts('22,-40 36,-46 48,-36 66,-40 56,-28 64,-17 44,-18 32,-22 23,-19'), true)),
    edged(ink(tower([-58, 14], 15, -0.05)), 5),
    edged(ink(tower([-14, -34], 24, -0.09)), 5),
    paper(poly(onKeep(pts('-7,18 0,7 7,18 7,36 -7,36')))),
    ink(poly(onKeep(pts('0,8 0,36')), false) + poly(onKeep(pts('-7,24 7,24')), false), 2),
    paper(
      [
        [-20, 48, -6],
        [6, 60, 20],
        [10, 8, 20],
        [-18, 70, -8],
        [-20, 12, -12],
      ]
        .map(([a = 0, y = 0, b = 0]) =>
          poly(
            onKeep([
              [a, y],
              [b, y],
            ]),
            false,
          ),
        )
        .join(''),
      2.4,
    ),
    paper(disc(4, [-58, 34])),
    tone(poly(floating(helm))),
    ink(poly(floating(helm)), 2.6),
    ink(poly(floating(pts('-10,0 10,0 10,4.5 2.5,4.5 2.5,16 -2.5,16 -2.5,4.5 -10,4.5')))),
    edged(ink(body), 5),
    paper(arcs, 2.8),
  ];
};

export const SCOURGES = {
  'tremblement-de-terre': quake(),
  'raz-de-maree': tidalWave(),
  eclipse: eclipse(),
  canicule: heatwave(),
  typhon: typhoon(),
  inondations: flood(),
} as const satisfies Record<string, readonly InkMark[]>;
