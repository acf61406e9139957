/** What stands on the board: one shape a kind, so that none needs its colour to be told. Around 0, in units of the board. */
import type { Color, PointKind } from '#engine/gran/types.ts';

const Dragon = () => (
  <>
    <path class="gran-dragon" d="M0-23l5 6 7-3 2 7 7 1-1 7 5 5-5 5 1 7-7 1-2 7-7-3-5 6-5-6-7 3-2-7-7-1 1-7-5-5 5-5-1-7 7-1 2-7 7 3z" />
    <path class="gran-cut" d="M-12 7q1-8 7-12l-4-6q7 1 10 4 8 0 14 8l-1 5q-5 2-9 1l3 3q-5 3-9 1 1 4 4 6-11 1-15-10z" />
    <circle class="gran-ink" cx="4" cy="0" r="1.9" />
  </>
);

const Magic = () => (
  <>
    <path class="gran-magic" d="M0-22l18 10v22l-18 10-18-10v-22z" />
    <path class="gran-cut" d="M0-14l3.5 10 10.5 3-10.5 3.5-3.5 10.5-3.5-10.5-10.5-3.5 10.5-3z" />
  </>
);

const Sword = () => (
  <>
    <path class="gran-stone" d="M-18 20l3-13q6-7 15-7t15 7l3 13z" />
    <path class="gran-blade" d="M-3 12v-26h-7v-5h7v-8h6v8h7v5h-7v26z" />
  </>
);

const City = () => <path class="gran-city" d="M-26 22v-36h5v5h4v-5h5v8h5v-20h4v5h6v-5h4v20h5v-8h5v5h4v-5h5v36h-19v-10q0-7-7-7t-7 7v10z" />;

const Crystal = () => (
  <>
    <path class="gran-stone" d="M-15 24l4-9h22l4 9z" />
    <circle class="gran-crystal" r="18" cy="-2" />
    <path class="gran-glint" d="M-11-5q2-8 10-10" />
  </>
);

export const PointSymbol = ({ kind }: { readonly kind: PointKind }) => {
  switch (kind) {
    case 'dragon':
      return <Dragon />;
    case 'magic':
      return <Magic />;
    case 'sword':
      return <Sword />;
    case 'city':
      return <City />;
    case 'crystal':
      return <Crystal />;
    case 'exile':
      return <circle class="gran-exile" r="11" />;
    case 'black':
      return <circle class="gran-black" r="8.5" />;
  }
};

/** What is written on a knight's shield: colours are never told by the tint alone. */
const LETTERS = { jaune: 'J', bleu: 'Bl', rouge: 'R', blanc: 'Ba', vert: 'V', noir: 'N' } as const satisfies Record<Color, string>;

/** A knight's shield; above the point so that what it stands on stays in sight. */
export const Knight = ({ color, isHeld = false }: { readonly color: Color; readonly isHeld?: boolean }) => (
  <g class={`gran-knight is-${color}`} transform="translate(0 -16)">
    <path d="M-15-18q15 6 30 0v18q-2 12-15 19-13-7-15-19z" />
    <text y="6">{LETTERS[color]}</text>
    {isHeld && <path class="gran-collar" d="M-19 10h38v8h-38z" />}
  </g>
);

export const RingSymbol = () => (
  <>
    <circle class="gran-ring-edge" r="15" />
    <circle class="gran-ring" r="15" />
    <path class="gran-ring-gem" d="M0-24l6 6-6 7-6-7z" />
  </>
);

export const Stone = ({ isNew = false }: { readonly isNew?: boolean }) => (
  <path class={isNew ? 'gran-block is-new' : 'gran-block'} d="M-17 12l-3-13 9-13 14-3 13 9 4 12-8 12-17 2zM-9-9l7 7 10-4M-2-2l-3 13" />
);
