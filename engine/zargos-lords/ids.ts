/**
 * The ids of Zargo's Lords: every rule (atom) and every ruling, in the order of the rule book. Permanent: never renumber, only append.
 * `LOR-REV-…` are the changes of the publisher's own revision of 1983, offered as table options beside the rulings.
 */

// biome-ignore format: one family a row
export const ATOM_IDS = [
  'LOR-MAT-1', 'LOR-MAT-2', 'LOR-MAT-3',
  'LOR-PREP-1', 'LOR-PREP-2', 'LOR-PREP-3', 'LOR-PREP-4', 'LOR-PREP-5',
  'LOR-TOUR-1', 'LOR-TOUR-2', 'LOR-TOUR-3', 'LOR-TOUR-4', 'LOR-TOUR-5',
  'LOR-MOU-1', 'LOR-MOU-2', 'LOR-MOU-3',
  'LOR-MER-1', 'LOR-MON-1', 'LOR-BOI-1', 'LOR-GOU-1', 'LOR-VOL-1',
  'LOR-ZDI-1', 'LOR-ZDI-2', 'LOR-ZDI-3',
  'LOR-COM-1', 'LOR-COM-2', 'LOR-COM-3', 'LOR-COM-4', 'LOR-COM-5', 'LOR-COM-6', 'LOR-COM-7',
  'LOR-REC-1', 'LOR-REC-2', 'LOR-REC-3',
  'LOR-IND-1', 'LOR-IND-2',
  'LOR-CHE-1', 'LOR-FAN-1', 'LOR-SOR-1', 'LOR-SOR-2',
  'LOR-ARC-1', 'LOR-ARC-2', 'LOR-ARC-3', 'LOR-ARC-4',
  'LOR-AIL-1', 'LOR-AIL-2', 'LOR-FAU-1',
  'LOR-DRA-1', 'LOR-LAN-1', 'LOR-SER-1',
  'LOR-MOI-1', 'LOR-MOI-2', 'LOR-ILL-1',
  'LOR-ESC-1', 'LOR-ESC-2', 'LOR-ESC-3', 'LOR-ESC-4',
  'LOR-VIL-1', 'LOR-VIL-2', 'LOR-VIL-3', 'LOR-VIL-4', 'LOR-VIL-5', 'LOR-VIL-6',
  'LOR-ALL-1', 'LOR-ALL-2', 'LOR-ALL-3', 'LOR-ALL-4',
] as const;

/** Rulings on what the booklet leaves open, then the revision of 1983. */
// biome-ignore format: ten a row
export const RULING_IDS = [
  'LOR-L-1', 'LOR-L-2', 'LOR-L-3', 'LOR-L-4', 'LOR-L-5', 'LOR-L-6', 'LOR-L-7', 'LOR-L-8', 'LOR-L-9', 'LOR-L-10',
  'LOR-L-11', 'LOR-L-12', 'LOR-L-13', 'LOR-L-14', 'LOR-L-15', 'LOR-L-16', 'LOR-L-17', 'LOR-L-18', 'LOR-L-19', 'LOR-L-20',
  'LOR-L-21', 'LOR-L-22', 'LOR-L-23', 'LOR-L-24', 'LOR-L-25', 'LOR-L-26', 'LOR-L-27', 'LOR-L-28', 'LOR-L-29', 'LOR-L-30',
  'LOR-L-31', 'LOR-L-32', 'LOR-L-33', 'LOR-L-34', 'LOR-L-35', 'LOR-L-36', 'LOR-L-37', 'LOR-L-38', 'LOR-L-39', 'LOR-L-40',
  'LOR-L-41', 'LOR-L-42', 'LOR-L-43', 'LOR-L-44', 'LOR-L-45', 'LOR-L-46', 'LOR-L-47',
  'LOR-REV-1', 'LOR-REV-2', 'LOR-REV-3', 'LOR-REV-4', 'LOR-REV-5', 'LOR-REV-6',
] as const;

export const IDS = [...ATOM_IDS, ...RULING_IDS] as const;

export type AtomId = (typeof ATOM_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type RuleId = (typeof IDS)[number];
