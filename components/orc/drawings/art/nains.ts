/** The Dwarves: a nose, two eyes, and beard all the way down. Ours (CC BY-SA 4.0). */
import {
  bare,
  blob,
  brush,
  disc,
  eye,
  type InkMark,
  ink,
  iron,
  line,
  paper,
  rays,
  skin,
  tone,
  twinBlob,
  twinBrush,
  twinDisc,
  whole,
} from './kit.ts';

const nose = (y: number): InkMark[] => [
  bare(whole(`0,${y} 14,${y + 4} 20,${y + 18} 12,${y + 30} 0,${y + 31}`), 6),
  ink(brush(`6,${y + 16} 12,${y + 18} 13,${y + 24}`, 4)),
];
const lock = (x: number, top: number, foot: number): string =>
  brush(`${x},${top} ${x * 1.15 + 4},${(top + foot) / 2} ${x},${foot}`, 5) +
  brush(`${-x},${top} ${-x * 1.15 - 4},${(top + foot) / 2} ${-x},${foot}`, 5);
const mountain: InkMark = ink('M-110 60l34-70 22 30 40-86 14 22 20-40 34 70 18-24 38 80v100h-220z');

/** A candle on his helmet, a pick, and the night shift. */
const troop = (): InkMark[] => [
  tone(disc(82, [0, 0])),
  iron('M-92 140l10-2-4-190-10 2z'),
  iron(blob('-104,-20 -104,-44 -92,-66 -64,-78 -40,-76 -66,-62 -82,-44 -84,-20')),
  ink(whole('0,60 50,66 82,86 96,140 0,140')),
  bare(whole('0,-34 40,-30 56,-6 56,30 40,44 0,50')),
  bare(twinBlob('52,-2 66,-10 74,4 68,20 54,22')),
  iron(whole('0,-98 34,-92 58,-66 64,-30 40,-24 0,-22')),
  paper(brush('-40,-56 -28,-76 -12,-84', 5)),
  skin('M-74-18q74-26 148 0l-4-16q-70-22-140 0z', 7),
  bare(whole('0,-74 18,-72 20,-48 0,-44'), 6),
  ink(whole('0,-66 10,-64 11,-54 0,-52')),
  bare('M-6-72h12v-24h-12z', 5),
  tone(blob('0,-128 9,-110 6,-98 -6,-98 -9,-110')),
  ink(blob('0,-128 9,-110 6,-98 -6,-98 -9,-110'), 4),
  ...eye([-22, 2], 10, [2, -3]),
  ...eye([22, 2], 10, [-2, -3]),
  ink(twinBrush('8,-8 24,-16 40,-6', 7)),
  bare(whole('0,34 26,26 54,24 70,50 64,94 36,128 0,136')),
  ink(lock(14, 66, 122) + lock(32, 60, 112) + lock(48, 56, 96) + brush('0,70 3,100 0,128', 5)),
  ...nose(4),
  ink(twinBlob('2,36 20,30 44,38 62,52 44,54 24,50 6,50')),
  ink(whole('0,54 12,54 16,58 8,66 0,67')),
  paper(whole('0,56 9,56 6,60 0,60')),
];

/** All iron, a slit for grumbling, two plaits for elegance. */
const elite = (): InkMark[] => [
  mountain,
  paper(brush('-58,20 -66,34 -60,50', 4) + brush('4,-60 -6,-40 0,-30', 4) + brush('76,-20 70,0 76,14', 4)),
  iron('M84 140l-4-196 10-1 4 197z'),
  iron(blob('80,-52 92,-52 100,-66 112,-70 112,6 100,2 92,-14 80,-14 66,4 58,-4 54,-32 58,-62 66,-70')),
  paper(brush('60,-52 58,-32 61,-14', 4)),
  ink(whole('0,60 60,60 100,84 112,150 0,150')),
  paper(
    Array.from({ length: 5 }, (_, i) => twinBrush(`${56 + i * 9},${82 + i * 8} ${60 + i * 9},${108 + i * 6} ${58 + i * 9},138`, 3)).join(
      '',
    ),
  ),
  iron(whole('0,-84 36,-76 60,-46 66,-6 66,44 40,56 0,56')),
  tone(whole('0,-92 8,-84 10,-40 8,-20 0,-16')),
  paper(whole('0,-20 34,-20 52,-14 50,14 30,20 10,18 8,44 0,46')),
  ...eye([-26, 0], 9, [4, 2]),
  ...eye([26, 0], 9, [-4, 2]),
  ink(twinBlob('8,0 24,-14 48,-14 50,-22 8,-22')),
  paper(twinDisc(4, [56, -24]) + twinDisc(4, [58, 8]) + twinDisc(4, [56, 36])),
  paper(twinBrush('34,-60 48,-44 54,-32', 4)),
  skin(whole('0,34 30,28 60,38 66,64 48,84 22,86 0,78')),
  ...nose(8),
  ink(twinBrush('8,46 32,44 54,58', 6)),
  ink(whole('0,56 14,56 18,60 0,64')),
  skin(twinDisc(18, [38, 84])),
  skin(twinDisc(15, [36, 106])),
  skin(twinDisc(11, [33, 124])),
  ink(twinBrush('26,80 38,90 52,78', 4) + twinBrush('26,102 36,112 48,102', 4)),
];

/** King under the mountain, glass in hand: the beer is older than the crown. */
const chief = (): InkMark[] => [
  ink(rays(24, 80, 160, 12, [0, -20], 0.5)),
  paper(disc(84, [0, -20])),
  ink(whole('0,50 60,56 100,80 112,150 0,150')),
  bare(whole('0,-46 42,-42 60,-14 60,30 0,50')),
  bare(twinBlob('56,-12 70,-20 78,-4 70,12 56,14')),
  tone(disc(7, [-30, 20]) + disc(7, [30, 20])),
  ...eye([-23, -6], 10, [3, 1]),
  ...eye([23, -6], 10, [3, 1]),
  bare(twinBlob('8,-14 22,-28 46,-26 62,-34 54,-16 34,-14 18,-8'), 5),
  skin(whole('0,20 30,14 62,12 82,40 86,90 66,128 30,142 0,144')),
  ink(lock(16, 64, 130) + lock(36, 58, 124) + lock(54, 52, 110) + lock(68, 48, 92) + brush('0,70 4,104 0,136', 5)),
  ink(whole('0,46 20,46 26,52 14,64 0,66')),
  paper(whole('0,48 17,48 14,54 0,55')),
  ...nose(-8),
  bare(twinBlob('2,26 22,18 48,24 76,44 92,38 84,56 62,56 36,46 8,42'), 6),
  ink(twinBrush('16,30 44,36 70,50', 3)),
  iron(blob('-58,-36 0,-48 58,-36 60,-62 70,-98 44,-84 34,-72 22,-94 0,-124 -22,-94 -34,-72 -44,-84 -70,-98 -60,-62')),
  paper(brush('-50,-48 0,-60 50,-48', 5)),
  tone(disc(10, [0, -82])),
  paper(disc(10, [0, -82]), 4),
  paper(twinDisc(5, [50, -68])),
  bare('M52 80h44v50h-44z'),
  ink('M96 88c20 0 20 34 0 34', 7),
  ink(line('66,94 66,120') + line('82,94 82,120'), 4),
  bare(blob('46,80 48,68 60,70 64,60 78,60 82,68 96,66 102,78 94,86 84,82 74,88 62,82 54,88'), 6),
  bare(blob('40,98 60,94 66,100 64,124 48,128 40,118'), 6),
  ink(line('44,108 62,106') + line('44,117 62,116'), 3.5),
];

export const NAINS = { 'nains-troupe': troop(), 'nains-elite': elite(), 'nains-chef': chief() } as const satisfies Record<
  string,
  readonly InkMark[]
>;
