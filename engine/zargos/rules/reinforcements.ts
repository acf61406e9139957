/** Buying reinforcements and boats (ZAR-REN-1, ZAR-L-5). */
import { counted } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import type { RuleId } from '../ids.ts';
import type { Readings } from '../options.ts';
import { PAWN_WORTH, worthOf } from '../setup.ts';

/** Points that each piece costs (ZAR-REN-1). */
export const PRICES = { small: 2, big: 10, boats: 5 } as const;

export interface Purchase {
  readonly small: number;
  readonly big: number;
  readonly boats: number;
}

export const costOf = ({ small, big, boats }: Purchase): number => small * PRICES.small + big * PRICES.big + boats * PRICES.boats;

/** What the box still holds: points of pawns of this people, and boats (ZAR-L-5). */
export interface Stock {
  readonly pawns: number;
  readonly boats: number;
}

const points = (count: number) => counted(count, 'point');

/**
 * Whether `purchase` may be made with the points of the count, `budget`; what is not spent is lost (ZAR-REN-1). The box limits it
 * (ZAR-L-5), unless the other reading is chosen. Counts are integers from 0.
 */
export function judgePurchase(purchase: Purchase, budget: number, stock: Stock, readings: Readings): Verdict<RuleId> {
  const cost = costOf(purchase);
  if (cost > budget) return refuse('ZAR-REN-1', `Ces achats coûtent ${points(cost)} ; le décompte en donne ${budget}.`);
  if (readings['ZAR-L-5'] === 'non') return ALLOWED;
  const pawns = worthOf(purchase);
  if (pawns > stock.pawns) return refuse('ZAR-L-5', `Il reste ${points(stock.pawns)} de pions dans la boîte ; on en achète ${pawns}.`);
  if (purchase.boats > stock.boats)
    return refuse('ZAR-L-5', `Il reste ${stock.boats} bateaux dans la boîte ; on en achète ${purchase.boats}.`);
  return ALLOWED;
}

/** The most points of pawns that a budget buys: two points each, whatever the size (ZAR-REN-1). */
export const mostPawns = (budget: number): number => Math.floor(budget / PRICES.small) * PAWN_WORTH.small;
