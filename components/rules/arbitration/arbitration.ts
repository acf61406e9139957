/** What each game has for whoever answers questions at a club evening: `content/<game>/arbitrage.ts`, by hand. */
import { GAME_IDS, type GameId } from '#components/games.ts';
import type { Arbitration } from '#engine/practice/arbitration.ts';

const FOUND = import.meta.glob<Arbitration>('/content/*/arbitrage.ts', { eager: true, import: 'ARBITRATION' });

/** Of each game that has one, in the order of the house. */
export const ARBITRATIONS: readonly (readonly [GameId, Arbitration])[] = GAME_IDS.flatMap((id) => {
  const own = FOUND[`/content/${id}/arbitrage.ts`];
  return own ? [[id, own] as const] : [];
});
