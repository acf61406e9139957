/** The exact chances of what may be done now: the odds of the book, asked of this table. */
import { distanceOn, terrainAt } from '../board/map.ts';
import { counterOf, fighterOf } from '../board/position.ts';
import { BOX } from '../data/tables.ts';
import { type CombatOdds, type CombatRefused, combatOdds } from '../odds/combat.ts';
import { type VisionOdds, type VolleyOdds, type VolleyRefused, visionOdds, volleyOdds } from '../odds/shots.ts';
import { combatIn } from './fights.ts';
import { shotOf } from './table.ts';
import type { MoveOf, Table } from './types.ts';

export const fightOdds = (table: Table, move: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>): CombatOdds | CombatRefused =>
  combatOdds({ action: 'combat', box: BOX, options: table.options.options, ...combatIn(table, move) });

export function shotOdds(
  { position, options }: Pick<Table, 'position' | 'options'>,
  { shooters, target: aimed }: Pick<MoveOf<'shoot'>, 'shooters' | 'target'>,
): VolleyOdds | VolleyRefused | VisionOdds {
  const target = counterOf(position, aimed);
  const counters = shooters.map((id) => counterOf(position, id));
  const distances = counters.map(({ at }) => distanceOn(position.map, at, target.at));
  const shot = counters[0] && shotOf(counters[0].kind);
  if (shot === 'visions') return visionOdds({ action: 'vision', distance: distances[0] ?? 1, box: BOX, options: options.options });
  return volleyOdds({
    action: shot === 'arrows' ? 'arrows' : 'flames',
    target: fighterOf(target),
    ground: terrainAt(position.map, target.at) === 'bois' ? 'bois' : 'plaine',
    shots: [...new Set(distances)].map((distance) => ({ distance, count: distances.filter((one) => one === distance).length })),
    box: BOX,
    options: options.options,
  });
}
