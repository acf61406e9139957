/** The pawns' emblems as path data, for drawings made at build. */
import { EMBLEM_IDS, type EmblemId } from './emblems.ts';
import pions from './pions.svg?raw';

const read = (id: EmblemId | 'bateau'): string => {
  const path = new RegExp(`<g id="${id}">.*? d="([^"]+)"`).exec(pions)?.[1];
  if (!path) throw new Error(`pions.svg has no drawing « ${id} »`);
  return path;
};

/** SVG path data, non-zero fill, holes included. */
export const EMBLEMS = Object.fromEntries(EMBLEM_IDS.map((id) => [id, read(id)])) as Readonly<Record<EmblemId, string>>;

/** A boat, in the same disc. */
export const BOAT_OUTLINE = read('bateau');
