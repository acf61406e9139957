/** How far a move of Zargos is from another: the same kind first, then where it leads, where it comes from, and how many pawns go. */
import { type Distance, differences } from '#components/arbiter/nearest.ts';
import { placeOf } from '#engine/zargos/board/tables.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';

/** A place farther weighs more than any number of pawns, and less than another seat or another kind. */
const A_PLACE = 100;

const placeIn = (move: Move): string | undefined =>
  'to' in move && typeof move.to === 'string' ? move.to : 'at' in move ? move.at : undefined;

export function distance(state: State): Distance<Move> {
  const tables = tablesFor(state.options);
  /** 0 for the same place, 1 for one that touches, 2 for any other. */
  const apart = (a: string | undefined, b: string | undefined): number => {
    if (a === b || a === undefined || b === undefined) return 0;
    const [one, other] = [placeOf(tables, a as 'ohms'), placeOf(tables, b as 'ohms')];
    if (one === undefined || other === undefined) return 2;
    const near = [tables.land[one], tables.seas[one], tables.coasts[one], tables.sea[one]];
    return near.some((places) => places?.includes(other)) ? 1 : 2;
  };
  return (wanted, listed) => {
    const from = 'from' in wanted && 'from' in listed ? apart(wanted.from, listed.from) : 0;
    const pawns = 'pawns' in wanted && 'pawns' in listed ? Math.min(99, Math.abs(wanted.pawns - listed.pawns)) : 0;
    return differences(wanted, listed) + A_PLACE * (apart(placeIn(wanted), placeIn(listed)) + 2 * from) + pawns;
  };
}
