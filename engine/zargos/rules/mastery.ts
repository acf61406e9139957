/** Magic in hand: ordinary players and the Master of the Winds (ZAR-MAG-1, ZAR-MAG-7, ZAR-MAG-8, ZAR-ZRG-5, ZAR-ZRG-6, ZAR-ZRG-8). */
import type { Readings } from '../options.ts';

/** Cards that a hand may hold: three (ZAR-MAG-1), five for the Master (ZAR-ZRG-6). */
export const handLimit = (master: boolean): number => (master ? 5 : 3);

/** Cards that the Master receives each turn (ZAR-ZRG-6). */
const MASTER_CARDS = 5;

/** Who receives cards: how many kingdom cards he has, whether he is the Master, whether there is one at all. */
export interface Receiver {
  readonly kingdoms: number;
  readonly master: boolean;
  readonly underMaster: boolean;
  /** Cards in hand. */
  readonly hand: number;
}

/**
 * Magic cards to draw this turn: one for each kingdom card (ZAR-MAG-1), none without (ZAR-MAG-8); under a Master none for the others
 * and five for him (ZAR-ZRG-6), or up to five in hand under the other reading of ZAR-L-39.
 */
export function cardsDue({ kingdoms, master, underMaster, hand }: Receiver, readings: Readings): number {
  if (!master) return underMaster ? 0 : kingdoms;
  return readings['ZAR-L-39'] === 'completer' ? Math.max(0, MASTER_CARDS - hand) : MASTER_CARDS;
}

/** Cards that must go under the pile at once, a hand being limited (ZAR-MAG-1, ZAR-ZRG-6). */
export const surplus = (hand: number, master: boolean): number => Math.max(0, hand - handLimit(master));

/**
 * Seats whose magic the conqueror of the Forbidden City takes: everybody's, his own among them (ZAR-ZRG-5), also when he drives a
 * Master out (ZAR-ZRG-8), unless the other reading of ZAR-L-30 leaves him the former Master's and his own alone.
 */
export function handsTaken<Seat>(
  conqueror: Seat,
  seats: readonly Seat[],
  formerMaster: Seat | undefined,
  readings: Readings,
): readonly Seat[] {
  if (formerMaster === undefined || readings['ZAR-L-30'] !== 'ancien-maitre-seul') return seats;
  return seats.filter((seat) => seat === conqueror || seat === formerMaster);
}

/** Cards that a former Master must put back when the City is empty: down to three (ZAR-ZRG-8, ZAR-L-40), or none under the other reading. */
export const putBackByFormerMaster = (hand: number, readings: Readings): number =>
  readings['ZAR-L-40'] === 'garde-sa-main' ? 0 : surplus(hand, false);

/** Whether two hands may stand after an exchange (ZAR-MAG-7); a Master may hold five, or may not exchange at all (ZAR-L-41). */
export function mayExchange(hands: readonly { readonly hand: number; readonly master: boolean }[], readings: Readings): boolean {
  if (readings['ZAR-L-41'] === 'non' && hands.some(({ master }) => master)) return false;
  return hands.every(({ hand, master }) => hand <= handLimit(master));
}
