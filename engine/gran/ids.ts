/** The ids of Gran: every rule (atom) and every ruling, in the order of the rule book. Permanent: never renumber, only append. */

// biome-ignore format: one family a row
export const ATOM_IDS = [
  'GRA-MAT-1', 'GRA-MAT-2',
  'GRA-BUT-1',
  'GRA-PREP-1', 'GRA-PREP-2',
  'GRA-DEP-1', 'GRA-DEP-2', 'GRA-DEP-3', 'GRA-DEP-4', 'GRA-DEP-5', 'GRA-DEP-6', 'GRA-DEP-7',
  'GRA-AMU-1', 'GRA-AMU-2', 'GRA-AMU-3', 'GRA-AMU-4',
  'GRA-ANN-1', 'GRA-ANN-2', 'GRA-ANN-3', 'GRA-ANN-4',
  'GRA-DRA-1', 'GRA-DRA-2', 'GRA-DRA-3',
  'GRA-CIT-1', 'GRA-CIT-2', 'GRA-CIT-3',
  'GRA-PIE-1', 'GRA-PIE-2', 'GRA-PIE-3', 'GRA-PIE-4',
  'GRA-CRI-1',
  'GRA-ATT-1', 'GRA-ATT-2', 'GRA-ATT-3',
] as const;

/** Rulings on what the booklet leaves open. There is no GRA-L-18. */
// biome-ignore format: ten a row
export const RULING_IDS = [
  'GRA-L-1', 'GRA-L-2', 'GRA-L-3', 'GRA-L-4', 'GRA-L-5', 'GRA-L-6', 'GRA-L-7', 'GRA-L-8', 'GRA-L-9', 'GRA-L-10',
  'GRA-L-11', 'GRA-L-12', 'GRA-L-13', 'GRA-L-14', 'GRA-L-15', 'GRA-L-16', 'GRA-L-17', 'GRA-L-19', 'GRA-L-20', 'GRA-L-21',
  'GRA-L-22', 'GRA-L-23', 'GRA-L-24', 'GRA-L-25', 'GRA-L-26', 'GRA-L-27',
] as const;

export const IDS = [...ATOM_IDS, ...RULING_IDS] as const;

export type AtomId = (typeof ATOM_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type RuleId = (typeof IDS)[number];
