/** What the box holds besides the board and the dragon cards, and what things are called. */
import type { Color, Force, Kingdom } from '../types.ts';

export const KINGDOM_NAMES = { tirad: 'Tirad', urgad: 'Urgad', galad: 'Galad', elgad: 'Elgad' } as const satisfies Record<Kingdom, string>;

/** « de Tirad », « d’Elgad » */
export const ofKingdom = (kingdom: Kingdom): string => `${/^[AEIOU]/.test(KINGDOM_NAMES[kingdom]) ? 'd’' : 'de '}${KINGDOM_NAMES[kingdom]}`;

/** « le chevalier » and this. */
export const COLOR_NAMES = {
  jaune: 'jaune',
  bleu: 'bleu',
  rouge: 'rouge',
  blanc: 'blanc',
  vert: 'vert',
  noir: 'noir',
} as const satisfies Record<Color, string>;

/** Amulets that a knight starts with, and the most he carries (GRA-PREP-1, GRA-AMU-4). */
export const MAX_AMULETS = 3;
/** « il lui en reste 2 »: an attack names two knights, and one of them pays. `whom`: « vous ». */
export const amuletsLeft = (count: number, whom = 'lui'): string =>
  count === 0 ? `il ne ${whom} en reste aucune` : `il ${whom} en reste ${count}`;

/** Obstacle stones in the box (GRA-MAT-1). */
export const STONES = 16;

/** Black collars in the box (GRA-MAT-1). */
export const COLLARS = 4;

/** Seals of each city (GRA-MAT-1). */
export const SEALS_EACH = 6;

export const COPIES = { 6: 2, 5: 4, 4: 6, 3: 6, 2: 4, 0: 2 } as const satisfies Record<Force, number>;

export const PILE = 24;

/** Faces of the one die, out of 6, that beat or equal `force` (GRA-DRA-2). */
export const winningFaces = (force: Force): number => (force === 0 ? 6 : 7 - force);
