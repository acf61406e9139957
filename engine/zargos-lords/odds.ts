/** The odds of Zargo's Lords: what the `odds` verb, the calculator and a copied sentence answer, exactly. */
import type { Checked } from '../core/input.ts';
import { type CombatOdds, type CombatRefused, combatOdds } from './odds/combat.ts';
import { type VisionOdds, type VolleyOdds, type VolleyRefused, visionOdds, volleyOdds } from './odds/shots.ts';
import { type SiegeOdds, type SiegeRefused, siegeOdds } from './odds/siege.ts';
import { checkSituation, type Situation } from './situation.ts';

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

/** Reads a situation from outside and answers it, or refuses with the first field at fault. */
export function checkOdds(input: unknown): Checked<Odds> {
  const checked = checkSituation(input);
  return checked.ok ? { ok: true, value: oddsOf(checked.value) } : checked;
}
