/** What the page asks of the engine, and which of it is too long for the page itself. */
import { cheapestPlan, greatestPlan, type Plan, plansOf } from '#engine/orc/odds/best.ts';
import { type Ask, type Outlook, outlookOf } from '#engine/orc/odds/outlook.ts';
import { crewOf, handOf, type Muster, musterBattle, musterValues } from '../muster.ts';

export interface Sums {
  /** Undefined: no deal fits what is said. */
  readonly outlook: Outlook | undefined;
  readonly greatest: Plan | undefined;
  /** The flying machine may join after the reveal. */
  readonly greatestFlown: Plan | undefined;
  readonly cheapest: Plan | undefined;
  readonly cheapestFlown: Plan | undefined;
}

export const askOf = (muster: Muster): Ask => ({
  battle: musterBattle(muster),
  flying: crewOf(muster),
  commando: muster.kept.commando > 0,
});

/** `tick` is told how much is done, from 0 to 1. */
export function sumsOf(muster: Muster, tick?: (done: number) => void): Sums {
  const hand = { people: muster.people, cards: handOf(muster), values: musterValues(muster), options: muster.options };
  const [plain, flown] = [plansOf(hand, false), plansOf(hand, true)];
  return {
    outlook: outlookOf(askOf(muster), tick),
    greatest: greatestPlan(plain),
    greatestFlown: greatestPlan(flown),
    cheapest: cheapestPlan(plain, muster.target),
    cheapestFlown: cheapestPlan(flown, muster.target),
  };
}
