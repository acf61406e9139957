import { drawing } from './address.ts';
import type { PlayerColor } from './colors.ts';

interface Props {
  color: PlayerColor;
  /** Points, from 0; the marker is turned to its +10 face from ten on (ORC-MAT-6). */
  points: number;
  /** Accessible name; an empty string makes it decorative. */
  label?: string;
}

/** A player's score wheel, square. */
export const ScoreWheel = ({ color, points, label = `Roue ${color} : ${points}` }: Props) => (
  <svg
    class={`orc-wheel orc-${color}`}
    viewBox="-100 -100 200 200"
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : 'true'}
  >
    <use href={drawing('roue')} x="-100" y="-100" width="200" height="200" />
    <g transform={`rotate(${36 * (points % 10)})`}>
      <path class="orc-marker" d="M0-46 17-14a20 20 0 1 1-34 0z" />
    </g>
    <text class="orc-turned" y="9">
      {points >= 10 ? `+${10 * Math.floor(points / 10)}` : ''}
    </text>
  </svg>
);
