/** The other side: what the others show, what was seen, and what it all promises. */
import { ShareBar } from '#components/kit/chart/ShareBar.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { Chance, Outlook } from '#engine/orc/odds/outlook.ts';
import type { Act } from './acts.ts';
import { chanceText, targetText } from './army-words.ts';
import { type Muster, SLOTS } from './muster.ts';
import { Hidden, Shown } from './Opponent.tsx';
import { PileCounts } from './PileCounts.tsx';
import type { Counted } from './sums/use-sums.ts';
import { HAIR, shares } from './views.ts';

/** What the battle promises against all: as it is, with the flying machine, with the commando. */
const helps = (now: Chance, before: Chance): boolean => now.score > before.score + HAIR || now.beat > before.beat + HAIR;

function Prospects({ muster, outlook }: { muster: Muster; outlook: Outlook }) {
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

const MAX_OPPONENTS = 5;

const Waiting = ({ counted: { state, share, stop, restart } }: { counted: Counted }) =>
  state === 'done' ? null : (
    <p class="row army-counting">
      {state === 'counting' ? 'Calcul exact en cours…' : 'Calcul arrêté : voici encore le résultat d’avant.'}{' '}
      {state === 'counting' && <progress value={share} max={1} aria-label="Avancement du calcul" />}{' '}
      <button type="button" class="control-button" onClick={state === 'counting' ? stop : restart}>
        {state === 'counting' ? 'Arrêter' : 'Reprendre le calcul'}
      </button>
    </p>
  );

export function Facing({ muster, counted, act }: { muster: Muster; counted: Counted; act: (act: Act) => void }) {
  const { outlook } = counted.answer;
  const behind = counted.state === 'done' ? '' : 'is-behind';
  const count = muster.opponents.length;
  return (
    <section class="army-part" aria-labelledby="armee-face">
      <h2 id="armee-face">En face, avant la révélation</h2>
      <p>
        Ne comptez que des dos : ceux du peuple appelé, tous posés, et les mercenaires, dont une partie peut rester en main{' '}
        <RuleLink id="ORC-MAT-5" /> <RuleLink id="ORC-ESP-3" />.
      </p>
      <Waiting counted={counted} />
      <div class={behind}>
        {outlook ? (
          <Prospects muster={counted.asked} outlook={outlook} />
        ) : (
          <p class="control-refused">
            Aucune donne ne le permet : un joueur tiendrait deux géants <RuleLink id="ORC-GEA-1" />, ou une carte que vos lectures
            n’admettent pas là.
          </p>
        )}
      </div>
      <ol class="army-opponents">
        {muster.opponents.map((_, at) => (
          <li key={at}>
            <h3>Adversaire {at + 1}</h3>
            <Shown muster={muster} at={at} act={act} />
            <div class={behind}>{outlook && <Hidden at={at} outlook={outlook} muster={counted.asked} />}</div>
          </li>
        ))}
      </ol>
      <div class="control-actions">
        {count < MAX_OPPONENTS && (
          <button type="button" class="control-button" onClick={() => act({ kind: 'opponents', count: count + 1 })}>
            Ajouter un adversaire
          </button>
        )}
        {count > 1 && (
          <button type="button" class="control-button" onClick={() => act({ kind: 'opponents', count: count - 1 })}>
            Retirer le dernier
          </button>
        )}
      </div>
      <details class="army-tool">
        <summary>
          Cartes déjà vues <small>défaussées, montrées : elles ne sont plus en face</small>
        </summary>
        <PileCounts muster={muster} pile="seen" slots={SLOTS} where="déjà vus" act={act} />
      </details>
    </section>
  );
}
