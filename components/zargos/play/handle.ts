import type { Handle } from '#components/table/handle.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';

/** The table of Zargos, as its board is handed it. */
export type ZargosHandle = Handle<View, Move, Event>;
