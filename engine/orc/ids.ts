/** The ids of De l'Orc pour les braves: every rule (atom) and every ruling, in the order of the rule book. Permanent: never renumber, only append. */
import { rulingIdsOf } from '../core/ruling.ts';
import { READINGS } from './options.ts';

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

/** The rulings are those of the table of readings, in its order. */
export const RULING_IDS = /* @__PURE__ */ rulingIdsOf(READINGS);

export const IDS: readonly RuleId[] = [...ATOM_IDS, ...RULING_IDS];

export type AtomId = (typeof ATOM_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type RuleId = AtomId | RulingId;
