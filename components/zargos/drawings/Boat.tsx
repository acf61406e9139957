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
    <path
      fill="currentColor"
      d="M-14.1 6.9q3.4 .9 6.7 1.3c5.3 .6 9.5 .9 14.8 0q3.5-.6 6.9-1.9-.6 2.3-1.9 4.2-1.4 2-3.4 3.6l-17.4 0q-2.1-1.3-3.6-3.2-1.3-1.8-2.1-4zm13.2-19.7l1.8 0 0 21-1.8 0 0-21zm1.8 2.3q5 .4 7.9 3.6 3.9 4.2 2.5 11.1-2.4-1.4-5-1.5-2.7-.1-5.4 1.3l0-14.5zm-1.8 14.5q-2.1-1.1-4.4-1.1-2.4 0-4.6 1.1 .7-4.4 3.2-7.8 2.3-2.9 5.8-4.6l0 12.4zm.9-18.5l6.7 1.7-6.7 1.7 0-3.4z"
    />
  </svg>
);
