/** The ids of Zargos: every rule (atom) and every ruling, in the order of the rule book. Permanent: never renumber, only append. */

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

/** Rulings on what the booklet leaves open. */
// biome-ignore format: ten a row
export const RULING_IDS = [
  'ZAR-L-1', 'ZAR-L-2', 'ZAR-L-3', 'ZAR-L-4', 'ZAR-L-5', 'ZAR-L-6',
  'ZAR-L-7', 'ZAR-L-8', 'ZAR-L-9', 'ZAR-L-10', 'ZAR-L-11', 'ZAR-L-12',
  'ZAR-L-13', 'ZAR-L-14', 'ZAR-L-15', 'ZAR-L-16', 'ZAR-L-17', 'ZAR-L-18',
  'ZAR-L-19', 'ZAR-L-20', 'ZAR-L-21', 'ZAR-L-22', 'ZAR-L-23', 'ZAR-L-24',
  'ZAR-L-25', 'ZAR-L-26', 'ZAR-L-27', 'ZAR-L-28', 'ZAR-L-29', 'ZAR-L-30',
  'ZAR-L-31', 'ZAR-L-32', 'ZAR-L-33', 'ZAR-L-34', 'ZAR-L-35', 'ZAR-L-36',
  'ZAR-L-37', 'ZAR-L-38', 'ZAR-L-39', 'ZAR-L-40', 'ZAR-L-41', 'ZAR-L-42',
  'ZAR-L-43', 'ZAR-L-44', 'ZAR-L-45', 'ZAR-L-46', 'ZAR-L-47', 'ZAR-L-48',
  'ZAR-L-49', 'ZAR-L-50', 'ZAR-L-51',
] as const;

export const IDS = [...ATOM_IDS, ...RULING_IDS] as const;

export type AtomId = (typeof ATOM_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type RuleId = (typeof IDS)[number];
