/** « Toutes les lectures » of fights against every combination. */
import { drawnCases, oddsLaws, POSITIONS } from '#components/our-table/turning/testing/laws.ts';
import { checkSituation } from '#engine/zargos/fight/situation.ts';
import { FIGHT_RULINGS, type Situation } from '#engine/zargos/fight/types.ts';
import { READINGS } from '#engine/zargos/options.ts';
import { PEOPLES, SITES } from '#engine/zargos/types.ts';
import { fightTold } from './told.ts';

/** Small fights: what readings change is in the first dice. */
function fight(roll: (most: number) => number): Situation {
  for (;;) {
    const of = <One>(list: readonly One[]): One => list[roll(list.length) - 1] as One;
    const side = () => ({ people: roll(2) === 1 ? 'moines' : of(PEOPLES), pawns: roll(7), warWind: roll(2) === 1 });
    const checked = checkSituation({
      attacker: side(),
      defender: side(),
      site: of(SITES),
      eclipse: roll(4) === 1,
      heatwave: roll(4) === 1,
    });
    if (checked.ok) return checked.value;
  }
}

oddsLaws('Zargos', fightTold, READINGS, FIGHT_RULINGS, drawnCases(Math.min(POSITIONS, 2000), READINGS, FIGHT_RULINGS, fight));
