/** The burst that bears a dragon's force. */
import type { Force } from '#engine/gran/types.ts';

export const Pips = ({ force }: { force: Force }) => (
  <svg viewBox="-30 -30 60 60" aria-hidden="true">
    <path d="M0-27l6 7 8-4 2 8 9 2-2 8 6 6-6 6 2 8-9 2-2 8-8-4-6 7-6-7-8 4-2-8-9-2 2-8-6-6 6-6-2-8 9-2 2-8 8 4z" />
    <text y="10">{force}</text>
  </svg>
);
