/**
 * The drawings as one SVG file that pages point into (`cartes.svg#emblem-eclipse`): fetched and kept once, whatever the number of pages and cards.
 * Style sheets do not reach into it, but custom properties are inherited: `--cards-ink`, `--cards-paper`, `--cards-tone`.
 */
import { href } from '#components/base/url.ts';
import { coarse } from '#components/kit/drawing/coarse.ts';
import { disc, gust, type Ink, type InkMark, ink, type Point, paper, polar, poly, pts, rays, tone } from '#components/kit/drawing/ink.ts';
import { pathsOf, symbol } from '#components/kit/drawing/symbol.ts';
import { fnv1a } from '#engine/core/hash.ts';
import { CARD_IDS, type CardId } from '#engine/zargos/data/cards.ts';
import { BACK } from './art/back.ts';
import { GREEN_WINDS } from './art/green-winds.ts';
import { RED_WINDS } from './art/red-winds.ts';
import { SCOURGES } from './art/scourges.ts';

/** What all faces share, drawn over the emblem: the ring that crops it, and the gusts in the corners. Ours (CC BY-SA 4.0). Centred, the emblem's radius being 175. */
const ticks = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, i) => poly([polar(i / count, inner), polar(i / count, outer)], false)).join('');

const corner = (points: readonly Point[], curl: Point, radius: number, width: number): string =>
  ([1, -1] as const)
    .flatMap((x) =>
      ([1, -1] as const).map((y) =>
        gust(
          points.map(([px, py]): Point => [x * px, y * py]),
          [x * curl[0], y * curl[1]],
          radius,
          y === 1 ? 'up' : 'down',
          width,
        ),
      ),
    )
    .join('');

export const RING: readonly InkMark[] = [
  paper(`M-178-178h356v356h-356z${disc(176)}`),
  ink(corner(pts('254,70 246,118'), [222, 146], 22, 9)),
  ink(corner(pts('250,188 220,196'), [186, 186], 0.1, 7)),
  paper(disc(186), 14),
  ink(disc(179), 4),
  ink(disc(194.5), 3),
  ink(ticks(72, 180, 192), 2),
  ink(rays(8, 193, 212, 17)),
  tone(rays(8, 193, 206, 9)),
];

/** One emblem a card, in the order of the booklet. */
export const CARD_EMBLEMS: Readonly<Record<CardId, readonly InkMark[]>> = { ...GREEN_WINDS, ...RED_WINDS, ...SCOURGES };

const paint = (ink: Ink): string => `var(--cards-${ink})`;

const emblem = (id: string, box: string, marks: readonly InkMark[]): string =>
  symbol(
    id,
    box,
    pathsOf(
      marks.map((mark) => ({ ...mark, d: coarse(mark.d) })),
      paint,
    ),
    paint,
    id === 'card-ring' ? 'evenodd' : 'nonzero',
  );

/** The whole file. Boxes: emblems and back as drawn, the ring 540 wide. */
export const spriteText = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...CARD_IDS.map((id) => emblem(`emblem-${id}`, '-100 -100 200 200', [paper('M-100-100h200v200h-200z'), ...CARD_EMBLEMS[id]])),
    emblem('card-ring', '-270 -270 540 540', RING),
    emblem('card-back', '-315 -440 630 880', BACK),
    '</svg>',
  ].join('');

/** Its address; another drawing has another one, so that no cache shows an old card. */
export const spriteAddress = (): string => `${href('zargos/cartes.svg')}?${fnv1a(spriteText()).slice(0, 8)}`;
