/** French words for numbers, counters and results. No Intl: builds differ. */
import type { Kind, Result } from '../types.ts';
import { KIND_NAMES } from './counters.ts';

/** French plurals begin at two. */
export const plural = (count: number, one: string, many: string): string => `${count} ${Math.abs(count) < 2 ? one : many}`;

/** « 3 Moines-fantassins » */
export const counted = (count: number, kind: Kind): string => plural(count, KIND_NAMES[kind].one, KIND_NAMES[kind].many);

/** « a, b et c » */
export const together = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;

/** At most one decimal, with a comma. */
export function decimal(value: number): string {
  const tenths = Math.round(value * 10);
  const rest = tenths % 10;
  return rest === 0 ? `${tenths / 10}` : `${(tenths - rest) / 10},${Math.abs(rest)}`;
}

/** A chance in per cent, at most one decimal; never 0 or 100 for what may happen or fail. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.0005) return 'moins de 0,1 %';
  if (chance >= 0.9995) return 'plus de 99,9 %';
  return `${decimal(chance * 100)} %`;
}

/** A difference with its sign: « 7 », « −2 ». */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** How many hexes a result moves somebody; undefined for `-`, `AE` and `DE`. */
export const hexesOf = (result: Result): number | undefined => (/\d/.test(result) ? Number(result.slice(1)) : undefined);

/** What a result of the table of combats means, whole. */
export function resultInWords(result: Result): string {
  if (result === '-') return 'rien ne se passe';
  if (result === 'AE') return 'les attaquants sont éliminés';
  if (result === 'DE') return 'le défenseur est éliminé';
  const hexes = plural(hexesOf(result) ?? 0, 'hexagone', 'hexagones');
  return result.startsWith('A') ? `les attaquants reculent de ${hexes}` : `le défenseur recule de ${hexes}`;
}
