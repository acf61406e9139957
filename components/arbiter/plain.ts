/** A link of this site to its own arbiter: made at once, and longer than one to be sent. */
import { packPlain } from '#components/kit/packed.ts';
import type { Seat } from '#engine/core/events.ts';
import { FORMAT, KEY } from './fragment.ts';

/** What a link holds: the position as its game packs it, the move, whose hand alone is seen, and the question on top that it came of. */
export const linkText = (packed: unknown, move: unknown, eyes?: Seat, question?: string): string =>
  JSON.stringify({ s: packed, m: move, ...(eyes !== undefined && { v: eyes }), ...(question !== undefined && { q: question }) });

/** The fragment without its `#`. */
export const formatPlainly = (packed: unknown, move: unknown, eyes?: Seat): string =>
  `${KEY}${FORMAT}${packPlain(linkText(packed, move, eyes))}`;
