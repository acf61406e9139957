import type { Handle } from '#components/table/handle.ts';
import type { Event } from '#engine/orc/events.ts';
import type { Move, View } from '#engine/orc/types.ts';

/** The table of De l'Orc, as its board is handed it. */
export type OrcHandle = Handle<View, Move, Event>;
