/** How the six peoples of Zargos are called (ZAR-MAT-2). */
import type { People } from '../types.ts';

/** In the plural, without an article: « les Ailés », « des Ailés », « aux Ailés ». */
export const PEOPLE_NAMES = {
  ailes: 'Ailés',
  amazones: 'Amazones',
  araignees: 'Araignées',
  chevaliers: 'Chevaliers',
  dragons: 'Dragons',
  moines: 'Moines',
} as const satisfies Record<People, string>;
