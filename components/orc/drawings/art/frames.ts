/** Frames, backs and shields: what tells a people or a player before any colour does. Cards are 240 × 336. Ours (CC BY-SA 4.0). */
import { BACKS, type Back } from '#engine/orc/types.ts';
import { PLAYER_COLORS } from '../colors.ts';
import type { CHARGES } from './blazons.ts';
import { disc, type InkMark, ink, type Point, paper, poly, rays, tone } from './kit.ts';

const CARD = 'M14 0h212a14 14 0 0 1 14 14v308a14 14 0 0 1-14 14h-212a14 14 0 0 1-14-14v-308a14 14 0 0 1 14-14z';

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
/** Rows across a back, every other one shifted by half a step. */
const rows = (dy: number, shift: number): string =>
  steps(28, 308, 13)
    .map((y, i) => `M${i % 2 ? 24 + shift : 24} ${Math.round(y + dy)}h${i % 2 ? 192 - 2 * shift : 192}`)
    .join('');
/** A rising diagonal through the field of a back, from where it would meet the bottom at `x`. */
const slash = (x: number): string => `M${Math.max(24, x)} ${Math.min(312, 288 + x)}L${Math.min(216, x + 288)} ${Math.max(24, x + 96)}`;
const dashed = (mark: InkMark, dash: string): InkMark => ({ ...mark, dash });

/** What fills a back: teeth, scars, bones, bricks, coins, eyes. */
const FIELDS: Readonly<Record<Back, readonly InkMark[]>> = {
  orcs: [
    paper(
      steps(20, 306, 12)
        .map((y) => `M19 ${Math.round(y)}${'l6 13 6-13h5'.repeat(12).slice(0, -2)}`)
        .join(''),
    ),
  ],
  barbares: [
    dashed(
      paper(
        steps(-250, 190, 13)
          .map((x) => slash(Math.round(x)))
          .join(''),
        6,
      ),
      '13 15',
    ),
  ],
  squelettes: [dashed(paper(rows(0, 12), 4), '24'), dashed(paper(rows(-3, 12) + rows(3, 12), 6), '0 24')],
  nains: [dashed(paper(rows(0, 13), 8), '20 6')],
  mercenaires: [dashed(paper(rows(0, 12), 11), '0 24.5')],
  espions: [dashed(paper(rows(0, 14), 11), '7 21'), dashed(tone(rows(0, 17.5), 5.5), '0 28')],
};
/** The same along the frame of a face, thinner. */
const ROUND = 'M9.5 274V9.5h221V274';
const EDGES: Readonly<Record<Back, readonly InkMark[]>> = {
  orcs: [dashed(paper(ROUND, 8), '3 9')],
  barbares: [dashed(paper(ROUND, 5), '14 7')],
  squelettes: [dashed(paper(ROUND, 3), '12'), dashed(paper(ROUND, 7), '0 12')],
  nains: [dashed(paper(ROUND, 7), '11 3')],
  mercenaires: [dashed(paper(ROUND, 7), '0 14')],
  espions: [dashed(paper(ROUND, 7), '5 14')],
};
const BUTT: readonly Back[] = ['barbares', 'nains', 'orcs'];

const frame = (id: Back): InkMark[] => [
  ink(CARD),
  tone('M14 3h212a11 11 0 0 1 11 11v264h-234v-264a11 11 0 0 1 11-11z'),
  ...EDGES[id].map((mark) => (BUTT.includes(id) ? { ...mark, butt: true } : mark)),
  ink('M16 16h208v272h-208z'),
  paper('M18 18h204v259h-204z'),
];

const back = (id: Back): InkMark[] => [
  ink(CARD),
  paper('M16 5h208a11 11 0 0 1 11 11v304a11 11 0 0 1-11 11h-208a11 11 0 0 1-11-11v-304a11 11 0 0 1 11-11z'),
  tone('M20 14h200a6 6 0 0 1 6 6v296a6 6 0 0 1-6 6h-200a6 6 0 0 1-6-6v-296a6 6 0 0 1 6-6z'),
  ...FIELDS[id].map((mark) => (BUTT.includes(id) ? { ...mark, butt: true } : mark)),
  ink(disc(88, [120, 168])),
  paper(disc(83, [120, 168])),
  ink(disc(79, [120, 168]), 2.5),
];

/** The escutcheon, in a box of 212 × 250 round the origin. */
const OUTLINE = 'M-94-112h188v104q0 84-94 122q-94-38-94-122z';
const inside = ([x, y]: Point): boolean => Math.abs(x) < 86 && y > -104 && y < 92 - (x * x) / 105 - (y > 0 ? Math.abs(x) / 9 : 0);
/** The part of a straight line that lies inside; `dx`, `dy` is its direction. */
const hatch = (x: number, y: number, dx: number, dy: number): string => {
  const points = steps(-150, 150, 151)
    .map((k): Point => [x + k * dx, y + k * dy])
    .filter(inside);
  const [first, last] = [points[0], points.at(-1)];
  return first && last && points.length > 3 ? poly([first, last], false) : '';
};
const row = (from: number, to: number, count: number, dx: number, dy: number): string =>
  steps(from, to, count)
    .map((k) => hatch(dy === 0 ? 0 : k, dy === 0 ? k : 0, dx, dy))
    .join('');

/** Hatchings of heraldry (Petra Sancta, 1638): a shield has its colour in black and white too. */
const HATCHINGS = {
  rouge: [row(-75, 75, 11, 0, 1), 4],
  bleu: [row(-92, 88, 13, 1, 0), 4],
  vert: [row(-170, 170, 17, 0.7, 0.7), 4],
  jaune: [row(-94, 94, 9, 1, 0), 8],
  violet: [row(-170, 170, 17, 0.7, -0.7), 4],
  noir: [row(-72, 72, 9, 0, 1) + row(-90, 72, 10, 1, 0), 2.5],
  blanc: ['', 0],
} as const satisfies Record<keyof typeof CHARGES, readonly [string, number]>;
const shield = ([hatching, width]: readonly [string, number]): InkMark[] => [
  { ...tone(OUTLINE), width: 20, edge: 'ink' },
  { ...tone(OUTLINE), width: 12, edge: 'paper' },
  ...(hatching ? [width === 8 ? dashed(paper(hatching, width), '0 22') : paper(hatching, width)] : []),
  { ...paper(disc(66, [0, -16])), width: 6, edge: 'ink' },
];

/** A gear of ten steps for the scores, round the origin, radius 100; its digits are text. */
const TEETH = Array.from({ length: 20 }, (_, i) => i).flatMap((i): Point[] => {
  const at = (turn: number, r: number): Point => [r * Math.sin(turn), -r * Math.cos(turn)];
  const a = ((i - 0.25) * Math.PI) / 10;
  return i % 2 ? [at(a - 0.05, 88), at(a + 0.2, 88)] : [at(a, 98), at(a + 0.15, 98)];
});
export const WHEEL: readonly InkMark[] = [
  ink(poly(TEETH)),
  paper(disc(82)),
  ink(disc(77), 2.5),
  tone(rays(10, 26, 50, 10)),
  ink(disc(26)),
  paper(disc(20), 2.5),
];

const each = <Id extends string>(ids: readonly Id[], draw: (id: Id) => readonly InkMark[]) =>
  Object.fromEntries(ids.map((id) => [id, draw(id)])) as Readonly<Record<Id, readonly InkMark[]>>;

export const FRAMES = each(BACKS, frame);
export const BACK_FIELDS = each(BACKS, back);
export const SHIELD_SYMBOLS = each(PLAYER_COLORS, (color) => shield(HATCHINGS[color]));
