/** A link of this site to its own arbiter: made at once, and longer than one to be sent. */
import { packPlain } from '#components/kit/packed.ts';
import type { Seat } from '#engine/core/events.ts';
import type { Worded } from './desk.ts';
import { FORMAT, KEY } from './fragment.ts';

/** What a link holds: the position as its game packs it, the move, whose hand alone is seen, the question on top that it came of, and the words that question was read from. */
export const linkText = (packed: unknown, move: unknown, eyes?: Seat, question?: string, worded?: Worded): string =>
  JSON.stringify({
    s: packed,
    m: move,
    ...(eyes !== undefined && { v: eyes }),
    ...(question !== undefined && { q: question, ...(worded && { w: [worded.brought, ...worded.left] }) }),
  });

/** The fragment without its `#`. */
export const formatPlainly = (packed: unknown, move: unknown, eyes?: Seat): string =>
  `${KEY}${FORMAT}${packPlain(linkText(packed, move, eyes))}`;
