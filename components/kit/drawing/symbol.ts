/** Marks as the symbols of an SVG file. What most marks are is said once, on the symbol: filled with ink, any line below the filling. */
import type { Ink, InkMark } from './ink.ts';

type Paint = (ink: Ink) => string;

function path({ ink, d, width, edge, dash, butt }: InkMark, paint: Paint): string {
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
    .join('')}d="${d}"/>`;
}

/** Marks to stand inside a symbol. `paint` names the colour of each ink. */
export const pathsOf = (marks: readonly InkMark[], paint: Paint): string => marks.map((mark) => path(mark, paint)).join('');

/** A symbol; `box` as in `viewBox`. */
export const symbol = (id: string, box: string, inner: string, paint: Paint, rule: 'nonzero' | 'evenodd' = 'nonzero'): string =>
  `<symbol id="${id}" viewBox="${box}" fill="${paint('ink')}" stroke="${paint('ink')}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}>${inner}</symbol>`;
