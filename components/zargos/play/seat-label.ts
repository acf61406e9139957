/** What a seat is called, apart from all else the table says: the chooser needs no more. */
import { together } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Seat, State } from '#engine/zargos/game/types.ts';

/** « Ailés », « Ailés et Moines »; « Joueur 2 » while it has chosen none. */
export function seatLabel(seat: Seat, state?: Pick<State, 'peoples'>): string {
  const own = state?.peoples[seat] ?? [];
  return own.length === 0 ? `Joueur ${seat + 1}` : together(own.map((people) => PEOPLE_NAMES[people]));
}
