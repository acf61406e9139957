/** Combats of their own: what Ailés, Faucons and Serpents win by them, and what they give up for them. */
import { terrainAt } from '../../../board/map.ts';
import { boxIn, counterOf } from '../../../board/position.ts';
import { resultsAt } from '../../../rules/combat.ts';
import { GROUND_BONUS } from '../../../rules/force.ts';
import { movedTo } from '../../march.ts';
import { walkerIn } from '../../places.ts';
import { forceOf } from '../../table.ts';
import type { MoveOf, Table } from '../../types.ts';
import { dangerAt, fightWorth, worthOf } from '../blows.ts';
import { isPilgrim, PRIZE, prizeOf } from './crossing.ts';
import { planOf } from './plan.ts';

/** What it could do for the plan instead. */
const keptFor = (table: Table, id: string): number => (planOf(table).get(id)?.task === 'besiege' ? 1.5 : 0.4);

/** From where it is fought: what it wins, less who may come there, and less what it is kept for. */
export function strikeWorth(table: Table, { id, to, target }: MoveOf<'strike'>): number {
  const mover = walkerIn(table.position, id);
  if (!mover) return 0;
  const aside = { ...table, position: movedTo(mover.position, id, to) };
  const sides = { attackers: [id], targets: [target] };
  return fightWorth(aside, sides) + prizeOf(aside, sides) - 0.5 * dangerAt(aside, mover.counter, to) - keptFor(table, id);
}

/** The same at a glance: a retreat counts for a share of who retreats, wherever it leads. */
export function roughStrike(table: Table, { id, to, target }: MoveOf<'strike'>): number {
  const mover = walkerIn(table.position, id);
  if (!mover) return 0;
  const enemy = counterOf(table.position, target);
  const ground = terrainAt(table.position.map, enemy.at);
  const defence = forceOf(enemy, table.position) + (ground === 'mont' || ground === 'bois' ? GROUND_BONUS[ground] : 0);
  const [own, theirs] = [worthOf(mover.counter), worthOf(enemy) + (isPilgrim(table, enemy) ? PRIZE / 3 : 0)];
  let value = 0;
  for (const face of resultsAt(boxIn(table.position), forceOf(mover.counter, table.position) - defence) ?? []) {
    const share = face.endsWith('E') ? 1 : 0.3;
    value += face.startsWith('D') ? share * theirs : face.startsWith('A') ? -share * own : 0;
  }
  return value / 6 - 0.5 * dangerAt(table, mover.counter, to);
}
