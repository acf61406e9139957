import type { Handle } from '#components/table/handle.ts';
import type { Event } from '#engine/gran/events.ts';
import type { Move, View } from '#engine/gran/types.ts';

/** The table of Gran, as its board is handed it. */
export type GranHandle = Handle<View, Move, Event>;
