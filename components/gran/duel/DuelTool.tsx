/** The chance of the next duel, with the cards already out; and what a way through several dragons costs. Its first state is in the page's HTML. */
import { useMemo, useState } from 'preact/hooks';
import { useAddressRead, useAddressTold } from '#components/shared/address.ts';
import { CopyButton } from '#components/shared/CopyButton.tsx';
import { RuleLink, type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { Refusals, Spoken } from '#components/shared/Signs.tsx';
import { Count } from '#components/shared/Stepper.tsx';
import { french } from '#components/site/typography.ts';
import { MAX_AMULETS } from '#engine/gran/data/box.ts';
import { COPIES, FORCES, type Force, PILE } from '#engine/gran/data/cards.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { roadOdds } from '#engine/gran/odds/road.ts';
import { decimal, percent } from '#engine/gran/odds/words.ts';
import { MAX_DRAGONS, plainLegs, type Road } from '#engine/gran/situation.ts';
import { dragonsOf, FIRST, formatRoad, parseRoad } from './road-link.ts';

const Pips = ({ force }: { force: Force }) => (
  <svg viewBox="-30 -30 60 60" aria-hidden="true">
    <path d="M0-27l6 7 8-4 2 8 9 2-2 8 6 6-6 6 2 8-9 2-2 8-8-4-6 7-6-7-8 4-2-8-9-2 2-8-6-6 6-6-2-8 9-2 2-8 8 4z" />
    <text y="10">{force}</text>
  </svg>
);

const Pile = ({ seen, set }: { seen: readonly Force[]; set: (seen: readonly Force[]) => void }) => (
  <fieldset class="duel-pile">
    <legend class="control-label">Les cartes qui restent : touchez celle qui sort</legend>
    {FORCES.map((force) => {
      const left = COPIES[force] - seen.filter((one) => one === force).length;
      return (
        <button key={force} type="button" class="duel-card" aria-disabled={left === 0} onClick={() => left > 0 && set([...seen, force])}>
          <Pips force={force} />
          <span>
            <span class="sr">Un dragon de force {force} est sorti ; il en reste </span>
            <b>{left}</b> <span class="sr">sur </span>
            <span aria-hidden="true">/ </span>
            {COPIES[force]}
          </span>
        </button>
      );
    })}
  </fieldset>
);

interface Props {
  rules: RuleLinks;
}

export function DuelTool({ rules }: Props) {
  const [{ road, refused }, setPage] = useState<{ road: Road; refused: readonly string[] }>({ road: FIRST, refused: [] });
  // Of the two halves, the one that was changed last is spoken.
  const [isWaySpoken, speakWay] = useState(false);
  const change = (part: Partial<Road>) => {
    speakWay(part.seen === undefined);
    setPage({ road: { ...road, ...part }, refused: [] });
  };
  useAddressRead((query) => setPage(parseRoad(query)));
  useAddressTold(refused.length > 0 ? undefined : formatRoad(road));
  const duel = useMemo(() => duelOdds({ seen: road.seen, options: road.options }), [road]);
  const way = useMemo(() => roadOdds(road), [road]);
  const isNew = road.seen.length === 0;
  const width = Math.round(duel.win * 1000) / 10;
  return (
    <Rules links={rules}>
      <section class="tool duel" aria-label="Duel de dragon">
        <Refusals refused={refused} />
        <div class="duel-answer">
          <p class="duel-win">
            <b>{french(percent(duel.win))}</b> <span>de gagner le prochain duel</span>
          </p>
          <svg class="duel-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect class="duel-bar-all" width="100" height="6" />
            <rect class="duel-bar-win" width={width} height="6" />
          </svg>
          <p>{french(duel.sentence)}</p>
          <ul class="duel-reasons">
            {duel.reasons.map(({ rule, text }) => (
              <li key={text}>
                {french(text)} <RuleLink id={rule} />
              </li>
            ))}
          </ul>
        </div>
        <Pile seen={road.seen} set={(seen) => change({ seen })} />
        <div class="duel-seen">
          <p class="control-label">{`Sorties : ${road.seen.length} sur ${PILE}`}</p>
          <p>{isNew ? 'Aucune carte n’est encore sortie.' : french(`Dans l’ordre : ${road.seen.join(', ')}.`)}</p>
        </div>
        <div class="control-actions">
          <button
            type="button"
            class="control-button"
            aria-disabled={isNew}
            onClick={() => !isNew && change({ seen: road.seen.slice(0, -1) })}
          >
            Ôter la dernière
          </button>
          <button type="button" class="control-button" aria-disabled={isNew} onClick={() => !isNew && change({ seen: [] })}>
            Pile remélangée
          </button>
          <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => french(duel.sentence)} />
          <CopyButton
            label="Copier le lien"
            done="Lien copié"
            text={() => {
              const query = formatRoad(road);
              return new URL(`${location.pathname}${query && `?${query}`}`, location.origin).href;
            }}
          />
        </div>
        <div class="duel-road">
          <h2>Traverser plusieurs dragons</h2>
          <div class="duel-road-ask">
            <Count
              name="Dragons"
              label="Dragons sur la route"
              unit="Dragon"
              value={dragonsOf(road)}
              least={1}
              most={MAX_DRAGONS}
              set={(dragons) => change({ legs: plainLegs(dragons) })}
            />
            <Count
              name="Amulettes"
              label="Amulettes"
              unit="Amulette"
              value={road.amulets}
              least={0}
              most={MAX_AMULETS}
              set={(amulets) => change({ amulets })}
            />
          </div>
          <p class="duel-road-sum">{french(way.sentence)}</p>
          <table>
            <caption>Ce que la route coûte</caption>
            <tbody>
              <tr>
                <th scope="row">Arriver au bout</th>
                <td>{french(percent(way.through))}</td>
              </tr>
              <tr>
                <th scope="row">Rester sans amulette devant un dragon</th>
                <td>{french(percent(way.stuck))}</td>
              </tr>
              <tr>
                <th scope="row">Amulettes perdues, en moyenne</th>
                <td>{decimal(way.amulets.mean)}</td>
              </tr>
              <tr>
                <th scope="row">Tours jusqu’au bout, en moyenne</th>
                <td>{way.turns.mean === undefined ? '—' : decimal(way.turns.mean)}</td>
              </tr>
              {way.amulets.distribution.map((chance, lost) =>
                lost > road.amulets ? null : (
                  <tr key={`${lost} lost`}>
                    <th scope="row">
                      {french(
                        lost === 0 ? 'Aucune amulette perdue' : `${lost} amulette${lost > 1 ? 's' : ''} perdue${lost > 1 ? 's' : ''}`,
                      )}
                    </th>
                    <td>{french(percent(chance))}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
        <Spoken text={isWaySpoken ? way.sentence : duel.sentence} />
      </section>
    </Rules>
  );
}
