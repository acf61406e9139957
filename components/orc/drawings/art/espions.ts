/** The spies, each in the disguise nobody will ever see through. Ours (CC BY-SA 4.0). */
import {
  bare,
  blob,
  brush,
  disc,
  edged,
  type InkMark,
  ink,
  iron,
  line,
  paper,
  shape,
  skin,
  tone,
  twinBlob,
  twinBrush,
  twinDisc,
  whole,
} from './kit.ts';

/** The classic: a hat, a collar, and in between as little as possible. */
const hat = (): InkMark[] => [
  tone(disc(78, [0, -10])),
  iron(whole('0,40 40,40 76,62 98,100 106,150 0,150')),
  ink(whole('0,-40 48,-36 52,0 46,40 0,50')),
  edged(paper(disc(13, [-20, -4]) + disc(13, [20, -4])), 3, 'ink'),
  ink(disc(6, [-25, -3]) + disc(6, [15, -3])),
  skin(whole('0,2 8,8 14,22 8,30 0,31'), 5),
  iron(twinBlob('4,64 10,40 26,24 56,12 64,26 62,56 46,84 24,104 10,90')),
  paper(twinBrush('52,22 54,48 34,80', 4)),
  paper(disc(5, [0, 112]) + disc(5, [0, 130])),
  iron(
    blob(
      '-96,-34 -60,-40 -48,-44 -46,-84 -34,-108 -12,-100 4,-108 30,-104 44,-82 50,-46 64,-40 98,-26 92,-14 50,-18 0,-26 -50,-18 -92,-22',
    ),
  ),
  skin(blob('-50,-44 0,-54 52,-46 54,-32 0,-40 -50,-30'), 5),
  paper(brush('-30,-70 -28,-86 -20,-94', 4)),
];

/** An orc with a false nose. He has practised the accent. */
const nose = (): InkMark[] => [
  ink('M-110-140h220v280h-220z'),
  paper(disc(90, [0, -6])),
  ink(whole('0,80 40,80 80,92 106,118 110,150 0,150')),
  bare(shape('-30,88 0,104 30,88 20,140 -20,140'), 5),
  tone(shape('-12,104 0,100 12,104 10,112 16,140 -16,140 -10,112')),
  skin(twinBlob('50,-18 68,-38 98,-56 94,-28 82,-6 58,8')),
  skin(whole('0,-64 34,-58 52,-34 56,0 66,34 58,66 34,86 0,90')),
  iron(blob('-38,-60 -44,-104 -36,-118 0,-124 36,-118 44,-104 38,-60 64,-54 60,-46 0,-56 -60,-46 -64,-54')),
  paper(line('-40,-72 40,-72'), 5),
  ink(whole('0,60 26,60 42,54 46,60 34,70 0,72')),
  bare(twinBlob('28,66 22,48 34,22 42,50 44,64'), 6),
  edged(paper(disc(23, [-27, -12]) + disc(23, [27, -12])), 8, 'ink'),
  ink(disc(8, [-22, -10]) + disc(8, [32, -10])),
  ink(line('-50,-16 -60,-20') + line('50,-16 60,-20') + line('-6,-16 6,-16'), 6),
  ink(twinBlob('6,-38 24,-52 50,-46 48,-38 28,-42 10,-32')),
  bare(blob('-10,-14 10,-14 18,14 22,34 10,42 -10,42 -22,34 -18,14'), 7),
  ink(blob('0,42 18,36 42,44 54,36 48,56 26,60 0,50 -26,60 -48,56 -54,36 -42,44 -18,36')),
];

/** A barrel. Perfectly ordinary. It was not there yesterday. */
const barrel = (): InkMark[] => [
  tone(disc(62, [0, -30])),
  ink(line('-104,122 104,122'), 6),
  ink(whole('0,-50 54,-48 58,-6 0,0')),
  edged(paper(disc(15, [-22, -26]) + disc(15, [22, -26])), 3, 'ink'),
  ink(disc(6.5, [-15, -24]) + disc(6.5, [29, -24])),
  paper(twinBrush('8,-44 24,-48 40,-42', 4)),
  iron(blob('-64,-64 -60,-80 0,-90 60,-80 64,-64 58,-54 0,-62 -58,-54')),
  paper(brush('-44,-70 0,-78 44,-70', 4)),
  edged(ink('M-58-4h116q26 64 0 128h-116q-26-64 0-128z'), 6, 'paper'),
  paper([-38, -13, 13, 38].map((x) => brush(`${x},0 ${x * 1.25},60 ${x},120`, 4)).join('')),
  skin('M-66 14h132l4 18h-140zM-70 88h140l-4 18h-132z', 5),
  paper(twinDisc(3.5, [54, 24]) + twinDisc(3.5, [54, 97]) + disc(3.5, [0, 23]) + disc(3.5, [0, 97])),
  skin(twinBlob('52,-14 66,-14 68,4 58,12 50,4'), 6),
  ink(twinBrush('56,-4 60,0 60,8', 3)),
  paper(disc(8, [6, 60])),
  ink(disc(4, [6, 60])),
];

/** Behind the door, on one knee, since this morning. */
const keyhole = (): InkMark[] => [
  ink('M-110-140h220v280h-220z'),
  paper(line('-62,-140 -62,140') + line('66,-140 66,140'), 4),
  paper(
    brush('-84,-110 -80,-60 -86,0', 4) +
      brush('-86,40 -80,80 -84,120', 4) +
      brush('88,-90 84,-30 90,30', 4) +
      brush('84,60 88,96 84,126', 4),
  ),
  tone(whole('0,-106 40,-100 50,-70 46,80 34,104 0,110')),
  paper(whole('0,-106 40,-100 50,-70 46,80 34,104 0,110'), 5),
  edged(ink('M0-70a40 40 0 0 1 22 73l12 71h-68l12-71a40 40 0 0 1 22-73z'), 6, 'paper'),
  edged(paper(blob('-31,-30 -14,-46 6,-48 31,-30 14,-16 -10,-15')), 3, 'ink'),
  tone(disc(13, [2, -31])),
  ink(disc(13, [2, -31]), 3),
  ink(disc(6, [2, -31])),
  paper(disc(2.5, [5, -35])),
  paper(brush('-24,-48 -4,-58 18,-54', 5)),
  tone(whole('0,4 5,10 7,26 4,34 0,35')),
  paper(brush('-12,52 2,46 14,50', 4)),
  paper(disc(4, [0, -90]) + disc(4, [0, 92])),
  paper(disc(4, [-90, -110]) + disc(4, [92, -110]) + disc(4, [-90, 112]) + disc(4, [92, 112])),
];

export const ESPIONS = { 'espion-1': hat(), 'espion-2': nose(), 'espion-3': barrel(), 'espion-4': keyhole() } as const satisfies Record<
  string,
  readonly InkMark[]
>;
