/** What each shape of the board is called, and does. */
import type { PointKind } from '#engine/gran/types.ts';

export const LEGEND = [
  ['black', 'point noir', 'rien de particulier'],
  ['exile', 'point d’exil', 'au milieu, dans aucun royaume'],
  ['dragon', 'dragon', 'duel à l’arrêt, et barre la route'],
  ['magic', 'pierre magique', 'pose une pierre-obstacle'],
  ['sword', 'pierre à l’épée', 'déplace une pierre-obstacle'],
  ['city', 'cité', 'sceau, amulettes, paix'],
  ['crystal', 'boule de cristal', 'départ, puis comme un point noir'],
] as const satisfies readonly (readonly [PointKind, string, string])[];
