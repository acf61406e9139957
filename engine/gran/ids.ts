/** The ids of Gran: every rule (atom) and every ruling, in the order of the rule book. Permanent: never renumber, only append. */
import { rulingIdsOf } from '../core/ruling.ts';
import { READINGS } from './options.ts';

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

/** The rulings are those of the table of readings, in its order. */
export const RULING_IDS = /* @__PURE__ */ rulingIdsOf(READINGS);

export const IDS: readonly RuleId[] = [...ATOM_IDS, ...RULING_IDS];

export type AtomId = (typeof ATOM_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type RuleId = AtomId | RulingId;
