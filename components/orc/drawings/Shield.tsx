import { drawing } from './address.ts';
import { CHARGE_NAMES, type PlayerColor } from './colors.ts';

interface Props {
  color: PlayerColor;
  /** Accessible name; an empty string makes it decorative. */
  label?: string;
}

/** A player's shield, 212 × 250: colour, hatching and charge. */
export const Shield = ({ color, label = `Bouclier ${color}, ${CHARGE_NAMES[color]}` }: Props) => (
  <svg
    class={`orc-shield orc-${color}`}
    viewBox="0 0 212 250"
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : 'true'}
  >
    <use href={drawing(`bouclier-${color}`)} width="212" height="250" />
  </svg>
);
