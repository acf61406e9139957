/** The rules that the answers of the map may cite. */
import type { RuleId } from '#engine/zargos-lords/ids.ts';

// biome-ignore format: one family a row
export const ANSWER_RULES = [
  'LOR-MAT-2', 'LOR-MOU-1', 'LOR-MOU-2', 'LOR-MER-1', 'LOR-MON-1', 'LOR-BOI-1', 'LOR-GOU-1', 'LOR-ZDI-1', 'LOR-ZDI-2',
  'LOR-REC-2', 'LOR-REC-3', 'LOR-IND-1', 'LOR-SOR-2', 'LOR-ARC-1', 'LOR-ARC-3', 'LOR-DRA-1', 'LOR-LAN-1', 'LOR-MOI-1', 'LOR-ILL-1',
  'LOR-ESC-1', 'LOR-ESC-2', 'LOR-VIL-1', 'LOR-VIL-4', 'LOR-VIL-6',
  'LOR-L-14', 'LOR-L-15', 'LOR-L-27', 'LOR-L-33', 'LOR-L-35', 'LOR-L-41', 'LOR-L-42', 'LOR-REV-3', 'LOR-REV-6',
] as const satisfies readonly RuleId[];
