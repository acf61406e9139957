/** « Combien de chances… »: the calculator of each game that understands the question, filled with it. Fetched for such a question alone. */
import { GAME_IDS, type GameId } from '../../games.ts';

interface Reader {
  /** Address of the calculator; undefined where nothing that it counts is told. */
  readonly chancesAsked: (question: string) => string | undefined;
}

const READERS = import.meta.glob<Reader>('../../*/chances-asked.ts');

/** Whether a question asks for a number. */
export const asksChances = (query: string): boolean =>
  /(?:combien|quelles?|quelle est la|mes|nos|les|des|une?) (?:de |sont mes |sont les )?chances?(?!\p{L})|probabilit|(?<!\p{L})odds(?!\p{L})/iu.test(
    query,
  );

/** Addresses by their games. */
export async function chancesIn(query: string): Promise<ReadonlyMap<GameId, string>> {
  if (!asksChances(query)) return new Map();
  const asked = GAME_IDS.map(async (game) => {
    const reader = READERS[`../../${game}/chances-asked.ts`];
    const url = (await reader?.())?.chancesAsked(query);
    return url === undefined ? [] : [[game, url] as const];
  });
  return new Map((await Promise.all(asked)).flat());
}
