import './Die.css';

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

interface Props {
  /** None: a blank die, not thrown yet. */
  face?: DieFace;
  /** Who threw it. Told apart without colour: attack is full, defend is hollow with a double edge. */
  tone?: 'attack' | 'defend' | 'plain';
  /** Accessible name; an empty string makes the die decorative. Default: the face. */
  label?: string;
}

/** Pip centres in a 32 × 32 box, in reading order. */
const PIPS = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [8.4, 8.4],
    [16, 16],
    [23.6, 23.6],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [8.6, 8.6],
    [23.4, 8.6],
    [16, 16],
    [8.6, 23.4],
    [23.4, 23.4],
  ],
  6: [
    [9, 8],
    [23, 8],
    [9, 16],
    [23, 16],
    [9, 24],
    [23, 24],
  ],
} as const satisfies Record<DieFace, readonly (readonly [number, number])[]>;

const EDGE = 'M6 1.6h20.2q4.2 0 4.2 4.4v20.2q0 4.2-4.4 4.2H5.8q-4.2 0-4.2-4.4V6q0-4.4 4.4-4.4z';

/** A six-sided die. Its colours follow `tone` through the tokens. */
export const Die = ({ face, tone = 'plain', label = face ? String(face) : 'dé' }: Props) => (
  <svg
    class={`die die-${tone}`}
    viewBox="0 0 32 32"
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : 'true'}
  >
    <path class="die-body" d={EDGE} />
    {tone === 'defend' && <rect class="die-inner" x="4.4" y="4.4" width="23.2" height="23.2" rx="3" />}
    {face && PIPS[face].map(([x, y]) => <circle key={`${x}-${y}`} class="die-pip" cx={x} cy={y} r={face === 1 ? 3.6 : 2.9} />)}
  </svg>
);
