/** How the check of a board speaks. */
import { together, upperFirst } from '../../core/french.ts';
import type { Problem } from '../../core/input.ts';
import { KINGDOM_NAMES } from './board-lands.ts';
import { KINGDOM_IDS, type PlaceId } from './board-types.ts';

export const problem = (field: string, because: string): Problem => ({ field, because });

/** How a place is called on the form: « Taïro-2 », « la Cité Interdite », « mer-7 », « le lac ». */
export function formName(id: PlaceId): string {
  if (id === 'zargos') return 'la Cité Interdite';
  if (id === 'lac') return 'le lac';
  const kingdom = KINGDOM_IDS.find((one) => id === one || id.startsWith(`${one}-`));
  return kingdom ? KINGDOM_NAMES[kingdom] + id.slice(kingdom.length) : id;
}

/** The same at the head of a sentence. */
export function placeHead(id: PlaceId): string {
  return upperFirst(formName(id));
}

/** « Oz-1, Oz-2 et Itak » */
export const listed = (ids: readonly PlaceId[]): string => together(ids.map(formName));
