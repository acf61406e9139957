/** How a fight was played, as the fragment of an address, since servers cut long queries: `#jeu=1.club.LLQ`. */
import { begins, marked, unmarked } from '#engine/core/link.ts';

const KEY = 'jeu=';

/** Whether a fragment says a play. */
export const hasPlay = (hash: string): boolean => begins(hash, KEY);

/** The play of a fragment, to be read; empty for another fragment, and what no reader takes for one that was cut. */
export function playIn(hash: string): string {
  if (!hasPlay(hash)) return '';
  const link = unmarked(hash);
  return link.ok ? link.text.slice(KEY.length) : hash;
}

/** The fragment, without its `#`, that says a play. */
export const playFragment = (play: string): string => marked(KEY + play);

/** The fragment of the address, with its `#`, unless it is a play. */
export const otherFragment = (): string => (hasPlay(location.hash) ? '' : location.hash);
