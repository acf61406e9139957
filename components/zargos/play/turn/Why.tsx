/** Why the adviser plays so: under what is asked, and on the map. */
import { french } from '#components/base/typography.ts';
import { useOddsOf } from '#components/zargos/combat/use-odds.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';
import { chanceText, foreseenAt } from './foresee.ts';
import { fightMeant, whyText } from './why.ts';

export function Why({ view, move, following }: { view: View; move: Move; following: readonly Move[] }) {
  const fight = fightMeant(view, move, following);
  const situation = fight && foreseenAt(view, fight.at, fight.people, fight.pawns);
  const odds = useOddsOf(situation);
  if (situation && !odds) return null;
  const text = whyText(view, move, odds && chanceText(odds, freedByCity(view, fight?.at ?? -1)), following);
  return text ? (
    <p class="zt-why">
      <b>Pourquoi ?</b> {french(text)}
    </p>
  ) : null;
}
