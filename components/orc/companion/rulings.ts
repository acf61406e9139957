/** The rulings that the sheet obeys, and the rules that the companion cites. */
import type { RuleId } from '#engine/orc/ids.ts';
import type { OptionId } from '#engine/orc/options.ts';

export const SHEET_RULINGS: readonly OptionId[] = ['ORC-L-1', 'ORC-L-11', 'ORC-L-21', 'ORC-L-22', 'ORC-L-32'];

export const CITED: readonly RuleId[] = [
  'ORC-MAN-1',
  'ORC-REC-1',
  'ORC-REC-2',
  'ORC-REC-5',
  'ORC-REC-7',
  'ORC-BAT-2',
  'ORC-FIN-2',
  ...SHEET_RULINGS,
];
