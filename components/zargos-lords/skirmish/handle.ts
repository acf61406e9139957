import type { Handle } from '#components/table/handle.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';

/** The table of the skirmish, as its board is handed it. */
export type SkirmishHandle = Handle<View, Move, Event>;
