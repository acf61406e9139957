/** « Puis-je… »: the games whose arbiter reads the question whole. Fetched for such a question alone. */
import { GAME_IDS, type GameId } from '../../games.ts';
import { asksLeave } from './said.ts';

interface Reader {
  /** Whether the lists of the question on top of the arbiter take all its words. */
  readonly leaveAsked: (question: string) => boolean;
}

const READERS = import.meta.glob<Reader>('../../*/leave-asked.ts');

export async function arbitersFor(query: string): Promise<ReadonlySet<GameId>> {
  if (!asksLeave(query)) return new Set();
  const asked = GAME_IDS.map(async (game) => ((await READERS[`../../${game}/leave-asked.ts`]?.())?.leaveAsked(query) ? [game] : []));
  return new Set((await Promise.all(asked)).flat());
}
