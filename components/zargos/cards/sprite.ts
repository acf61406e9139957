/**
 * The drawings as one SVG file that pages point into (`cartes.svg#emblem-eclipse`): fetched and kept once, whatever the number of pages and cards.
 * Style sheets do not reach into it, but custom properties are inherited: `--cards-ink`, `--cards-paper`, `--cards-tone`.
 */

import { href } from '#components/base/url.ts';
import { coarse } from '#components/kit/drawing/coarse.ts';
import { type Ink, type InkMark, paper } from '#components/kit/drawing/ink.ts';
import { pathsOf, symbol } from '#components/kit/drawing/symbol.ts';
import { fnv1a } from '#engine/core/hash.ts';
import { CARD_IDS } from '#engine/zargos/data/cards.ts';
import { BACK } from './art/back.ts';
import { CARD_EMBLEMS } from './art/emblems.ts';
import { RING } from './art/frame.ts';

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
