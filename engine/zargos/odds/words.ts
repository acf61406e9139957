/** French words for fights: the peoples, numbers, chances. No Intl: builds differ. */
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { People, Site } from '../types.ts';

/** Where, after a verb. */
export const SITE_PLACES = {
  province: 'dans une province',
  capital: 'dans une capitale',
  zargos: 'dans une province du royaume de Zargos',
  'forbidden-city': 'dans la Cité Interdite',
} as const satisfies Record<Site, string>;

/** French plurals begin at two. */
export const plural = (count: number, one: string, many: string): string => (Math.abs(count) < 2 ? one : many);

/** « 7 Dragons », « 1,5 Dragon »: all six names take an s. */
export const troop = (count: number, people: People): string => {
  const many = PEOPLE_NAMES[people];
  return `${decimal(count)} ${plural(count, many.slice(0, -1), many)}`;
};

/** At most one decimal, with a comma. */
export function decimal(value: number): string {
  const tenths = Math.round(value * 10);
  const rest = tenths % 10;
  return rest === 0 ? `${tenths / 10}` : `${(tenths - rest) / 10},${rest}`;
}

/** What sums of doubles may miss of certainty. */
const HAIR = 1e-14;

/** A chance in per cent, at most one decimal; never 0 or 100 for what may happen or fail. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1 - HAIR) return '100 %';
  if (chance < 0.0005) return 'moins de 0,1 %';
  if (chance >= 0.9995) return 'plus de 99,9 %';
  return `${decimal(chance * 100)} %`;
}

/** « a », « a et b », « a, b et c » */
export const together = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
