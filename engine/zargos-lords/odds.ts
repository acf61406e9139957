/** The odds of Zargo's Lords: what the `odds` verb, the calculator and a copied sentence answer, exactly. */
import { type CombatOdds, type CombatRefused, combatOdds } from './odds/combat.ts';
import { type VisionOdds, type VolleyOdds, type VolleyRefused, visionOdds, volleyOdds } from './odds/shots.ts';
import { type SiegeOdds, type SiegeRefused, siegeOdds } from './odds/siege.ts';
import type { Situation } from './situation/reading.ts';

export type Odds = CombatOdds | CombatRefused | SiegeOdds | SiegeRefused | VolleyOdds | VolleyRefused | VisionOdds;

export function oddsOf(situation: Situation): Odds {
  switch (situation.action) {
    case 'combat':
      return combatOdds(situation);
    case 'siege':
      return siegeOdds(situation);
    case 'arrows':
    case 'flames':
      return volleyOdds(situation);
    case 'vision':
      return visionOdds(situation);
  }
}
