/** Somebody has to arrive, and the others to bring him there, or to keep him from it. */
import type { Hex } from '../../../board/hex.ts';
import { distanceOn } from '../../../board/map.ts';
import type { Counter } from '../../../board/position.ts';
import { SCENARIOS } from '../../scenarios.ts';
import { find, idsIn } from '../../table.ts';
import type { Table } from '../../types.ts';
import { roadOf } from './roads.ts';

/** Who has to arrive. */
const PILGRIM = 'a1';

/** What losing him, or striking him, is worth: the game. */
export const PRIZE = 30;

export const pilgrimOf = (table: Table): Counter | undefined =>
  SCENARIOS[table.options.start].wins === 'arrival' ? find(table, PILGRIM) : undefined;

export const isPilgrim = (table: Table, counter: Counter): boolean =>
  SCENARIOS[table.options.start].wins === 'arrival' && idsIn(counter).includes(PILGRIM);

/** Where a counter is drawn: he to his city, his own around him and ahead of him, the others onto his road. */
export function crossingPull(table: Table, counter: Counter, at: Hex): number {
  const { map, cities } = table.position;
  const pilgrim = pilgrimOf(table);
  const goal = cities[0]?.at;
  if (!pilgrim || !goal) return 0;
  if (isPilgrim(table, counter)) return -0.5 * roadOf(map, counter, at, goal);
  const near = distanceOn(map, at, pilgrim.at);
  if (table.turn === 0) return -0.3 * Math.max(0, near - 1) - 0.1 * roadOf(map, counter, at, goal);
  return -0.25 * Math.max(0, near - 1) - 0.05 * roadOf(map, counter, at, goal);
}
