/** The Skeletons: paper bones on a night of ink, always in a good mood. Ours (CC BY-SA 4.0). */
import {
  bare,
  blob,
  brush,
  disc,
  type InkMark,
  ink,
  line,
  paper,
  shape,
  skin,
  star,
  tone,
  twinBlob,
  twinBrush,
  twinDisc,
  whole,
} from './kit.ts';

const night: InkMark = ink('M-110-140h220v280h-220z');
const STARS = paper(star(4, 7, 1.8, [-84, -40]) + star(4, 6, 1.5, [88, -60]) + star(4, 5, 1.3, [76, 20]) + star(4, 5, 1.3, [-90, 30]));

/** The skull, from the crown to the cheekbones, round `y`. */
const skull = (): InkMark[] => [
  paper(whole('0,-70 36,-64 58,-40 60,-6 50,18 46,36 24,42 0,42')),
  ink(twinBlob('10,-8 20,-22 40,-24 48,-6 40,10 20,12')),
  ink(blob('0,10 9,28 6,34 0,30 -6,34 -9,28')),
];
const teeth = (top: number, bottom: number, half: number): InkMark[] => [
  ink(
    [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((k) => line(`${k * half},${top} ${k * half},${bottom}`)).join('') +
      line(`${-half},${(top + bottom) / 2} ${half},${(top + bottom) / 2}`),
    3.5,
  ),
];
const ribs = (top: number): InkMark[] => [
  paper(whole(`0,${top} 7,${top} 8,${top + 70} 0,${top + 70}`)),
  paper([0, 18, 36].map((y) => twinBrush(`4,${top + 14 + y} 44,${top + 4 + y} 66,${top + 22 + y} 44,${top + 36 + y}`, 11, 0.4)).join('')),
];

/** He has laughed his jaw off its hinge. */
const troop = (): InkMark[] => [
  night,
  tone(disc(80, [0, -20])),
  STARS,
  ...ribs(78),
  paper(twinBlob('16,84 60,74 96,84 98,98 80,96 58,86 18,94')),
  paper('M82-126l7-2 6 280h-8z'),
  paper(shape('68,-84 86,-134 100,-86 86,-96')),
  ...skull(),
  tone(disc(6, [-26, -6]) + disc(6, [32, -8])),
  ink(brush('14,-68 22,-54 16,-44 26,-34', 4)),
  paper(blob('-44,48 -30,56 4,60 34,50 48,44 48,62 34,84 4,92 -30,84 -44,66')),
  ink(blob('-30,58 4,64 34,54 30,66 4,72 -26,68')),
  ...teeth(28, 42, 26),
  ink(line('-20,66 -20,80') + line('-6,70 -6,84') + line('8,70 8,84') + line('22,66 22,80'), 3.5),
  tone(whole('0,-96 50,-90 62,-54 0,-44')),
  ink(whole('0,-96 50,-90 62,-54 0,-44'), 5),
  ink(line('-54,-62 54,-62'), 5),
  paper(disc(4, [-40, -74]) + disc(4, [0, -78]) + disc(4, [40, -74])),
];

/** A crested helmet, and an arrow he has not noticed. */
const elite = (): InkMark[] => [
  night,
  tone('M-110 20h220v130h-220z'),
  STARS,
  paper(twinBlob('20,84 62,70 98,80 100,110 84,104 60,92 20,98')),
  ...ribs(80),
  skin(blob('-10,-84 -30,-104 -16,-124 20,-128 56,-112 76,-76 80,-40 64,-58 44,-78 20,-88')),
  ink(brush('-4,-96 24,-108 52,-92', 4) + brush('6,-88 36,-92 62,-70', 4)),
  ...skull(),
  paper(whole('0,46 40,44 44,54 36,76 18,86 0,88')),
  ...teeth(44, 64, 30),
  tone(twinDisc(7, [30, -4])),
  bare(whole('0,-86 40,-80 66,-48 68,-14 60,40 48,44 52,-8 46,-26 16,-26 8,-16 6,16 0,20')),
  ink(line('0,-80 0,10') + line('-60,-32 -20,-32') + line('20,-32 60,-32'), 4),
  ink(twinDisc(4, [58, 0]) + twinDisc(4, [56, 24])),
  ink('M-106-52l212 20v7l-212-20z'),
  paper('M-62-44l124 11v5l-124-11z'),
  bare('M-98-58l-8-16-14-2 4 32 16 6zM58-38h0'),
  bare(shape('80,-40 104,-27 78,-20 84,-30'), 5),
  paper('M62-34l24 3v4l-24-3z'),
];

/** The lich: what remains of a king when he declines to leave. */
const chief = (): InkMark[] => [
  night,
  tone(Array.from({ length: 12 }, (_, i) => star(4, 5, 1.2, [Math.round(-95 + i * 17), i % 2 ? -110 : -96])).join('')),
  skin(whole('0,-92 44,-86 84,-50 90,10 84,60 104,104 112,150 0,150'), 6),
  ink(whole('0,-78 40,-70 68,-40 70,10 60,66 30,96 0,104')),
  paper(twinBrush('80,-20 82,20 76,60', 3) + twinBrush('76,84 90,110 94,136', 3)),
  ...skull(),
  paper(whole('0,46 36,44 40,54 30,80 12,90 0,92')),
  ...teeth(42, 66, 28),
  paper(twinDisc(9, [29, -4])),
  tone(twinDisc(6, [29, -4])),
  ink(twinBlob('6,-18 30,-32 54,-30 50,-22 30,-22 10,-10')),
  ink(twinBrush('40,24 34,32 36,40', 3)),
  bare(
    blob(
      '-54,-54 -20,-62 20,-62 54,-54 58,-80 66,-116 46,-94 36,-88 28,-108 20,-126 12,-104 0,-92 -12,-104 -20,-126 -28,-108 -36,-88 -46,-94 -66,-116 -58,-80',
    ),
  ),
  ink(twinDisc(5, [38, -70]) + disc(6, [0, -74])),
  tone(disc(3.5, [0, -74])),
  paper(blob('-100,60 -90,54 -84,60 -80,140 -94,140')),
  paper(disc(15, [-90, 44])),
  ink(disc(4, [-95, 42]) + disc(4, [-85, 42])),
  ink(line('-94,52 -94,58') + line('-90,53 -90,59') + line('-86,52 -86,58'), 2.5),
  bare(blob('-104,84 -88,78 -72,84 -72,96 -88,100 -104,96'), 5),
  ink(line('-100,88 -76,88') + line('-100,93 -76,93'), 2.5),
];

export const SQUELETTES = {
  'squelettes-troupe': troop(),
  'squelettes-elite': elite(),
  'squelettes-chef': chief(),
} as const satisfies Record<string, readonly InkMark[]>;
