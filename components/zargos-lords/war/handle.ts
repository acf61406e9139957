import type { Handle } from '#components/table/handle.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';

/** The table of Zargo's Lords, as its board is handed it. */
export type LordsHandle = Handle<View, Move, Event>;

/** Seats of those who weigh what they are offered, and may say why. */
export const captainsOf = ({ players }: Pick<LordsHandle, 'players'>): readonly number[] =>
  players.flatMap((one, seat) => (one.kind === 'bot' && one.level !== 'random' ? [seat] : []));
