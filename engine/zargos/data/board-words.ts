/** How the check of a board speaks. */
import type { Problem } from '../../core/input.ts';
import { KINGDOM_NAMES } from './board-lands.ts';
import { KINGDOM_IDS, type PlaceId } from './board-types.ts';

export const fault = (field: string, because: string): Problem => ({ field, because });

/** How a place is called on the form: « Taïro-2 », « la Cité Interdite », « mer-7 », « le lac ». */
export function placeName(id: PlaceId): string {
  if (id === 'zargos') return 'la Cité Interdite';
  if (id === 'lac') return 'le lac';
  const kingdom = KINGDOM_IDS.find((one) => id === one || id.startsWith(`${one}-`));
  return kingdom ? KINGDOM_NAMES[kingdom] + id.slice(kingdom.length) : id;
}

/** The same at the head of a sentence. */
export function placeHead(id: PlaceId): string {
  const name = placeName(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** « Oz-1, Oz-2 et Itak » */
export const listed = (ids: readonly PlaceId[]): string =>
  ids.length < 2
    ? ids.map(placeName).join('')
    : `${ids.slice(0, -1).map(placeName).join(', ')} et ${ids.slice(-1).map(placeName).join('')}`;
