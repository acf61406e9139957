/** The frame of a magic card, 630 × 880: heralds' hatching tells its colour without it. */
import type { CardColor } from '#engine/zargos/data/cards.ts';

const BAND =
  'M36 16h558a20 20 0 0 1 20 20v808a20 20 0 0 1-20 20H36a20 20 0 0 1-20-20V36a20 20 0 0 1 20-20zm14 32a2 2 0 0 0-2 2v780a2 2 0 0 0 2 2h530a2 2 0 0 0 2-2V50a2 2 0 0 0-2-2z';
const CORNERS = [32, 598].flatMap((x) => [32, 848].map((y) => [x, y] as const));

export const Hatchings = () => (
  <>
    <pattern id="cards-hatch-red" width="8" height="8" patternUnits="userSpaceOnUse">
      <path class="cards-hatch" d="M2 0v8M6 0v8" />
    </pattern>
    <pattern id="cards-hatch-green" width="8" height="8" patternUnits="userSpaceOnUse">
      <path class="cards-hatch" d="M-2-2l12 12M-2 6l4 4M6-2l4 4" />
    </pattern>
  </>
);

export const Frame = ({ color }: { readonly color: CardColor }) => (
  <>
    <rect class="cards-paper" width="630" height="880" rx="30" />
    <path class="cards-tone" d={BAND} />
    <path fill={`url(#cards-hatch-${color})`} d={BAND} />
    <rect class="cards-line" x="16" y="16" width="598" height="848" rx="20" stroke-width="4" />
    <rect class="cards-line" x="48" y="48" width="534" height="784" rx="3" stroke-width="4" />
    <rect class="cards-line" x="57" y="57" width="516" height="766" stroke-width="1.5" />
    {CORNERS.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle class="cards-ink" r="21" />
        <path class="cards-paper" d="M0-18L4-4 18 0 4 4 0 18-4 4-18 0-4-4z" />
        <circle class="cards-tone" r="3.5" />
      </g>
    ))}
  </>
);
