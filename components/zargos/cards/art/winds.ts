/** The emblems of the ten winds. Ours (CC BY-SA 4.0). */
import {
  both,
  bumps,
  curve,
  disc,
  gust,
  ink,
  type Mark,
  mirrored,
  moved,
  type Point,
  paper,
  pill,
  polar,
  poly,
  rays,
  spiral,
  star,
  stroke,
  tone,
  waves,
} from './ink.ts';

const night: Mark = ink(disc(100));

/** A gust with a paper edge, so that it reads over anything. */
const over = (d: string, edge = 5): Mark[] => [paper(d, edge), ink(d)];

const sword = (): Mark[] => [
  ink(
    both([
      [0, -88],
      [6, -74],
      [7, -30],
      [8, 34],
    ]),
  ),
  paper(
    poly([
      [0, -70],
      [1.6, -60],
      [1.6, 24],
      [-1.6, 24],
      [-1.6, -60],
    ]),
  ),
  ink(
    both([
      [0, 34],
      [14, 35],
      [30, 31],
      [40, 24],
      [43, 31],
      [34, 42],
      [16, 44],
      [0, 44],
    ]),
  ),
  ink(
    poly([
      [-4.5, 42],
      [4.5, 42],
      [5.5, 72],
      [-5.5, 72],
    ]),
  ),
  paper(
    poly([
      [-5, 50],
      [5, 47],
      [5, 50],
      [-5, 53],
    ]) +
      poly([
        [-5, 58],
        [5, 55],
        [5, 58],
        [-5, 61],
      ]) +
      poly([
        [-5, 66],
        [5, 63],
        [5, 66],
        [-5, 69],
      ]),
  ),
  ink(disc(9, [0, 79])),
  paper(disc(3.5, [0, 79])),
];

const war: Mark[] = [
  tone(disc(44, [0, -22])),
  tone(disc(9, [60, -58])),
  ...over(
    gust(
      [
        [-98, -46],
        [-60, -34],
        [-20, -42],
        [22, -54],
      ],
      [40, -40],
      15,
      'down',
      9,
    ),
  ),
  ...sword(),
  ...over(
    gust(
      [
        [-98, 8],
        [-62, -2],
        [-24, 6],
        [20, 10],
        [48, -2],
      ],
      [56, 12],
      15,
      'down',
      10,
    ),
  ),
  ...over(
    gust(
      [
        [98, 56],
        [70, 62],
        [44, 54],
        [14, 56],
        [-34, 64],
      ],
      [-52, 48],
      14,
      'up',
      8,
    ),
  ),
  ...over(
    stroke(
      [
        [-94, -18],
        [-60, -24],
        [-30, -18],
        [-14, -20],
      ],
      5,
    ),
  ),
  ...over(
    stroke(
      [
        [18, -24],
        [50, -16],
        [92, -22],
      ],
      5,
    ),
  ),
];

const land = (): Mark[] => {
  const { body, arcs } = waves(58, 14);
  const crown: Point[] = [
    [-6, -86],
    [20, -84],
    [52, -66],
    [72, -36],
    [74, -6],
    [60, 2],
    [30, -2],
    [2, 6],
    [4, -24],
    [2, -58],
  ];
  const leaf = (x: number, y: number, turn: number): string =>
    curve(
      moved(
        [
          [0, -9],
          [4, -3],
          [3, 5],
          [0, 9],
          [-4, 4],
          [-4, -3],
        ],
        [x, y],
        1,
        turn,
      ),
      true,
    );
  return [
    tone(disc(17, [-58, -58])),
    ...over(
      stroke(
        [
          [-98, -30],
          [-72, -36],
          [-44, -28],
          [-14, -34],
        ],
        7,
      ),
    ),
    ...over(
      gust(
        [
          [-99, -8],
          [-70, -14],
          [-44, -8],
        ],
        [-32, 4],
        12,
        'down',
        8,
      ),
    ),
    tone(curve(crown, true)),
    ink(curve(crown, true), 4),
    paper(
      stroke(
        [
          [2, 4],
          [14, -34],
          [4, -78],
        ],
        5,
      ),
    ),
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
    ink(
      curve(
        [
          [-4, -4],
          [5, -4],
          [6, 14],
          [18, 34],
          [-22, 34],
          [-8, 18],
        ],
        true,
      ),
    ),
    paper(
      stroke(
        [
          [-1, 8],
          [-3, 20],
          [-10, 30],
        ],
        2.4,
      ),
    ),
    paper(
      curve(
        [
          [-84, 30],
          [-52, 24],
          [-20, 30],
          [10, 25],
          [44, 30],
          [84, 28],
          [70, 56],
          [36, 76],
          [-34, 76],
          [-68, 56],
        ],
        true,
      ),
      5,
    ),
    ink(
      curve(
        [
          [-84, 30],
          [-52, 24],
          [-20, 30],
          [10, 25],
          [44, 30],
          [84, 28],
          [70, 56],
          [36, 76],
          [-34, 76],
          [-68, 56],
        ],
        true,
      ),
    ),
    paper(
      stroke(
        [
          [-70, 38],
          [-36, 44],
          [0, 39],
          [40, 44],
          [70, 38],
        ],
        3.6,
      ),
    ),
    paper(
      stroke(
        [
          [-54, 50],
          [-16, 54],
          [44, 50],
        ],
        3.2,
      ),
    ),
    tone(leaf(-30, 12, 1.1) + leaf(-60, -18, 0.7) + leaf(36, 14, 1.9)),
    paper(body, 5),
    ink(body),
    paper(arcs, 2.6),
  ];
};

const elsewhere = (): Mark[] => {
  const arch = (r: number, foot: number): Point[] => [
    ...Array.from({ length: 13 }, (_, i) => polar(-0.25 + i / 24, r, [0, -18])),
    [r, foot],
    [-r, foot],
  ];
  return [
    ink(
      poly([
        [-100, 62],
        [-60, 56],
        [0, 60],
        [58, 55],
        [100, 62],
        [100, 100],
        [-100, 100],
      ]),
    ),
    ...[
      [-74, 72],
      [-52, 80],
      [54, 84],
      [76, 74],
    ].map(([x = 0, y = 0]) =>
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
    ink(
      poly([
        [-64, 66],
        [64, 66],
        [70, 78],
        [-70, 78],
      ]),
    ),
    paper(
      poly(
        [
          [-66, 72],
          [66, 72],
        ],
        false,
      ),
      2,
    ),
    ...over(
      gust(
        [
          [-99, -36],
          [-86, -44],
        ],
        [-76, -34],
        10,
        'down',
        6,
      ),
    ),
    ...over(
      stroke(
        [
          [-96, -16],
          [-82, -20],
          [-64, -14],
        ],
        5,
      ),
    ),
    ...over(
      stroke(
        [
          [64, -20],
          [80, -14],
          [97, -20],
        ],
        5,
      ),
    ),
    ...over(
      gust(
        [
          [99, 16],
          [87, 8],
        ],
        [77, 18],
        10,
        'down',
        6,
      ),
    ),
    ink(star(4, 9, 2, [-64, -66]) + star(4, 6, 1.5, [70, -58])),
  ];
};

const mist = (): Mark[] => {
  const band = (pills: readonly (readonly [left: number, right: number, y: number])[], r: number): Mark[] => [
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
    ink(
      poly([
        [-27.5, -50],
        [-27.5, -92],
        [-24.5, -92],
        [-24.5, -50],
      ]),
    ),
    ink(
      curve(
        [
          [-25, -92],
          [-10, -90],
          [6, -82],
          [-8, -80],
          [-25, -74],
        ],
        true,
      ),
    ),
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

const illusion = (): Mark[] => {
  const half: Point[] = [
    [0, -66],
    [26, -68],
    [50, -56],
    [56, -26],
    [50, 8],
    [36, 40],
    [18, 62],
    [0, 70],
  ];
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
    ink(
      stroke(
        [
          [-46, -32],
          [-28, -38],
          [-8, -26],
        ],
        5,
      ),
    ),
    paper(
      stroke(
        [
          [46, -32],
          [28, -38],
          [8, -26],
        ],
        5,
      ),
    ),
    ink(
      stroke(
        [
          [-2, -24],
          [-5, 4],
          [-12, 18],
          [0, 22],
        ],
        4,
      ),
    ),
    paper(
      stroke(
        [
          [2, -24],
          [5, 4],
          [12, 18],
          [1, 22],
        ],
        3,
      ),
    ),
    ink(
      stroke(
        [
          [0, 42],
          [-18, 40],
          [-32, 28],
        ],
        6,
        0.3,
      ),
    ),
    paper(
      stroke(
        [
          [0, 42],
          [16, 46],
          [28, 54],
        ],
        6,
        0.3,
      ),
    ),
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
    ...over(
      gust(
        [
          [-99, 62],
          [-70, 70],
          [-44, 64],
        ],
        [-32, 76],
        12,
        'down',
        8,
      ),
    ),
    ...over(
      gust(
        [
          [99, 62],
          [70, 70],
          [44, 64],
        ],
        [32, 76],
        12,
        'down',
        8,
      ),
    ),
  ];
};

const frost = (): Mark[] => {
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

const folly = (): Mark[] => {
  const horn = (side: 1 | -1): Point[] =>
    moved(
      [
        [0, -22],
        [20, -58],
        [52, -66],
        [72, -44],
        [74, -22],
        [60, -40],
        [44, -40],
        [36, -18],
        [30, -6],
        [0, -12],
      ],
      [0, 0],
    ).map(([x, y]): Point => [side * x, y]);
  const bell = (c: Point): Mark[] => [
    paper(disc(10, c), 4),
    ink(disc(10, c)),
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
  const face: Point[] = [
    [0, -16],
    [22, -14],
    [31, 2],
    [27, 28],
    [14, 50],
    [0, 56],
  ];
  const collar = Array.from({ length: 8 }, (_, i): Point[] => [
    [-64 + i * 16, 60],
    [-56 + i * 16, 92],
    [-48 + i * 16, 60],
  ]);
  return [
    ink(
      gust(
        [
          [-99, 24],
          [-80, 16],
          [-62, 20],
        ],
        [-52, 31],
        10,
        'down',
        7,
      ),
    ),
    ink(
      gust(
        [
          [99, 24],
          [80, 16],
          [62, 20],
        ],
        [52, 31],
        10,
        'down',
        7,
      ),
    ),
    ...collar.map((t, i) => (i % 2 ? tone(poly(t)) : ink(poly(t)))),
    ink(
      poly([
        [-64, 60],
        [-30, 46],
        [30, 46],
        [64, 60],
      ]),
    ),
    paper(
      poly(
        [
          [-60, 57],
          [60, 57],
        ],
        false,
      ),
      2.4,
    ),
    ink(
      curve(
        [
          [0, -20],
          [-14, -52],
          [-8, -84],
          [8, -90],
          [20, -78],
          [10, -70],
          [12, -46],
          [14, -16],
        ],
        true,
      ),
    ),
    paper(curve(horn(-1), true), 5),
    ink(curve(horn(-1), true)),
    paper(curve(horn(1), true), 5),
    tone(curve(horn(1), true)),
    paper(both(face), 5),
    paper(both(face)),
    ink(both(face), 3.2),
    ink(
      poly([
        [-36, -16],
        [36, -16],
        [34, -4],
        [-34, -4],
      ]),
    ),
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
    ink(
      stroke(
        [
          [0, 10],
          [-5, 24],
          [1, 27],
        ],
        3.5,
      ),
    ),
    ink(
      curve(
        [
          [-19, 30],
          [0, 37],
          [19, 30],
          [12, 44],
          [0, 48],
          [-12, 44],
        ],
        true,
      ),
    ),
    paper(
      poly([
        [-13, 35],
        [0, 39],
        [13, 35],
        [12, 38],
        [0, 42],
        [-12, 38],
      ]),
    ),
    ...bell([16, -84]),
    ...bell([-74, -16]),
    ...bell([74, -16]),
  ];
};

const storm = (): Mark[] => {
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
  const bolt = (x: number, y: number, s: number): string =>
    poly(
      moved(
        [
          [6, -34],
          [-14, 4],
          [-2, 4],
          [-12, 36],
          [16, -6],
          [3, -6],
          [16, -34],
        ],
        [x, y],
        s,
      ),
    );
  const { body, arcs } = waves(70, 16);
  const crest: Point[] = [
    [-100, 60],
    [-72, 40],
    [-44, 34],
    [-26, 44],
    [-34, 40],
    [-42, 46],
    [-30, 56],
    [-6, 50],
    [16, 34],
    [42, 28],
    [58, 40],
    [48, 36],
    [42, 44],
    [56, 54],
    [84, 46],
    [102, 36],
    [102, 102],
    [-100, 102],
  ];
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
    paper(bolt(-26, 4, 1), 5),
    tone(bolt(-26, 4, 1)),
    paper(bolt(38, 4, 0.9), 5),
    tone(bolt(38, 4, 0.9)),
    paper(curve(crest, true), 5),
    ink(curve(crest, true)),
    paper(body, 3.4),
    ink(body),
    paper(arcs, 2.8),
  ];
};

const death = (): Mark[] => {
  const skull: Point[] = [
    [0, -40],
    [24, -37],
    [40, -20],
    [42, 2],
    [36, 17],
    [29, 22],
    [26, 32],
    [21, 50],
    [0, 53],
  ];
  const blade: Point[] = [
    [66, -62],
    [40, -76],
    [4, -78],
    [-36, -66],
    [-74, -34],
    [-88, -6],
    [-62, -34],
    [-28, -52],
    [6, -58],
    [38, -54],
    [60, -46],
  ];
  const s = [1, -1] as const;
  return [
    night,
    paper(rays(36, 86, 99, 4)),
    tone(disc(84)),
    ink(
      stroke(
        [
          [74, -84],
          [56, -30],
          [34, 30],
          [4, 92],
        ],
        15,
        0.5,
      ),
      5,
    ),
    paper(
      stroke(
        [
          [74, -84],
          [56, -30],
          [34, 30],
          [4, 92],
        ],
        11,
        0.5,
      ),
    ),
    ink(curve(blade, true), 6),
    paper(curve(blade, true)),
    ink(
      stroke(
        [
          [-70, -30],
          [-32, -58],
          [4, -67],
          [40, -64],
        ],
        3,
      ),
    ),
    ink(both(skull), 7),
    paper(both(skull)),
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
    ink(
      poly([
        [0, 10],
        [7, 24],
        [2, 22.5],
        [0, 26],
        [-2, 22.5],
        [-7, 24],
      ]),
    ),
    ink(
      poly(
        [
          [-22, 38],
          [22, 38],
        ],
        false,
      ),
      2.6,
    ),
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
    ink(
      stroke(
        [
          [10, -37],
          [15, -26],
          [9, -19],
          [16, -14],
        ],
        2.6,
      ),
    ),
    ink(
      stroke(
        [
          [-36, -10],
          [-28, -26],
          [-12, -34],
        ],
        2.4,
      ),
    ),
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

const demon = (): Mark[] => {
  const horn: Point[] = [
    [14, -34],
    [34, -40],
    [52, -56],
    [58, -78],
    [48, -94],
    [76, -78],
    [80, -50],
    [66, -26],
    [44, -12],
    [30, -14],
  ];
  const head: Point[] = [
    [0, -40],
    [22, -36],
    [44, -18],
    [54, -22],
    [66, -16],
    [58, 0],
    [46, 6],
    [42, 28],
    [26, 54],
    [12, 72],
    [0, 76],
  ];
  const pair = (points: readonly Point[]): string => curve(points, true) + curve(mirrored(points), true);
  return [
    tone(rays(20, 34, 98, 22, [0, 4])),
    paper(pair(horn), 6),
    ink(pair(horn)),
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
    paper(both(head), 6),
    ink(both(head)),
    paper(
      pair([
        [10, -2],
        [26, -16],
        [40, -14],
        [34, -2],
        [22, 4],
      ]),
    ),
    tone(disc(4.5, [25, -6]) + disc(4.5, [-25, -6])),
    paper(
      stroke(
        [
          [4, -10],
          [20, -24],
          [40, -24],
        ],
        4,
      ) +
        stroke(
          [
            [-4, -10],
            [-20, -24],
            [-40, -24],
          ],
          4,
        ),
    ),
    paper(star(3, 11, 5, [0, -27], 0.5)),
    paper(
      stroke(
        [
          [3, 0],
          [8, 18],
          [3, 22],
        ],
        3,
      ) +
        stroke(
          [
            [-3, 0],
            [-8, 18],
            [-3, 22],
          ],
          3,
        ),
    ),
    paper(
      both([
        [0, 36],
        [16, 32],
        [32, 26],
        [24, 46],
        [10, 54],
        [0, 55],
      ]),
    ),
    ink(
      both([
        [0, 41],
        [14, 38],
        [25, 33],
        [19, 45],
        [8, 50],
        [0, 51],
      ]),
    ),
    paper(
      poly([
        [-20, 36],
        [-15, 47],
        [-11, 38],
      ]) +
        poly([
          [20, 36],
          [15, 47],
          [11, 38],
        ]) +
        poly([
          [-7, 40],
          [-4, 46],
          [-1, 40],
        ]) +
        poly([
          [7, 40],
          [4, 46],
          [1, 40],
        ]),
    ),
    paper(
      stroke(
        [
          [36, 12],
          [30, 24],
          [34, 32],
        ],
        2.6,
      ) +
        stroke(
          [
            [-36, 12],
            [-30, 24],
            [-34, 32],
          ],
          2.6,
        ),
    ),
    ...over(
      gust(
        [
          [-6, 84],
          [-30, 86],
          [-50, 74],
        ],
        [-64, 62],
        11,
        'up',
        7,
      ),
    ),
    ...over(
      gust(
        [
          [6, 84],
          [30, 86],
          [50, 74],
        ],
        [64, 62],
        11,
        'up',
        7,
      ),
    ),
  ];
};

export const WINDS = {
  'vent-de-guerre': war,
  'vent-de-terre': land(),
  'vent-d-ailleurs': elsewhere(),
  'vent-de-brume': mist(),
  'vent-d-illusion': illusion(),
  'vent-de-glace': frost(),
  'vent-de-folie': folly(),
  'vent-de-tempete': storm(),
  'vent-de-mort': death(),
  'vent-demoniaque': demon(),
} as const satisfies Record<string, readonly Mark[]>;
