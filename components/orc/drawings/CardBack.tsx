import type { Back } from '#engine/orc/types.ts';
import { drawing } from './address.ts';
import { BACK_LABELS } from './card-words.ts';

interface Props {
  back: Back;
  /** Accessible name; an empty string makes it decorative. */
  label?: string;
}

/** One of the six backs (ORC-MAT-5), 240 × 336. */
export const CardBack = ({ back, label = BACK_LABELS[back] }: Props) => (
  <svg
    class={`orc-card orc-${back}`}
    viewBox="0 0 240 336"
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : 'true'}
  >
    <use href={drawing(`dos-${back}`)} width="240" height="336" />
  </svg>
);
