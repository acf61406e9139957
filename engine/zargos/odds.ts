/** The odds of one fight, with the reasons: the `odds` verb of Zargos. */
import { checkSituation } from './fight/situation.ts';
import type { Odds, SituationInput } from './fight/types.ts';
import { oddsOf } from './odds/fight.ts';

export { oddsOf } from './odds/fight.ts';

/** The exact odds of a fight, checked first. Throws a RangeError whose message is the French sentence. */
export function odds(input: SituationInput): Odds {
  const checked = checkSituation(input);
  if (!checked.ok) throw new RangeError(checked.because);
  return oddsOf(checked.value);
}
