/** Gran's pieces in millimetres: dragon cards, knights to roll, seals, stones. Ours (CC BY-SA 4.0). */
import type { ComponentChildren } from 'preact';
import emblem from '../emblem.svg?raw';
import { BOARD } from '#engine/gran/data/board.ts';
import { COLOR_NAMES, KINGDOM_NAMES, winningFaces } from '#engine/gran/data/box.ts';
import type { Color, Force, Kingdom } from '#engine/gran/types.ts';
import { PointSymbol, RingSymbol, Stone } from '../board/symbols.tsx';

/** The shapes of the emblem in their order: the sun, the wings of the dragon and their light, its body and its light, its eye, then the knight. */
const SHAPES = [...emblem.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d ?? '');

const Dragon = () => (
  <>
    {SHAPES.slice(1, 6).map((d, at) => (
      <path key={at} class={at % 2 && at < 4 ? 'granp-light' : 'granp-dark'} d={d} />
    ))}
  </>
);

/** Where the pips of a face lie, in thirds from the middle. */
const PIPS: Readonly<Record<Force, readonly (readonly [x: number, y: number])[]>> = {
  0: [],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A paw from above that holds what lies under it. */
const CLAWS =
  'M-13 -3C-9-9-4-10 0-8C4-10 9-9 13-3L11.5 4.5Q9.5 1 9.3-1.5Q7.5-3 6-2.5L4.6 4.5Q2.6 1 2.4-2Q0-3-2.4-2Q-2.6 1-4.6 4.5L-6-2.5Q-7.5-3-9.3-1.5Q-9.5 1-11.5 4.5Z';

const Border = ({ width, height }: { readonly width: number; readonly height: number }) => (
  <>
    <rect class="print-white" width={width} height={height} />
    <rect class="granp-line" x="2.4" y="2.4" width={width - 4.8} height={height - 4.8} stroke-width="1" />
    <rect class="granp-line" x="3.7" y="3.7" width={width - 7.4} height={height - 7.4} stroke-width=".3" />
  </>
);

export const DragonCard = ({ force }: { readonly force: Force }) => (
  <>
    <Border width={63} height={88} />
    <circle class="print-accent" cx="29" cy="34" r="22" />
    <g transform="translate(-48 4.4) scale(.335)">
      <Dragon />
    </g>
    <g transform="translate(31.5 68) rotate(-5)">
      <rect class="granp-die" x="-10.5" y="-10.5" width="21" height="21" rx="2.6" />
      {PIPS[force].map(([x, y]) => (
        <circle key={`${x} ${y}`} class="granp-dark" cx={x * 5.2} cy={y * 4.9 + 2.3} r="2" />
      ))}
      <path class="granp-claws" d={CLAWS} transform="translate(0 -11)" />
    </g>
    <text class="granp-force" x="11.5" y="80.5">
      {force}
    </text>
    <text class="granp-force" x="51.5" y="80.5">
      {force}
    </text>
    <text class="granp-small" x="31.5" y="83">
      {force === 0 ? 'tout dé l’emporte' : winningFaces(force) === 1 ? '6 seul l’emporte' : `${force} ou plus l’emporte`}
    </text>
  </>
);

export const DragonBack = () => (
  <>
    <rect class="print-accent" width="63" height="88" />
    <Scales width={63} height={88} />
    <rect class="granp-frame" x="4" y="4" width="55" height="80" />
    <circle class="print-white" cx="31.5" cy="44" r="18" />
    <circle class="granp-line" cx="31.5" cy="44" r="16.6" stroke-width=".7" />
    <g class="gran-overlay" transform="translate(31.5 45.4) scale(.62)">
      <RingSymbol />
    </g>
  </>
);

/** Rows of scales over a field: lines, since printers are sent a pattern as a picture of many dots. */
const Scales = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const row = 'q3.5 5 7 0'.repeat(Math.ceil(width / 7) + 1);
  const rows = Array.from({ length: Math.ceil(height / 3.5) + 1 }, (_, at) => `M${at % 2 ? -3.5 : 0} ${at * 3.5 - 2}${row}`);
  return <path class="granp-scale" d={rows.join('')} />;
};

/** What is written on a knight: the same letters as on the board of the page. */
const LETTERS = { jaune: 'J', bleu: 'Bl', rouge: 'R', blanc: 'Ba', vert: 'V', noir: 'N' } as const satisfies Record<Color, string>;

const Tinted = ({ color, children }: { readonly color: Color; readonly children: ComponentChildren }) => (
  <g class={`gran-knight is-${color}`}>
    <g class="granp-knight">{children}</g>
  </g>
);

/** Of the quarter of a disc that rolls into a knight 31 mm high on a foot of 16. */
const SLANT = 32;
export const CONE = { width: 40, height: 36 } as const;

export const Cone = ({ color }: { readonly color: Color }) => (
  <Tinted color={color}>
    <g transform="translate(6.5 2)">
      <path class="print-cut" d={`M0 2L-4.5 5V26L0 29`} />
      <path class="granp-body" d={`M0 0H${SLANT}A${SLANT} ${SLANT} 0 0 1 0 ${SLANT}z`} />
      <path class="print-fold" d={`M0 0V${SLANT}`} />
      <g transform="rotate(45)">
        <path class="granp-visor" d="M8.2-3.4A9 9 0 0 1 8.2 3.4L10.9 4.5A11.8 11.8 0 0 0 10.9-4.5z" />
        <path class="granp-line" d="M27.2-14A30.6 30.6 0 0 1 27.2 14" stroke-width=".5" />
        <circle class="print-white" cx="20" r="5.6" />
        <circle class="granp-line" cx="20" r="5" stroke-width=".4" />
      </g>
      <text class="granp-letter" transform="translate(14.14 14.14) rotate(-45)" y="1.9">
        {LETTERS[color]}
      </text>
      <text class="granp-glue" transform="translate(-1.6 15.5) rotate(-90)">
        à coller dessous
      </text>
    </g>
  </Tinted>
);

/** A foot of the knight: an amulet. */
export const Amulet = ({ color }: { readonly color: Color }) => (
  <Tinted color={color}>
    <circle class="granp-body" cx="8" cy="8" r="8" />
    <circle class="print-white" cx="8" cy="8" r="5.4" />
    <path class="granp-gem" d="M8 3.4l1.2 3.4 3.4 1.2-3.4 1.2L8 12.6 6.8 9.2 3.4 8l3.4-1.2z" />
    <text class="granp-mark" x="8" y="8.75">
      {LETTERS[color]}
    </text>
  </Tinted>
);

export const knightName = (color: Color): string => `chevalier ${COLOR_NAMES[color]}`;

export const Seal = ({ kingdom }: { readonly kingdom: Kingdom }) => (
  <g class="gran-overlay">
    <circle class="print-white" cx="11" cy="11" r="11" />
    <circle class="granp-line" cx="11" cy="11" r="10.2" stroke-width=".7" />
    <circle class="granp-line" cx="11" cy="11" r="9.2" stroke-width=".25" />
    <g class={`is-${kingdom}`} transform="translate(11 9.3) scale(.215)">
      <PointSymbol kind="city" />
    </g>
    <text class="granp-seal" x="11" y="17.2">
      {KINGDOM_NAMES[kingdom]}
    </text>
    <text class="granp-note" x="11" y="18.9">
      reconstitué
    </text>
  </g>
);

export const SealBack = ({ kingdom }: { readonly kingdom: Kingdom }) => (
  <g class="gran-overlay">
    <circle class={`granp-wax is-${BOARD.seals[kingdom]}`} cx="11" cy="11" r="11" />
    <g clip-path="url(#granp-round)">
      <Scales width={22} height={22} />
    </g>
    <circle class="print-white" cx="11" cy="11" r="6.6" />
    <text class="granp-initial" x="11" y="14">
      {KINGDOM_NAMES[kingdom].charAt(0)}
    </text>
  </g>
);

export const StoneToken = () => (
  <g class="gran-overlay">
    <circle class="granp-rock" cx="9" cy="9" r="9" />
    <g transform="translate(9 9) scale(.36)">
      <Stone />
    </g>
  </g>
);

/** A ring that slips over a knight: `outer` and `inner` radius. */
const band = (outer: number, inner: number): string =>
  [outer, inner].map((r) => `M${12 - r} 12a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join('');

export const Collar = () => (
  <>
    <path class="granp-iron" fill-rule="evenodd" d={band(12, 5)} />
    <path class="granp-rivets" d="M12 1.6v3.4M12 19v3.4M1.6 12h3.4M19 12h3.4" />
  </>
);

export const RingToken = () => (
  <>
    <path class="granp-gold" fill-rule="evenodd" d={band(9, 3.4)} />
    <path class="granp-line" d={band(7.6, 4.8)} stroke-width=".35" />
    <path class="granp-dark" d="M12 3.4l2 2.4-2 2.4-2-2.4z" />
  </>
);
