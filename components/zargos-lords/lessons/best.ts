/** What the coach looks at beside the one move that is advised: who is in contact, whom the others may strike, what a vision may do. */
import { distanceOn } from '#engine/zargos-lords/board/map.ts';
import type { Counter } from '#engine/zargos-lords/board/position.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { retreatLines } from '#engine/zargos-lords/rules/retreat.ts';
import { flightAt } from '#engine/zargos-lords/rules/volley.ts';
import { enemiesAround, ownOf } from '#engine/zargos-lords/skirmish/table.ts';
import type { Seat, View } from '#engine/zargos-lords/skirmish/types.ts';

/** The faces of the die, 0 to 6, whose flight leaves whom a vision strikes no line but to death. */
export function drowningFaces({ position }: Pick<View, 'position'>, shooter: Counter, target: Counter): number {
  const isLost = (hexes: number): boolean =>
    hexes > 0 && retreatLines({ position, counter: target.id, hexes, fought: [] }).every(({ first }) => first.fate === 'eliminated');
  return flightAt(BOX, distanceOn(position.map, shooter.at, target.at)).filter(isLost).length;
}

/** Own counters that have not moved and touch an enemy: they attack it, or leave (LOR-ZDI-3). */
export const inContact = (view: View, seat: Seat): readonly { readonly who: Counter; readonly enemy: Counter }[] =>
  ownOf(view, seat).flatMap((who) => {
    const [enemy] = enemiesAround(view, who).filter(({ paralysed }) => !paralysed);
    return enemy && !who.paralysed && !view.marched.some(({ id }) => id === who.id) ? [{ who, enemy }] : [];
  });
