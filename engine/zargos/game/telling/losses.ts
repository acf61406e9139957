/** Pawns that fall, in words. */
import { plural } from '../../../core/french.ts';
import { everyOne, FEMININE, troop } from '../../odds/fight-words.ts';
import type { Loss } from '../../rules/fight.ts';
import type { People } from '../../types.ts';

const none = (people: People): string => (FEMININE.has(people) ? 'aucune' : 'aucun');

/** « 2 Moines tombent, il en reste 3 », « aucune Amazone ne tombe »: `losses` is what stood there and fell. */
export function fallen(people: People, losses: number, left: number): string {
  if (losses === 0) return `${none(people)} ${troop(1, people).slice(2)} ne tombe`;
  const rest = left === 0 ? `il n’en reste ${none(people)}` : `il en reste ${left}`;
  return `${troop(losses, people)} ${plural(losses, 'tombe', 'tombent')}, ${rest}`;
}

/** The same of a throw, whose losses may exceed the pawns that stood: « toutes les Amazones tombent ». */
export const struck = (people: People, { losses, left }: Pick<Loss, 'losses' | 'left'>): string =>
  left === 0 ? `${everyOne(people)} tombent` : fallen(people, losses, left);
