/**
 * All drawings of the game as one SVG file that pages and islands point into (`orc/dessins.svg#troll`): fetched and kept once. Style sheets do not
 * reach into it, but custom properties, fonts and `color` are inherited: `--orc-ink`, `--orc-paper`, `--orc-tone`.
 */
import { href } from '#components/base/url.ts';
import { coarse } from '#components/kit/drawing/coarse.ts';
import type { Ink, InkMark } from '#components/kit/drawing/ink.ts';
import { pathsOf, symbol } from '#components/kit/drawing/symbol.ts';
import { fnv1a } from '#engine/core/hash.ts';
import { CARD_IDS } from '#engine/orc/data/cards.ts';
import { BACKS, type CardId } from '#engine/orc/types.ts';
import { BARBARES } from './art/barbares.ts';
import { BLAZONS, CHARGES } from './art/blazons.ts';
import { ESPIONS } from './art/espions.ts';
import { BACK_FIELDS, FRAMES, SHIELD_SYMBOLS, WHEEL } from './art/frames.ts';
import { MERCENAIRES } from './art/mercenaires.ts';
import { NAINS } from './art/nains.ts';
import { ORCS } from './art/orcs.ts';
import { PLAYER_CARDS } from './art/player-cards.ts';
import { SQUELETTES } from './art/squelettes.ts';
import { PLAYER_COLORS } from './colors.ts';
import { FRONT_DRAWINGS } from './front.ts';

/** The picture of every army card. */
export const FACES: Readonly<Record<CardId, readonly InkMark[]>> = {
  ...ORCS,
  ...BARBARES,
  ...SQUELETTES,
  ...NAINS,
  ...MERCENAIRES,
  ...ESPIONS,
};

const inks = (ink: Ink): string => `var(--orc-${ink})`;
/** Blazons stand in the colour of the text around them. */
const flat = (ink: Ink): string => (ink === 'paper' ? inks(ink) : 'currentColor');

const fine = (marks: readonly InkMark[]): readonly InkMark[] => marks.map((mark) => ({ ...mark, d: coarse(mark.d) }));
const art = (marks: readonly InkMark[], paint = inks): string => pathsOf(fine(marks), paint);
const placed = (x: number, y: number, scale: number, marks: readonly InkMark[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art(marks)}</g>`;
const plate = (id: string, box: string, inner: string, paint = inks): string => symbol(id, box, inner, paint);
const digits = Array.from({ length: 10 }, (_, i) => {
  const turn = (i * Math.PI) / 5;
  return `<text x="${Math.round(63 * Math.sin(turn))}" y="${Math.round(8 - 63 * Math.cos(turn))}">${i}</text>`;
}).join('');

/** All symbols, each with its id first. */
const symbols = (): readonly string[] => [
  ...CARD_IDS.map((id) => plate(id, '-102 -130 204 260', art(FACES[id]))),
  ...Object.entries(PLAYER_CARDS).map(([id, marks]) => plate(id, '-102 -130 204 260', art(marks))),
  ...BACKS.flatMap((id) => [
    plate(`cadre-${id}`, '0 0 240 336', art(FRAMES[id])),
    plate(`dos-${id}`, '0 0 240 336', art(BACK_FIELDS[id]) + placed(120, 168, 0.68, BLAZONS[id])),
    plate(`blason-${id}`, '-100 -100 200 200', art(BLAZONS[id], flat), flat),
  ]),
  ...PLAYER_COLORS.map((id) => plate(`bouclier-${id}`, '-106 -124 212 250', art(SHIELD_SYMBOLS[id]) + placed(0, -16, 0.54, CHARGES[id]))),
  plate('roue', '-100 -100 200 200', `${art(WHEEL)}<g font-size="24" font-weight="700" text-anchor="middle">${digits}</g>`),
];

const file = (inside: readonly string[]): string => ['<svg xmlns="http://www.w3.org/2000/svg">', ...inside, '</svg>'].join('');

/** The whole file. */
export const spriteText = (): string => file(symbols());

/** The file of the few drawings that front pages show: the whole would hold up what they say. */
export const frontText = (): string => file(symbols().filter((text) => FRONT_DRAWINGS.some((id) => text.startsWith(`<symbol id="${id}"`))));

/** For `<use href>` on front pages. Other drawings have another address, so that no cache shows old ones. */
export const frontStart = (): string => `${href('orc/affiche.svg')}?${fnv1a(frontText()).slice(0, 8)}#`;
