/** French words for numbers, counters and results. No Intl: builds differ. */
import { counted } from '../../core/french.ts';
import type { Kind, Result } from '../types.ts';
import { KIND_NAMES } from './counters.ts';

/** « 3 Moines-fantassins » */
export const troop = (count: number, kind: Kind): string => counted(count, KIND_NAMES[kind].one, KIND_NAMES[kind].many);

/** « le Dragon », « l’Ailé »: every kind is masculine. */
export const theKind = (kind: Kind): string => {
  const { one } = KIND_NAMES[kind];
  return /^[AÉIOU]/.test(one) ? `l’${one}` : `le ${one}`;
};

/** A difference with its sign: « 7 », « −2 ». */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** How many hexes a result moves somebody; undefined for `-`, `AE` and `DE`. */
export const hexCount = (result: Result): number | undefined => (/\d/.test(result) ? Number(result.slice(1)) : undefined);

/** What a result of the table of combats means, whole. */
export function resultInWords(result: Result): string {
  if (result === '-') return 'rien ne se passe';
  if (result === 'AE') return 'les attaquants sont éliminés';
  if (result === 'DE') return 'le défenseur est éliminé';
  const hexes = counted(hexCount(result) ?? 0, 'hexagone');
  return result.startsWith('A') ? `les attaquants reculent de ${hexes}` : `le défenseur recule de ${hexes}`;
}

/** « de 4 à 7 », « de 12 ou plus », « de 3 » */
export const bandInWords = (from: number, to: number | null): string => {
  if (to === null) return `${signed(from)} ou plus`;
  return from === to ? signed(from) : `${signed(from)} à ${signed(to)}`;
};
