/** Pawns spread by themselves, for whoever does not want to touch every province: each goes where fewest stand, on a border first. */
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { View } from '#engine/zargos/game/types.ts';
import { holderOf } from '../map/tokens.ts';
import { type Draft, type Purse, takersOf, withPawns } from './purse.ts';

type Seen = Pick<View, 'owners' | 'pawns' | 'options' | 'peoples'>;

/** Whether somebody else stands next to a place. */
function isBorder(view: Seen, place: number): boolean {
  const people = holderOf(view, place);
  const own = view.peoples.find((all) => all.some((one) => one === people)) ?? [];
  return (tablesFor(view.options).land[place] ?? []).some((near) => {
    const other = holderOf(view, near);
    return other !== null && !own.includes(other);
  });
}

/** The draft with all that is left of the purse in it. */
export function spread(view: Seen, purse: Purse, draft: Draft): Draft {
  let next = draft;
  for (let left = purse.units; left > 0; left -= 1) {
    const open = takersOf(view, purse, next);
    const border = open.filter((place) => isBorder(view, place));
    const standing = (place: number) => (view.pawns[place] ?? 0) + (next.pawns.get(place) ?? 0);
    const [place] = [...(border.length > 0 ? border : open)].sort((a, b) => standing(a) - standing(b));
    if (place === undefined) break;
    next = withPawns(next, place, (next.pawns.get(place) ?? 0) + 1);
  }
  return next;
}
