/**
 * The ids of Zargo's Lords: every rule (atom) and every ruling, in the order of the rule book. Permanent: never renumber, only append.
 * `LOR-REV-…` are the changes of the publisher's own revision of 1983, offered as table options beside the rulings.
 */
import { rulingIdsOf } from '../core/ruling.ts';
import { READINGS } from './options.ts';

// biome-ignore format: one family a row
export const ATOM_IDS = [
  'LOR-MAT-1', 'LOR-MAT-2', 'LOR-MAT-3', 'LOR-MAT-4',
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

/** The rulings are those of the table of readings, in its order. */
export const RULING_IDS = /* @__PURE__ */ rulingIdsOf(READINGS);

export const IDS: readonly RuleId[] = [...ATOM_IDS, ...RULING_IDS];

export type AtomId = (typeof ATOM_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type RuleId = AtomId | RulingId;
