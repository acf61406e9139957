/** The four kingdoms, their cities' seals and the colours of the knights. */

/** GRA-MAT-1. */
export const KINGDOMS = ['tirad', 'urgad', 'galad', 'elgad'] as const;
export type Kingdom = (typeof KINGDOMS)[number];

export const KINGDOM_NAMES = { tirad: 'Tirad', urgad: 'Urgad', galad: 'Galad', elgad: 'Elgad' } as const satisfies Record<Kingdom, string>;

/** Colours of the seals. The booklet says that there are four; which they are, and whose, is ours. */
export const SEAL_COLORS = ['rouge', 'vert', 'bleu', 'jaune'] as const;
export type SealColor = (typeof SEAL_COLORS)[number];

/** The knights (GRA-MAT-1), in the order in which the booklet lists them. */
export const COLORS = ['jaune', 'bleu', 'rouge', 'blanc', 'vert', 'noir'] as const;
export type Color = (typeof COLORS)[number];

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

/** Obstacle stones in the box (GRA-MAT-1). */
export const STONES = 16;

/** Black collars in the box (GRA-MAT-1). */
export const COLLARS = 4;

/** Seals of each city (GRA-MAT-1). */
export const SEALS_EACH = 6;

/** Seals of as many different cities win: three, two in a short game (GRA-BUT-1). */
export const GOALS = [3, 2] as const;
export type Goal = (typeof GOALS)[number];
