/** The exact chances of what may be done now: the odds of the book, asked of this table. */
import { terrainAt } from '../board/map.ts';
import { boxIn, counterOf } from '../board/position.ts';
import { fighterOf } from '../data/counters.ts';
import { hexCount } from '../data/counter-words.ts';
import { type CombatOdds, type CombatRefused, combatOdds } from '../odds/combat.ts';
import { type VisionOdds, type VolleyOdds, type VolleyRefused, visionOdds, volleyOdds } from '../odds/shots.ts';
import type { ByDie, Result } from '../types.ts';
import { combatIn } from './fights.ts';
import { walkerIn } from './places.ts';
import { afterFight, linesOf } from './retreats.ts';
import { shotDistance } from './shots.ts';
import { shotOf } from './table.ts';
import type { MoveOf, Table } from './types.ts';

export const fightOdds = (table: Table, move: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>): CombatOdds | CombatRefused =>
  combatOdds({ action: 'combat', box: boxIn(table.position), options: table.options.options, ...combatIn(table, move) });

/** Faces of the die, 0 to 6, that cost a side its one counter, and those among them that make it retreat where no line saves it (LOR-REC-2). */
interface Lost {
  readonly faces: number;
  readonly unsaved: number;
}

/** What each face of a fight comes to for a side of one counter, and the faces as they end; of several, who retreats first changes the others' lines: only the faces that eliminate count. */
export function lossesOf(
  table: Table,
  { attackers, targets }: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>,
  byDie: ByDie<Result>,
): { readonly target: Lost; readonly attacker: Lost; readonly ends: ByDie<Result> } {
  const fought = afterFight(table, attackers);
  const isUnsaved = (result: Result): boolean => {
    const hexes = hexCount(result);
    const [[id, ...more], others] = result.startsWith('D') ? [targets, attackers] : [attackers, targets];
    if (hexes === undefined || id === undefined || more.length > 0) return false;
    return linesOf(fought, { id, hexes, fought: others }).every(({ first }) => first.fate === 'eliminated');
  };
  const unsaved = byDie.map(isUnsaved);
  const ends = byDie.map((result, at) => (unsaved[at] ? (result.startsWith('D') ? 'DE' : 'AE') : result)) as unknown as ByDie<Result>;
  const lost = (side: 'A' | 'D'): Lost => ({
    faces: ends.filter((result) => result === `${side}E`).length,
    unsaved: byDie.filter((result, at) => unsaved[at] && result.startsWith(side)).length,
  });
  return { target: lost('D'), attacker: lost('A'), ends };
}

export function shotOdds(
  table: Pick<Table, 'position' | 'options' | 'marched' | 'escorts'>,
  { shooters, target: aimed }: Pick<MoveOf<'shoot'>, 'shooters' | 'target'>,
): VolleyOdds | VolleyRefused | VisionOdds {
  const { position, options } = table;
  const target = counterOf(position, aimed);
  const counters = shooters.map((id) => walkerIn(position, id)?.counter ?? counterOf(position, id));
  const distances = shooters.map((id) => shotDistance(table, id, target));
  const shot = counters[0] && shotOf(counters[0].kind);
  if (shot === 'visions')
    return visionOdds({ action: 'vision', distance: distances[0] ?? 1, box: boxIn(position), options: options.options });
  return volleyOdds({
    action: shot === 'arrows' ? 'arrows' : 'flames',
    target: fighterOf(target),
    ground: terrainAt(position.map, target.at) === 'bois' ? 'bois' : 'plaine',
    shots: [...new Set(distances)].map((distance) => ({ distance, count: distances.filter((one) => one === distance).length })),
    box: boxIn(position),
    options: options.options,
  });
}
