/** The chance of the next duel, with the cards already out; and what a way through several dragons costs. Its first state is in the page's HTML. */
import { useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, useAddressRead, useAddressTold } from '#components/kit/address.ts';
import { NumberField } from '#components/kit/NumberInput.tsx';
import { Reasons } from '#components/kit/Reasons.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { choiceCount } from '#components/our-table/kept.ts';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { BigNumber, Reckoner } from '#components/our-table/Reckoner.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import { counted, decimal, percent } from '#engine/core/french.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { COPIES, MAX_AMULETS, PILE } from '#engine/gran/data/box.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { MAX_DRAGONS, plainLegs, type Road } from '#engine/gran/odds/reading.ts';
import { roadOdds } from '#engine/gran/odds/road.ts';
import { FORCES, type Force } from '#engine/gran/types.ts';
import { Pips } from './Pips.tsx';
import { dragonsOf, FIRST, formatRoad, LINK_VERSION, parseRoad } from './road-link.ts';

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

export function DuelTool({ rules, rulings }: { rules: RuleLinks; rulings: readonly RulingText<keyof Road['options'] & string>[] }) {
  const [{ road, refused }, setPage] = useState<{ road: Road; refused: readonly string[] }>({ road: FIRST, refused: [] });
  // Of the two halves, the one that was changed last is spoken.
  const [isWaySpoken, speakWay] = useState(false);
  const [isTouched, touch] = useState(false);
  const change = (part: Partial<Road>) => {
    touch(true);
    speakWay(part.seen === undefined);
    setPage({ road: { ...road, ...part }, refused: [] });
  };
  useAddressRead((query) => setPage(parseRoad(query)));
  const readAs = (options: Choices) => setPage((now) => ({ ...now, road: { ...now.road, options } }));
  const ours = useOurs(rulings, road.options, readAs);
  useAddressTold(refused.length > 0 || !isTouched ? undefined : formatRoad(road) || (choiceCount(ours) > 0 ? `v=${LINK_VERSION}` : ''));
  const duel = useMemo(() => duelOdds({ seen: road.seen, options: road.options }), [road]);
  const last = road.seen.at(-1);
  const met = last === undefined ? undefined : duelOdds({ force: last });
  const said = [...(met ? [met.sentence] : []), duel.sentence].join(' ');
  const way = useMemo(() => roadOdds(road), [road]);
  const isNew = road.seen.length === 0;
  const width = Math.round(duel.win * 1000) / 10;
  return (
    <Rules links={rules}>
      <Reckoner
        name="duel"
        label="Duel de dragon"
        kind="duel"
        refused={refused}
        ask={
          <>
            <Pile seen={road.seen} set={(seen) => change({ seen })} />
            <div class="wrap duel-seen">
              <p>
                <span class="control-label">{`Sorties : ${road.seen.length} sur ${PILE}`}</span>{' '}
                {isNew ? 'Aucune carte n’est encore sortie.' : french(`Dans l’ordre : ${road.seen.join(', ')}.`)}
              </p>
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
            </div>
          </>
        }
        sum={
          <>
            <BigNumber value={french(percent(duel.win))}>de gagner le prochain duel</BigNumber>
            {met && (
              <p>
                <b>{french(percent(met.win))}</b> {french(`de battre le ${last} qui vient de sortir`)}
              </p>
            )}
            <svg class="duel-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect class="duel-bar-all" width="100" height="6" />
              <rect class="duel-bar-win" width={width} height="6" />
            </svg>
          </>
        }
        answer={<p class="reckoner-sentence">{french(said)}</p>}
        grounds={<Reasons reasons={duel.reasons} />}
        rulings={rulings}
        options={road.options}
        ours={ours}
        read={(options) => change({ options })}
        turning={{
          game: 'gran',
          question: road,
          job: async (asked, onPage) => onPage(async () => (await import('./told.ts')).roadTold, asked),
        }}
        sentence={said}
        spoken={isWaySpoken ? way.sentence : said}
        link={() => linkTo(formatRoad(road))}
        more={
          <section class="duel-road">
            <h2>Traverser plusieurs dragons</h2>
            <div class="wrap duel-road-ask">
              <NumberField
                name="Dragons"
                label="Dragons sur la route"
                unit="Dragon"
                value={dragonsOf(road)}
                least={1}
                most={MAX_DRAGONS}
                set={(dragons) => change({ legs: plainLegs(dragons) })}
              />
              <NumberField
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
                  <td>{decimal(way.amulets.mean, 2)}</td>
                </tr>
                <tr>
                  <th scope="row">Tours jusqu’au bout, en moyenne</th>
                  <td>{way.turns.mean === undefined ? '—' : decimal(way.turns.mean, 2)}</td>
                </tr>
                {way.amulets.distribution.map((chance, lost) =>
                  lost > road.amulets ? null : (
                    <tr key={`${lost} lost`}>
                      <th scope="row">
                        {french(lost === 0 ? 'Aucune amulette perdue' : counted(lost, 'amulette perdue', 'amulettes perdues'))}
                      </th>
                      <td>{french(percent(chance))}</td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </section>
        }
      />
    </Rules>
  );
}
