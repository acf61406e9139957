/** What the battle promises against all: as it is, with the flying machine, with the commando. */
import { ShareBar } from '#components/kit/chart/ShareBar.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { Chance, Outlook } from '#engine/orc/odds/outlook.ts';
import type { Muster } from './muster.ts';
import { HAIR, shares } from './views.ts';
import { chanceText, targetText } from './words.ts';

const helps = (now: Chance, before: Chance): boolean => now.score > before.score + HAIR || now.beat > before.beat + HAIR;

export function Prospects({ muster, outlook }: { muster: Muster; outlook: Outlook }) {
  const { plain, flown, struck } = outlook;
  const count = plain.each.length;
  const [best] = struck;
  return (
    <div class="army-promises">
      <ShareBar id="armee-tous" shares={shares(plain.all)} />
      <ul>
        <li>
          Votre armée vaut <b>{plain.mine}</b> : {chanceText(plain.all, count)} <RuleLink id="ORC-BAT-9" />
        </li>
        {flown && (
          <li>
            Avec la machine volante{muster.aboard === undefined && ' et tous vos gobelins gardés'}, <b>{flown.mine}</b> :{' '}
            {chanceText(flown.all, count)} <RuleLink id="ORC-BAT-8" />
          </li>
        )}
        {best && (
          <li>
            {helps(best.plain, plain.all) || (best.flown && flown && helps(best.flown, flown.all)) ? (
              <>
                Avec le commando sur {targetText(muster.people, best.strike)}, sa meilleure cible : {chanceText(best.plain, count)}
                {best.flown && ` ; avec la machine volante aussi : ${chanceText(best.flown, count)}`}
              </>
            ) : (
              'Le commando n’améliore pas vos chances, quelle que soit sa cible'
            )}{' '}
            <RuleLink id="ORC-BAT-3" />
          </li>
        )}
      </ul>
      {struck.length > 1 && (
        <details class="army-tool">
          <summary>Toutes les cibles du commando</summary>
          <ul>
            {struck.map(({ strike, plain: chance, flown: both }) => (
              <li key={`${strike.opponent}${strike.back}`}>
                {targetText(muster.people, strike)} : {chanceText(chance, count)}
                {both && ` ; avec la machine volante : ${chanceText(both, count)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
