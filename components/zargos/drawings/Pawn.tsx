import { EMBLEMS, type EmblemId, PAWN_NAMES } from './emblems.ts';
import './Pawn.css';

interface Props {
  people: EmblemId;
  /** 5 is the large pawn: wider, with a second ring that carries five pips. */
  value?: 1 | 5;
  /** Accessible name; an empty string makes the pawn decorative. Default: « Moine », « Moine, grand pion de cinq ». */
  label?: string;
}

/** A pawn. Disc in `currentColor`, emblem in `--sheet`. */
export const Pawn = ({ people, value = 1, label = PAWN_NAMES[people] + (value === 5 ? ', grand pion de cinq' : '') }: Props) => (
  <svg
    class={value === 5 ? 'pawn pawn-large' : 'pawn'}
    viewBox={value === 5 ? '-21 -21 42 42' : '-16 -16 32 32'}
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : 'true'}
  >
    {value === 5 && (
      <>
        <circle r="18.9" fill="none" stroke="currentColor" stroke-width="1.3" />
        <path
          fill="currentColor"
          d="M-1.7 -18.9a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM16.3 -5.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM9.4 15.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM-12.8 15.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM-19.7 -5.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z"
        />
      </>
    )}
    <circle r="16" fill="currentColor" />
    <path fill="var(--sheet, #fffaf0)" d={EMBLEMS[people]} />
  </svg>
);
