/**
 * A game as text, for links and for keeping: a line of JSON with what it begins from, then a line of JSON a move. Moves have no shorter writing of their own: compressed,
 * one takes 7 to 11 characters of a link, and without names of fields still 5 to 9.
 */
import { isRecord } from '#engine/core/input.ts';
import type { Replay } from '#engine/core/replay.ts';

/** What a line holds; what cannot be read comes back as it is written, for the game's checker to refuse. Never throws. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function writeReplay({ moves, ...start }: Replay<unknown, unknown>): string {
  return [start, ...moves].map((line) => JSON.stringify(line)).join('\n');
}

/** What `writeReplay` wrote, to be checked like any replay from outside; undefined for anything else. */
export function readReplay(written: string): unknown {
  const [start, ...moves] = written.split('\n').map(parsed);
  return isRecord(start) ? { ...start, moves } : undefined;
}
