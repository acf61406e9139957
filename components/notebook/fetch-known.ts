/** What can come back, of every game, fetched by who has a notebook. */
import { href } from '#components/base/url.ts';
import type { KnownGame } from './due.ts';

/** In the root, where what is kept for offline takes it. Throws without a network. */
export async function fetchKnown(): Promise<readonly KnownGame[]> {
  const answer = await fetch(href('revoir.json'));
  const games: unknown = answer.ok ? await answer.json() : undefined;
  if (!Array.isArray(games)) throw new Error('no revoir.json');
  return games;
}
