/** The end: who won and how, points turn after turn, and what each people made of the game. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { TableScroll } from '#components/kit/TableScroll.tsx';
import type { EndProps } from '#components/table/handle.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { wonText } from '#components/table/won.ts';
import { drawingOf } from '#components/zargos/drawings/emblems.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { PointsChart } from './PointsChart.tsx';
import { tallyOf } from './tally.ts';
import { hasWon, winnersName } from './words.ts';

const COLUMNS = [
  ['Combats', 'fights'],
  ['Provinces prises', 'taken'],
  ['Pions perdus', 'lost'],
  ['Pions achetés', 'bought'],
  ['Cartes jouées', 'cards'],
] as const;

export function End({ handle: { view, outcome, humans }, history }: EndProps<Zargos>) {
  const end = useRef<HTMLElement>(null);
  const tally = useMemo(() => tallyOf(view.peoples, history.events), [history]);
  useEffect(() => comeIntoSight(end.current, 'start'), []);
  const { ending } = view;
  if (!outcome || !ending) return null;
  const won = wonText(outcome, humans, { names: winnersName(view), many: true });
  const isOneOfSeveral = ending.people !== null && (view.peoples[outcome.winners[0] ?? 0] ?? []).length > 1;
  const title = won.startsWith('vous') && isOneOfSeveral && ending.people ? `${won} avec vos ${PEOPLE_NAMES[ending.people]}` : won;
  const how = {
    city: 'La Cité Interdite et les trois provinces qui l’entourent sont prises.',
    last: 'Plus personne d’autre n’a de pions.',
    stopped: 'La partie s’arrête là : les points du dernier décompte décident.',
  }[ending.by];
  const peoples = view.peoples.flatMap((own, seat) => own.map((people) => ({ people, seat })));
  return (
    <section ref={end} class="zt-end" aria-label="Fin de la partie" tabIndex={-1}>
      <p class="zt-end-title">
        {peoples.map(
          ({ people, seat }) =>
            hasWon(view, people, seat) && (
              <svg key={people} class={`zt-disc is-${people}`} viewBox="-16 -16 32 32" aria-hidden="true">
                <use href={drawingOf(people)} />
              </svg>
            ),
        )}
        <b>{french(upperFirst(title))}</b>
      </p>
      <p>
        {french(how)} {french(`${counted(view.round, 'tour')}.`)}{' '}
        <RuleLink id={ending.by === 'city' ? 'ZAR-BUT-1' : ending.by === 'last' ? 'ZAR-L-57' : 'ZAR-L-58'} />
      </p>
      <figure>
        <figcaption>Points des décomptes, tour après tour</figcaption>
        <PointsChart tally={tally} won={peoples.flatMap(({ people, seat }) => (hasWon(view, people, seat) ? [people] : []))} />
      </figure>
      <TableScroll class="zt-end-table">
        <table>
          <caption class="sr">La partie de chaque peuple</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Points</th>
              {COLUMNS.map(([label]) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {peoples.map(({ people, seat }) => (
              <tr key={people} class={hasWon(view, people, seat) ? 'is-won' : ''}>
                <th scope="row">{PEOPLE_NAMES[people]}</th>
                <td>{view.points[people]}</td>
                {COLUMNS.map(([label, key]) => (
                  <td key={label}>{tally.peoples[people][key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}
