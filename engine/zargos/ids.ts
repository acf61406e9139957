/** The ids of Zargos: every rule (atom) and every ruling, in the order of the rule book. Permanent: never renumber, only append. */
import { rulingIdsOf } from '../core/ruling.ts';
import { READINGS } from './options.ts';

// biome-ignore format: one family a row
export const ATOM_IDS = [
  'ZAR-MAT-1', 'ZAR-MAT-2', 'ZAR-MAT-3', 'ZAR-MAT-4', 'ZAR-MAT-5', 'ZAR-MAT-6',
  'ZAR-MAT-7',
  'ZAR-BUT-1',
  'ZAR-PREP-1', 'ZAR-PREP-2', 'ZAR-PREP-3', 'ZAR-PREP-4',
  'ZAR-POS-1', 'ZAR-POS-2', 'ZAR-POS-3', 'ZAR-POS-4', 'ZAR-POS-5', 'ZAR-POS-6',
  'ZAR-POS-7',
  'ZAR-TOUR-1', 'ZAR-TOUR-2',
  'ZAR-ATT-1', 'ZAR-ATT-2', 'ZAR-ATT-3', 'ZAR-ATT-4', 'ZAR-ATT-5', 'ZAR-ATT-6',
  'ZAR-ATT-7',
  'ZAR-MER-1', 'ZAR-MER-2', 'ZAR-MER-3', 'ZAR-MER-4', 'ZAR-MER-5',
  'ZAR-COM-1', 'ZAR-COM-2', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5', 'ZAR-COM-6',
  'ZAR-COM-7',
  'ZAR-CAP-1',
  'ZAR-REO-1', 'ZAR-REO-2', 'ZAR-REO-3', 'ZAR-REO-4', 'ZAR-REO-5',
  'ZAR-PTS-1', 'ZAR-PTS-2',
  'ZAR-ORD-1', 'ZAR-ORD-2',
  'ZAR-ROY-1', 'ZAR-ROY-2', 'ZAR-ROY-3', 'ZAR-ROY-4',
  'ZAR-MAG-1', 'ZAR-MAG-2', 'ZAR-MAG-3', 'ZAR-MAG-4', 'ZAR-MAG-5', 'ZAR-MAG-6',
  'ZAR-MAG-7', 'ZAR-MAG-8', 'ZAR-MAG-9', 'ZAR-MAG-10', 'ZAR-MAG-11',
  'ZAR-GUERRE', 'ZAR-TERRE', 'ZAR-AILLEURS', 'ZAR-BRUME', 'ZAR-ILLUSION', 'ZAR-GLACE',
  'ZAR-FOLIE', 'ZAR-TEMPETE', 'ZAR-MORT', 'ZAR-DEMON', 'ZAR-TREMBLEMENT', 'ZAR-RAZ',
  'ZAR-ECLIPSE', 'ZAR-CANICULE', 'ZAR-TYPHON', 'ZAR-INONDATIONS',
  'ZAR-REN-1', 'ZAR-REN-2', 'ZAR-REN-3',
  'ZAR-ZRG-1', 'ZAR-ZRG-2', 'ZAR-ZRG-3', 'ZAR-ZRG-4', 'ZAR-ZRG-5', 'ZAR-ZRG-6',
  'ZAR-ZRG-7', 'ZAR-ZRG-8', 'ZAR-ZRG-9', 'ZAR-ZRG-10',
  'ZAR-DRA-1', 'ZAR-DRA-2', 'ZAR-DRA-3', 'ZAR-DRA-4',
  'ZAR-ARA-1', 'ZAR-ARA-2',
  'ZAR-AIL-1', 'ZAR-AIL-2', 'ZAR-AIL-3',
  'ZAR-CHE-1',
  'ZAR-MOI-1',
  'ZAR-AMA-1',
] as const;

/** The rulings are those of the table of readings, in its order. */
export const RULING_IDS = /* @__PURE__ */ rulingIdsOf(READINGS);

export const IDS: readonly RuleId[] = [...ATOM_IDS, ...RULING_IDS];

export type AtomId = (typeof ATOM_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type RuleId = AtomId | RulingId;
