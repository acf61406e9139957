/** The pawns a page can show, drawn round the origin inside a disc of radius 16. Linked rather than inlined: a page may show fifty. */
import { PEOPLES } from '#engine/zargos/types.ts';
import pions from './pions.svg?url&no-inline';

export const EMBLEM_IDS = [...PEOPLES, 'demons'] as const;
export type EmblemId = (typeof EMBLEM_IDS)[number];

/** For a `<use>`: a pawn, a boat, or the rim of a large pawn. */
export const drawingOf = (id: EmblemId | 'bateau' | 'cinq'): string => `${pions}#${id}`;

/** What one pawn is called, for its accessible name. */
export const PAWN_NAMES = {
  ailes: 'Ailé',
  amazones: 'Amazone',
  araignees: 'Araignée',
  chevaliers: 'Chevalier',
  dragons: 'Dragon',
  moines: 'Moine',
  demons: 'démon',
} as const satisfies Record<EmblemId, string>;
