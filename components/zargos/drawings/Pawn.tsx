import { drawingOf, type EmblemId, PAWN_NAMES } from './emblems.ts';
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
    {value === 5 && <use href={drawingOf('cinq')} />}
    <use href={drawingOf(people)} />
  </svg>
);
