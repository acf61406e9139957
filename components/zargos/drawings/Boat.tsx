import { drawingOf } from './emblems.ts';
import './Pawn.css';

interface Props {
  /** Accessible name; an empty string makes the boat decorative. */
  label?: string;
}

/** A boat pawn, in `currentColor`. */
export const Boat = ({ label = 'bateau' }: Props) => (
  <svg
    class="pawn"
    viewBox="-16 -16 32 32"
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : 'true'}
  >
    <use href={drawingOf('bateau')} />
  </svg>
);
