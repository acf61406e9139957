/** The ids of De l'Orc pour les braves: every rule (atom) and every ruling, in the order of the rule book. Permanent: never renumber, only append. */

// biome-ignore format: one family a row
export const ATOM_IDS = [
  'ORC-MAT-1', 'ORC-MAT-2', 'ORC-MAT-3', 'ORC-MAT-4', 'ORC-MAT-5', 'ORC-MAT-6',
  'ORC-MAN-1', 'ORC-MAN-2',
  'ORC-REC-1', 'ORC-REC-2', 'ORC-REC-3', 'ORC-REC-4', 'ORC-REC-5', 'ORC-REC-6', 'ORC-REC-7',
  'ORC-DEP-1', 'ORC-DEP-2', 'ORC-DEP-3',
  'ORC-ESP-1', 'ORC-ESP-2', 'ORC-ESP-3',
  'ORC-GEA-1',
  'ORC-BAT-1', 'ORC-BAT-2', 'ORC-BAT-3', 'ORC-BAT-4', 'ORC-BAT-5', 'ORC-BAT-6', 'ORC-BAT-7', 'ORC-BAT-8', 'ORC-BAT-9', 'ORC-BAT-10',
  'ORC-FIN-1', 'ORC-FIN-2',
] as const;

/** Rulings on what the booklet leaves open. There is no ORC-L-6. */
// biome-ignore format: ten a row
export const RULING_IDS = [
  'ORC-L-1', 'ORC-L-2', 'ORC-L-3', 'ORC-L-4', 'ORC-L-5', 'ORC-L-7', 'ORC-L-8', 'ORC-L-9', 'ORC-L-10', 'ORC-L-11',
  'ORC-L-12', 'ORC-L-13', 'ORC-L-14', 'ORC-L-15', 'ORC-L-16', 'ORC-L-17', 'ORC-L-18', 'ORC-L-19', 'ORC-L-20', 'ORC-L-21',
  'ORC-L-22', 'ORC-L-23', 'ORC-L-24', 'ORC-L-25', 'ORC-L-26', 'ORC-L-27', 'ORC-L-28', 'ORC-L-29', 'ORC-L-30', 'ORC-L-31',
  'ORC-L-32',
] as const;

export const IDS = [...ATOM_IDS, ...RULING_IDS] as const;

export type AtomId = (typeof ATOM_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type RuleId = (typeof IDS)[number];
