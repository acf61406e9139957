/** « Toutes les lectures » in a few words, and where on its page they are. */
import { counted, together } from '#engine/core/french.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import type { TurningTold } from './told.ts';

export const TURNING = 'toutes-les-lectures';

/** Sets of rulings that are named. */
const MOST_NAMED = 3;

/** Never cut at its hyphen. */
const numberOf = (id: string): string => (rulingNumber(id) ?? id).replace('-', '\u2011');

/** « renversé par une autre lecture de L-4, ou de L-8 et L-9 » */
export function turningNote({ turns, isWhole }: TurningTold): string {
  const sets = [...new Set(turns.map(({ choices }) => together(Object.keys(choices).map(numberOf))))];
  const named = sets.slice(0, MOST_NAMED);
  if (sets.length > MOST_NAMED) return `${counted(turns.length, 'façon', 'façons')} de le renverser`;
  if (named.length > 0) return `renversé par une autre lecture ${named.map((one) => `de ${one}`).join(', ou ')}`;
  return isWhole ? 'il tient sous toutes' : 'aucune seule ne le renverse';
}
