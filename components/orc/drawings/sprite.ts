/**
 * All drawings of the game as one SVG file that pages and islands point into (`orc/dessins.svg#troll`): fetched and kept once. Style sheets do not
 * reach into it, but custom properties, fonts and `color` are inherited: `--orc-ink`, `--orc-paper`, `--orc-tone`.
 */
import { coarse } from '#components/drawing/coarse.ts';
import type { Ink, Mark } from '#components/drawing/ink.ts';
import { CARD_IDS } from '#engine/orc/data/cards.ts';
import { BACKS } from '#engine/orc/types.ts';
import { BLAZONS, CHARGES } from './art/blazons.ts';
import { FACES } from './art/faces.ts';
import { BACK_FIELDS, FRAMES, SHIELDS, WHEEL } from './art/frames.ts';
import { PLAYER_CARDS } from './art/player-cards.ts';
import { PLAYER_COLORS } from './colors.ts';

const inks = (ink: Ink): string => `var(--orc-${ink})`;
/** Blazons stand in the colour of the text around them. */
const flat = (ink: Ink): string => (ink === 'paper' ? inks(ink) : 'currentColor');

/** The symbol says what most marks are: filled with ink, any line below the filling. */
const path =
  (paint: (ink: Ink) => string) =>
  ({ ink, d, width, edge, dash, butt }: Mark): string => {
    const line = width && !edge;
    const stroke = line ? ink : edge;
    const attributes = [
      line ? 'fill="none"' : ink !== 'ink' && `fill="${paint(ink)}"`,
      stroke && stroke !== 'ink' && `stroke="${paint(stroke)}"`,
      width && `stroke-width="${width}"`,
      dash && `stroke-dasharray="${dash}"`,
      butt && 'stroke-linecap="butt"',
    ];
    return `<path ${attributes
      .filter(Boolean)
      .map((attribute) => `${attribute} `)
      .join('')}d="${coarse(d)}"/>`;
  };
const drawn = (marks: readonly Mark[], paint = inks): string => marks.map(path(paint)).join('');
const placed = (x: number, y: number, scale: number, marks: readonly Mark[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn(marks)}</g>`;
const symbol = (id: string, box: string, inner: string, color = inks('ink')): string =>
  `<symbol id="${id}" viewBox="${box}" fill="${color}" stroke="${color}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke">${inner}</symbol>`;
const digits = Array.from({ length: 10 }, (_, i) => {
  const turn = (i * Math.PI) / 5;
  return `<text x="${Math.round(63 * Math.sin(turn))}" y="${Math.round(8 - 63 * Math.cos(turn))}">${i}</text>`;
}).join('');

/** The whole file. */
export const spriteText = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...CARD_IDS.map((id) => symbol(id, '-102 -130 204 260', drawn(FACES[id]))),
    ...Object.entries(PLAYER_CARDS).map(([id, marks]) => symbol(id, '-102 -130 204 260', drawn(marks))),
    ...BACKS.flatMap((id) => [
      symbol(`cadre-${id}`, '0 0 240 336', drawn(FRAMES[id])),
      symbol(`dos-${id}`, '0 0 240 336', drawn(BACK_FIELDS[id]) + placed(120, 168, 0.68, BLAZONS[id])),
      symbol(`blason-${id}`, '-100 -100 200 200', drawn(BLAZONS[id], flat), 'currentColor'),
    ]),
    ...PLAYER_COLORS.map((id) => symbol(`bouclier-${id}`, '-106 -124 212 250', drawn(SHIELDS[id]) + placed(0, -16, 0.54, CHARGES[id]))),
    symbol('roue', '-100 -100 200 200', `${drawn(WHEEL)}<g font-size="24" font-weight="700" text-anchor="middle">${digits}</g>`),
    '</svg>',
  ].join('');
