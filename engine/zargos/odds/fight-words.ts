/** French words for fights: the peoples, numbers, chances. No Intl: builds differ. */
import { counted } from '../../core/french.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { People, Site } from '../types.ts';

/** Where, after a verb. */
export const SITE_PLACES = {
  province: 'dans une province',
  capital: 'dans une capitale',
  zargos: 'dans une province du royaume de Zargos',
  'forbidden-city': 'dans la Cité Interdite',
} as const satisfies Record<Site, string>;

/** « 7 Dragons », « 1,5 Dragon »: all six names take an s. */
export const troop = (count: number, people: People): string => {
  const many = PEOPLE_NAMES[people];
  return counted(count, many.slice(0, -1), many);
};

export const FEMININE: ReadonlySet<People> = new Set(['amazones', 'araignees']);

/** « tous les Moines », « toutes les Amazones » */
export const everyOne = (people: People): string => `${FEMININE.has(people) ? 'toutes' : 'tous'} les ${PEOPLE_NAMES[people]}`;
