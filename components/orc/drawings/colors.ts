/** The seven colours of the players (ORC-MAT-3), in the order in which seats take them. Each has its hatching and its charge beside its colour. The choice is ours. */
export const PLAYER_COLORS = ['rouge', 'bleu', 'vert', 'jaune', 'violet', 'noir', 'blanc'] as const;
export type PlayerColor = (typeof PLAYER_COLORS)[number];

/** What a colour's shield bears: « rouge, la tour ». */
export const CHARGE_NAMES = {
  rouge: 'la tour',
  bleu: 'le poisson',
  vert: 'le champignon',
  jaune: 'le soleil',
  violet: 'la clef',
  noir: 'le chaudron',
  blanc: 'l’étoile',
} as const satisfies Record<PlayerColor, string>;
