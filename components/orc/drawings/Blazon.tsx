import type { Back } from '#engine/orc/types.ts';
import { drawing } from './address.ts';

interface Props {
  of: Back;
  /** Accessible name; decorative without one. */
  label?: string;
}

/** The sign of a people, of the mercenaries or of the spies, square, in the colour of the text. */
export const Blazon = ({ of, label }: Props) => (
  <svg
    class="orc-blazon"
    viewBox="0 0 200 200"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : 'true'}
  >
    <use href={drawing(`blason-${of}`)} width="200" height="200" />
  </svg>
);
