/** The dealer's count: 80 army cards, one pile after another; « début des recrutements » takes no pile's turn (ORC-REC-3, ORC-REC-5). */
import { ARMY, PILES } from '#engine/orc/setup.ts';
import type { GameOptions } from '#engine/orc/types.ts';

export interface DealAtHome {
  /** Army cards dealt, 0 to 80. */
  readonly dealt: number;
  /** How many army cards lay there when « début des recrutements » came; null before. */
  readonly begun: number | null;
}

export const FRESH: DealAtHome = { dealt: 0, begun: null };
export const CARDS = ARMY.length;

/** Seconds between two cards, in tenths: fast, slow, and where we start. The booklet says « lentement » and no more. */
export const PACE = { least: 5, most: 50, usual: 15 } as const;

export const pilesFor = (seats: GameOptions['seats']): number => PILES[seats];

/** The pile of the next card, from 0; undefined when all are dealt. */
export const nextPile = ({ dealt }: DealAtHome, piles: number): number | undefined => (dealt < CARDS ? dealt % piles : undefined);

/** How many army cards were dealt to each pile. */
export const heights = ({ dealt }: DealAtHome, piles: number): readonly number[] =>
  Array.from({ length: piles }, (_, pile) => Math.floor((dealt - pile + piles - 1) / piles));

/** One card more; the last one ends the deal. */
export const dealOne = (deal: DealAtHome): DealAtHome => ({ ...deal, dealt: Math.min(CARDS, deal.dealt + 1) });

/** One card back, for a dealer who was slower than the clock. */
export function takeBack(deal: DealAtHome): DealAtHome {
  const dealt = Math.max(0, deal.dealt - 1);
  return { dealt, begun: deal.begun !== null && deal.begun > dealt ? dealt : deal.begun };
}

/** « Début des recrutements » has just been turned; said again, it was a mistake. */
export const begin = (deal: DealAtHome): DealAtHome => ({ ...deal, begun: deal.begun === null ? deal.dealt : null });

export const isDone = ({ dealt }: DealAtHome): boolean => dealt === CARDS;
