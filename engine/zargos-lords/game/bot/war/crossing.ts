/** Somebody has to arrive, and the others to bring him there, or to keep him from it. */
import type { Hex } from '../../../board/hex.ts';
import { distanceOn } from '../../../board/map.ts';
import { boxIn, type Counter, counterOf } from '../../../board/position.ts';
import { readingsOf } from '../../../options.ts';
import { forcesOf, resultsAt } from '../../../rules/combat.ts';
import { combatIn } from '../../fights.ts';
import { SCENARIOS } from '../../scenarios.ts';
import { find, idsIn } from '../../table.ts';
import type { MoveOf, Table } from '../../types.ts';
import { roadOf } from './roads.ts';

/** Who has to arrive. */
const PILGRIM = 'a1';

/** What losing him, or striking him, is worth: the game. */
export const PRIZE = 30;

const pilgrimOf = (table: Table): Counter | undefined =>
  SCENARIOS[table.options.scenario].wins === 'arrival' ? find(table, PILGRIM) : undefined;

export const isPilgrim = (table: Table, counter: Counter): boolean =>
  SCENARIOS[table.options.scenario].wins === 'arrival' && idsIn(counter).includes(PILGRIM);

/** What the game itself stands to gain or lose by a combat: who has to arrive takes part. */
export function prizeOf(table: Table, { attackers, targets }: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>): number {
  const isIn = (ids: readonly string[]): Counter | undefined =>
    ids.map((id) => counterOf(table.position, id)).find((one) => isPilgrim(table, one));
  const [own, theirs] = [isIn(attackers), isIn(targets)];
  if (!own && !theirs) return 0;
  const box = boxIn(table.position);
  const faces = resultsAt(box, forcesOf(combatIn(table, { attackers, targets }), box, readingsOf(table.options)).difference) ?? [];
  const share = (result: string): number => faces.filter((one) => one === result).length / 6;
  const atStake = (counter: Counter): number => (counter.escort ? PRIZE / 3 : PRIZE);
  return (theirs ? share('DE') * atStake(theirs) : 0) - (own ? share('AE') * atStake(own) + 0.5 : 0);
}

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

/** The road that he still has to go. */
export function pilgrimsRoad(table: Table): number {
  const pilgrim = pilgrimOf(table);
  const goal = table.position.cities[0]?.at;
  return pilgrim && goal ? roadOf(table.position.map, pilgrim, pilgrim.at, goal) : 0;
}
