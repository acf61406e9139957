/** How far a move of Gran is from another: the same kind first, then points of the board between where they end, then the points that they pass. */
import { type Distance, differences } from '#components/arbiter/nearest.ts';
import { distancesFrom } from '#engine/core/graph.ts';
import { isPoint, numberOf } from '#engine/gran/board/tables.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { Move, PointId, State } from '#engine/gran/types.ts';

const targetOf = (move: Move): PointId | undefined => ('path' in move ? move.path.at(-1) : 'at' in move ? move.at : undefined);

/** A point farther weighs more than any way there, and less than another kind. */
const A_POINT = 10;

/** Stones lie on points that are not passed: lines are counted, not what lies on them. */
export function distance(state: State): Distance<Move> {
  const tables = tablesFor(state.options);
  const far = new Map<PointId, Uint16Array>();
  const steps = (from: PointId, to: PointId): number => {
    if (!isPoint(tables, from) || !isPoint(tables, to)) return 0;
    const row = far.get(from) ?? distancesFrom(tables.graph, [numberOf(tables, from)]);
    far.set(from, row);
    return row[numberOf(tables, to)] ?? 0;
  };
  return (wanted, listed) => {
    const [from, to] = [targetOf(wanted), targetOf(listed)];
    return differences(wanted, listed) + (from === undefined || to === undefined ? 0 : A_POINT * steps(from, to));
  };
}
