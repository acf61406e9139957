/** The signs of the six backs and of the seven players, each known by its outline alone. In a box of 200; `ink` is the colour they stand in. Ours (CC BY-SA 4.0). */
import { blob, disc, type InkMark, ink, line, paper, polar, poly, rays, shape, star, twinBlob, twinDisc, twinShape, whole } from './kit.ts';

const bone = (turn: number): InkMark[] => {
  const end = (k: 1 | -1) => [-0.13, 0.13].map((side) => disc(13, polar(turn + (k === 1 ? 0 : 0.5) + side * 0.14, 84))).join('');
  return [ink(poly([polar(turn, 84), polar(turn + 0.5, 84)], false), 15), ink(end(1) + end(-1))];
};

export const BLAZONS = {
  orcs: [
    ink(twinBlob('40,-16 58,-44 94,-62 90,-28 74,0 46,14')),
    ink(whole('0,-72 36,-64 56,-32 56,10 60,44 44,72 0,84')),
    paper(twinBlob('12,-8 28,-22 44,-22 40,-4 24,4')),
    paper(twinShape('14,58 20,14 38,50')),
    paper(line('-40,60 -10,64 10,64 40,60'), 6),
  ],
  barbares: [
    ink('M-8-92h16v184h-16z'),
    ink(twinBlob('6,-34 30,-42 50,-84 74,-78 88,-40 82,0 60,22 40,-8 6,-8')),
    paper(twinBlob('64,-64 74,-38 70,-8 76,-38')),
    paper(line('-8,40 8,34') + line('-8,56 8,50') + line('-8,72 8,66'), 6),
  ],
  squelettes: [
    ...bone(0.15),
    ...bone(-0.15),
    paper(whole('0,-74 50,-64 66,-24 48,14 40,56 0,64')),
    ink(whole('0,-66 42,-58 56,-22 40,10 34,46 0,52')),
    paper(twinDisc(13, [21, -16])),
    paper(shape('0,2 8,20 -8,20')),
    paper(line('-16,32 -16,52') + line('0,34 0,52') + line('16,32 16,52'), 5),
  ],
  nains: [
    ink('M-62 24h150q-10 28-46 30l-8 18 26 22v10h-116v-10l26-22-8-18q-22-2-32-12-30 0-56-12v-6z'),
    ink('M-8-24l16 6-12 38-16-6z'),
    ink('M-62-84l92 32-14 42-92-32z'),
    paper(line('-48,-74 -62,-34'), 6),
    ink(shape('40,6 62,-20 56,6') + shape('62,10 92,-6 74,14') + shape('-46,10 -66,-10 -58,14')),
  ],
  mercenaires: [
    ink(whole('0,-34 34,-40 62,-4 78,40 66,80 30,92 0,94')),
    ink(blob('-42,-44 -58,-84 -30,-70 -14,-92 0,-72 16,-94 30,-70 60,-82 42,-44')),
    paper(line('-40,-40 40,-40'), 9),
    paper(disc(30, [0, 36])),
    ink(disc(23, [0, 36])),
    paper(star(5, 18, 8, [0, 36])),
  ],
  espions: [
    ink(whole('0,-22 30,-44 74,-46 94,-22 84,22 54,42 24,30 0,10')),
    paper(twinBlob('14,2 34,-18 66,-12 72,0 50,16 28,14')),
    ink(twinDisc(10, [48, 0])),
    ink(line('90,-22 100,-32') + line('-90,-22 -100,-32'), 6),
  ],
} as const satisfies Record<string, readonly InkMark[]>;

/** What the players' shields bear. */
export const CHARGES = {
  rouge: [
    ink('M-44 90v-110h-12v-56h24v16h16v-16h32v16h16v-16h24v56h-12v110h-30v-34a14 14 0 0 0-28 0v34z'),
    paper(line('-44,-16 44,-16') + line('-26,14 -10,14') + line('12,4 28,4') + line('-34,34 -24,34'), 6),
  ],
  bleu: [
    ink(blob('-84,4 -52,-34 0,-42 46,-16 62,0 46,20 0,46 -50,38')),
    ink(blob('44,0 70,-36 96,-48 84,2 96,50 70,36')),
    paper(disc(9, [-52, -6])),
    paper(line('-30,-26 -20,2 -30,28') + line('0,-24 8,2 0,28') + line('26,-16 32,2 26,20') + line('-78,12 -62,16'), 6),
  ],
  vert: [
    ink(whole('0,-80 46,-68 80,-24 82,6 40,12 0,14')),
    ink(whole('0,6 24,8 20,50 30,84 0,90')),
    paper(disc(15, [-34, -30]) + disc(12, [12, -52]) + disc(11, [44, -14]) + disc(7, [2, -14])),
    paper(line('-6,30 -8,70') + line('8,30 8,64'), 5),
  ],
  jaune: [ink(rays(12, 52, 96, 20)), ink(disc(46)), paper(twinDisc(7, [17, -10])), paper(line('-18,14 -8,24 8,24 18,14'), 7)],
  violet: [
    ink('M-10-30h20v122h-20z'),
    ink('M8 50h36v14h-10v12h-12v-12h-14zM8 76h30v16h-30z'),
    ink(disc(36, [0, -54])),
    paper(disc(9, [0, -72]) + disc(9, [-16, -46]) + disc(9, [16, -46])),
  ],
  noir: [
    ink(whole('0,-36 60,-38 78,-28 66,-18 84,20 62,62 30,76 0,78')),
    ink(twinShape('40,60 62,54 70,92 56,92')),
    ink(disc(10, [-30, -58]) + disc(15, [6, -70]) + disc(9, [38, -54])),
    paper(line('-52,-20 52,-20'), 7),
    paper(twinDisc(9, [24, 14])),
    paper(line('-20,42 20,42'), 7),
  ],
  blanc: [ink(star(5, 96, 42, [0, 6])), paper(star(5, 50, 22, [0, 6]), 6)],
} as const satisfies Record<string, readonly InkMark[]>;
