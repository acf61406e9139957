/**
 * Forgetting: what a seat keeps of the public events (`seen`). Shields and what was said aloud (spies, giants, battles) stay; of the cards that were
 * dealt and of the desertions a part is lost. A function of the view alone: what is forgotten once stays forgotten.
 */
import type { CardId, Placed, View } from '../types.ts';

export interface Recall {
  /** Of a hundred events, those kept. */
  readonly percent: number;
  /** The last cards dealt, that everybody still has before their eyes. */
  readonly last: number;
}

export const PERFECT: Recall = { percent: 100, last: 0 };

export interface Remembered {
  /** Card k of the deal; null when it is forgotten. */
  readonly dealt: readonly (CardId | null)[];
  readonly placed: readonly Placed[];
}

/** 0 to 99, evenly spread over events of a round as a seat lives them. */
function lot(seat: number, round: number, salt: number, event: number): number {
  let hash =
    Math.imul(seat + 1, 0x9e3779b1) ^ Math.imul(round, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35) ^ Math.imul(event + 1, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

const DEALT = 1;
const LAID = 2;

export function recall({ seen, seat, round }: View, { percent, last }: Recall): Remembered {
  if (percent >= 100) return seen;
  const kept = (salt: number, event: number): boolean => lot(seat, round, salt, event) < percent;
  const recent = seen.dealt.length - last;
  return {
    dealt: seen.dealt.map((card, at) => (at >= recent || kept(DEALT, at) ? card : null)),
    placed: seen.placed.filter(
      ({ kind, seat: by, tick, pile }) => kind === 'shield' || by === seat || tick >= recent || kept(LAID, tick * 16 + pile),
    ),
  };
}
