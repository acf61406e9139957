/** The rules that the answers of the map may cite. */
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import type { OptionId } from '#engine/zargos-lords/options.ts';
import type { Question } from './scene.ts';

// biome-ignore format: one family a row
export const ANSWER_RULES = [
  'LOR-MAT-2', 'LOR-MOU-1', 'LOR-MOU-2', 'LOR-MER-1', 'LOR-MON-1', 'LOR-BOI-1', 'LOR-GOU-1', 'LOR-ZDI-1', 'LOR-ZDI-2',
  'LOR-REC-2', 'LOR-REC-3', 'LOR-IND-1', 'LOR-SOR-2', 'LOR-ARC-1', 'LOR-ARC-3', 'LOR-DRA-1', 'LOR-LAN-1', 'LOR-MOI-1', 'LOR-ILL-1',
  'LOR-ESC-1', 'LOR-ESC-2', 'LOR-VIL-1', 'LOR-VIL-4', 'LOR-VIL-6',
  'LOR-L-5', 'LOR-L-6', 'LOR-L-7', 'LOR-L-14', 'LOR-L-15', 'LOR-L-19', 'LOR-L-20', 'LOR-L-27', 'LOR-L-32', 'LOR-L-33', 'LOR-L-35', 'LOR-L-36', 'LOR-L-38',
  'LOR-L-40', 'LOR-L-41', 'LOR-L-42', 'LOR-L-43', 'LOR-L-47', 'LOR-L-48', 'LOR-L-49', 'LOR-L-50', 'LOR-L-51', 'LOR-L-52', 'LOR-L-53', 'LOR-L-54', 'LOR-L-55',
  'LOR-REV-3', 'LOR-REV-4', 'LOR-REV-5', 'LOR-REV-6',
] as const satisfies readonly RuleId[];

/** Readings of the table that may change the answer to a question. */
export const MAP_READINGS: Readonly<Record<Question, readonly OptionId[]>> = {
  // biome-ignore format: as the rules are read
  mouvement: ['LOR-L-5', 'LOR-L-6', 'LOR-L-19', 'LOR-L-20', 'LOR-L-27', 'LOR-L-35', 'LOR-L-36', 'LOR-L-38', 'LOR-L-40', 'LOR-L-41', 'LOR-L-42', 'LOR-L-47', 'LOR-L-48', 'LOR-L-49', 'LOR-L-50', 'LOR-L-53', 'LOR-REV-3'],
  tir: ['LOR-L-14', 'LOR-L-15', 'LOR-L-33', 'LOR-REV-4', 'LOR-REV-5'],
  recul: ['LOR-L-7', 'LOR-L-32', 'LOR-L-40', 'LOR-L-42', 'LOR-L-43', 'LOR-L-51', 'LOR-L-52', 'LOR-L-54', 'LOR-L-55', 'LOR-REV-6'],
};
