/** The other side: what the others show, what was seen, and what it all promises. */
import { ChanceTable } from '#components/chart/ChanceTable.tsx';
import { Histogram } from '#components/chart/Histogram.tsx';
import { ShareBar } from '#components/chart/ShareBar.tsx';
import { RuleLink } from '#components/shared/RuleLink.tsx';
import { Stepper } from '#components/shared/Stepper.tsx';
import { PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import type { Outlook } from '#engine/orc/odds/outlook.ts';
import { type Act, type Muster, mostShown, SLOTS } from './muster.ts';
import { PileCounts } from './PileCounts.tsx';
import type { Counted } from './use-sums.ts';
import { shares, valueBars } from './views.ts';
import { chanceText, targetText } from './words.ts';

interface Props {
  muster: Muster;
  counted: Counted;
  act: (act: Act) => void;
}

const MAX_OPPONENTS = 5;

function Shown({ muster, at, act }: { muster: Muster; at: number; act: (act: Act) => void }) {
  const shows = muster.opponents[at];
  if (!shows) return null;
  const most = mostShown(muster, at);
  const set = (change: Partial<typeof shows>) => act({ kind: 'opponent', at, shows: { ...shows, ...change } });
  const who = `adversaire ${at + 1}`;
  return (
    <ul class="army-counts army-shown">
      <li>
        <span aria-hidden="true">Dos des {PEOPLE_NAMES[muster.people]}</span>
        <Stepper
          label={`Dos du peuple appelé, ${who}`}
          unit="Un dos du peuple"
          value={shows.people}
          least={0}
          most={most.people}
          set={(people) => set({ people })}
        />
      </li>
      <li>
        <span aria-hidden="true">Mercenaires envoyés</span>
        <Stepper
          label={`Mercenaires envoyés, ${who}`}
          unit="Un mercenaire envoyé"
          value={shows.mercenaries}
          least={0}
          most={most.held}
          set={(mercenaries) => set({ mercenaries, held: Math.max(mercenaries, shows.held) })}
        />
      </li>
      <li>
        <span aria-hidden="true">Mercenaires tenus en tout</span>
        <Stepper
          label={`Mercenaires tenus en tout, ${who}`}
          unit="Un mercenaire tenu"
          value={shows.held}
          least={shows.mercenaries}
          most={most.held}
          set={(held) => set({ held })}
        />
      </li>
    </ul>
  );
}

const Waiting = ({ counted: { state, share, stop, restart } }: { counted: Counted }) =>
  state === 'done' ? null : (
    <p class="army-counting">
      {state === 'counting' ? 'Calcul exact en cours…' : 'Calcul arrêté : voici encore le résultat d’avant.'}{' '}
      {state === 'counting' && <progress value={share} max={1} aria-label="Avancement du calcul" />}{' '}
      <button type="button" class="control-button" onClick={state === 'counting' ? stop : restart}>
        {state === 'counting' ? 'Arrêter' : 'Reprendre le calcul'}
      </button>
    </p>
  );

function Promises({ muster, outlook }: { muster: Muster; outlook: Outlook }) {
  const { plain, flown, struck } = outlook;
  const count = plain.each.length;
  const [best] = struck;
  return (
    <div class="army-promises">
      <ShareBar id="armee-tous" shares={shares(plain.all)} />
      <ul>
        <li>
          Votre armée vaut <b>{plain.mine}</b> : {chanceText(plain.all, count)} <RuleLink id="ORC-BAT-9" />
        </li>
        {flown && (
          <li>
            Avec la machine volante{muster.aboard === undefined && ' et tous vos gobelins gardés'}, <b>{flown.mine}</b> :{' '}
            {chanceText(flown.all, count)} <RuleLink id="ORC-BAT-8" />
          </li>
        )}
        {best && (
          <li>
            Avec le commando sur {targetText(muster.people, best.strike)}, sa meilleure cible : {chanceText(best.plain, count)}
            {best.flown && ` ; avec la machine volante aussi : ${chanceText(best.flown, count)}`} <RuleLink id="ORC-BAT-3" />
          </li>
        )}
      </ul>
      {struck.length > 1 && (
        <details class="army-tool">
          <summary>Toutes les cibles du commando</summary>
          <ul>
            {struck.map(({ strike, plain: chance, flown: both }) => (
              <li key={`${strike.opponent}${strike.back}`}>
                {targetText(muster.people, strike)} : {chanceText(chance, count)}
                {both && ` ; avec la machine volante : ${chanceText(both, count)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Opponent({ at, outlook, muster }: { at: number; outlook: Outlook; muster: Muster }) {
  const values = outlook.values[at] ?? [];
  const chance = outlook.plain.each[at];
  const flown = outlook.flown?.each[at];
  const bars = valueBars(values, outlook.plain.mine);
  if (!chance || values.length === 0) return null;
  const title = `Ce que peut valoir son armée (chances sur 100 ; la vôtre vaut ${outlook.plain.mine})`;
  return (
    <>
      <p>
        {chanceText(chance, 1)}
        {flown && ` ; avec votre machine volante : ${chanceText(flown, 1)}`}.
      </p>
      {bars.length > 1 ? (
        <>
          <Histogram id={`armee-face-${at}`} title={title} ends={['vous le battez', 'il vous bat']} bars={bars} height={80} />
          <details class="army-tool">
            <summary>Tous les chiffres</summary>
            <ChanceTable title={`Adversaire ${at + 1}, ${PEOPLE_NAMES[muster.people]}`} bars={bars} />
          </details>
        </>
      ) : (
        <p>Son armée vaut {values[0]?.[0]}, à coup sûr.</p>
      )}
    </>
  );
}

export function Facing({ muster, counted, act }: Props) {
  const { outlook } = counted.sums;
  const behind = counted.state === 'done' ? '' : 'is-behind';
  const count = muster.opponents.length;
  return (
    <section class="army-part" aria-labelledby="armee-face">
      <h2 id="armee-face">En face, avant la révélation</h2>
      <p>
        Ne comptez que des dos : ceux du peuple appelé, tous posés, et les mercenaires, dont une partie peut rester en main{' '}
        <RuleLink id="ORC-MAT-5" /> <RuleLink id="ORC-ESP-3" />.
      </p>
      <Waiting counted={counted} />
      <div class={behind}>
        {outlook ? (
          <Promises muster={counted.muster} outlook={outlook} />
        ) : (
          <p class="control-refused">
            Aucune donne ne le permet : un joueur tiendrait deux géants <RuleLink id="ORC-GEA-1" />, ou une carte que vos lectures
            n’admettent pas là.
          </p>
        )}
      </div>
      <ol class="army-opponents">
        {muster.opponents.map((_, at) => (
          <li key={at}>
            <h3>Adversaire {at + 1}</h3>
            <Shown muster={muster} at={at} act={act} />
            <div class={behind}>{outlook && <Opponent at={at} outlook={outlook} muster={counted.muster} />}</div>
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
          Cartes déjà vues <small>défaussées, montrées : elles ne sont plus en face</small>
        </summary>
        <PileCounts muster={muster} pile="seen" slots={SLOTS} where="déjà vus" act={act} />
      </details>
    </section>
  );
}
