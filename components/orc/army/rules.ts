/** What the page of the armies cites, and the readings that it offers. */
import type { OptionId } from '#engine/orc/options.ts';

export const ARMY_RULINGS = [
  'ORC-L-4',
  'ORC-L-12',
  'ORC-L-13',
  'ORC-L-14',
  'ORC-L-20',
  'ORC-L-29',
  'ORC-L-30',
  'ORC-L-31',
] as const satisfies readonly OptionId[];

export const ARMY_RULES = [
  'ORC-MAT-1',
  'ORC-MAT-2',
  'ORC-MAT-5',
  'ORC-ESP-3',
  'ORC-GEA-1',
  'ORC-BAT-1',
  'ORC-BAT-2',
  'ORC-BAT-3',
  'ORC-BAT-4',
  'ORC-BAT-5',
  'ORC-BAT-6',
  'ORC-BAT-7',
  'ORC-BAT-8',
  'ORC-BAT-9',
] as const;
