/** What of a club's box a game's positions are judged with. */
import { hasNumbers } from '../data/differences.ts';
import type { Box } from '../types.ts';
import { type Begun, ownBoxOf } from './scenarios.ts';

const NUMBERS = new WeakMap<Box, Box | null>();

/** Its factors and tables; undefined where they are ours. */
export function numbersOf(options: Pick<Begun, 'box'>): Box | undefined {
  const box = ownBoxOf(options);
  if (!box) return undefined;
  const { map: _, ...numbers } = box;
  const known = NUMBERS.get(box) ?? (hasNumbers(box) ? numbers : null);
  NUMBERS.set(box, known);
  return known ?? undefined;
}
