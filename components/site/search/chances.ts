/** « Combien de chances… »: the calculator of each game that understands the question, filled with it. Fetched for such a question alone. */
import type { ChancesAsked, ChancesRead } from '#components/kit/told.ts';
import { GAME_IDS, type GameId } from '../../games.ts';
import { unreadOf } from './unread.ts';

interface Reader {
  /** Undefined where nothing that the calculator counts is told. */
  readonly chancesAsked: (question: string) => ChancesAsked | undefined;
}

const READERS = import.meta.glob<Reader>('../../*/chances-asked.ts');

const NUMBER = /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|dizaine|douzaine)(?!\p{L})/iu;
/** Words that ask for a number wherever they stand. */
const CHANCES = /(?<!\p{L})(?:chances?|proba\p{L}*|risques?|odds|pour ?cent|sur (?:cent|100|dix|10)|fois sur)(?!\p{L})|%/iu;
/** Words that ask for one where numbers are told. */
const WORTH =
  /(?<!\p{L})(?:vau[xt]|valent|valons|valeurs?|total|combien (?:ça|cela) fait|suffi\p{L}*|espérer|souvent|qui (?:gagne|l['’]emporte)|(?:ça|je|on|ils?|elles?) (?:passe|tient|tiens|gagne|gagnent)|je perds|change\p{L}* quoi)(?!\p{L})/iu;

/** Whether a question asks for a number. */
export const asksChances = (query: string): boolean => CHANCES.test(query) || (WORTH.test(query) && NUMBER.test(query));

/** Calculators by their games. */
export async function chancesIn(query: string): Promise<ReadonlyMap<GameId, ChancesRead>> {
  if (!asksChances(query)) return new Map();
  const asked = GAME_IDS.map(async (game) => {
    const reader = await READERS[`../../${game}/chances-asked.ts`]?.();
    const filled = reader?.chancesAsked(query);
    return reader && filled ? [[game, { ...filled, unread: unreadOf(query, reader.chancesAsked) }] as const] : [];
  });
  return new Map((await Promise.all(asked)).flat());
}
