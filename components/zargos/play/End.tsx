/** The end: who won and how, points turn after turn, and what each people made of the game. */
import { useMemo } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { TableScroll } from '#components/kit/TableScroll.tsx';
import { learnAddress } from '#components/table/coach/first-game.ts';
import { EndPage } from '#components/table/end/EndPage.tsx';
import { Why } from '#components/table/end/Why.tsx';
import type { EndProps } from '#components/table/handle.ts';
import { QUICK } from '#components/table/use-table.ts';
import { wonText } from '#components/table/won.ts';
import { drawingOf } from '#components/zargos/drawings/emblems.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { hasMagic } from '#engine/zargos/game/table.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import { FIRSTS } from '../lessons/firsts.ts';
import { whyLost, whyWon } from './lost.ts';
import { provincesIn, tallyOf } from './tally.ts';
import { hasWon, winnersName } from './words.ts';

const ENDED_BY = { city: 'ZAR-BUT-1', last: 'ZAR-L-57', stopped: 'ZAR-L-58', time: 'ZAR-L-70' } as const;

const COLUMNS = [
  ['Combats', 'fights'],
  ['Provinces prises', 'taken'],
  ['Pions perdus', 'lost'],
  ['Pions achetés', 'bought'],
  ['Cartes jouées', 'cards'],
] as const;

const columnsOf = (options: Zargos['view']['options']) => COLUMNS.filter(([, key]) => key !== 'cards' || hasMagic(options));

/** After a game that teaches, the next one; after the last of them, a whole planet. */
function Onward({ name }: { name: string }) {
  const next = FIRSTS.findIndex(({ title }) => title === name) + 1;
  const offer = FIRSTS[next];
  return (
    <p class="row zt-end-next">
      <a class="table-button table-button-main" href={offer ? learnAddress(next) : QUICK}>
        {french(offer ? `${offer.title}, ${offer.minutes} minutes` : 'La planète entière')}
      </a>{' '}
      <span>{french(offer ? offer.idea : 'Six peuples, onze royaumes, et la Cité Interdite pour but.')}</span>
    </p>
  );
}

export function End({ handle: { view, outcome, humans }, history, given }: EndProps<Zargos>) {
  const tally = useMemo(() => tallyOf(view.peoples, history.events), [history]);
  const { ending } = view;
  if (!outcome || !ending) return null;
  const won = wonText(outcome, humans, { names: winnersName(view), many: true });
  const isOneOfSeveral = ending.people !== null && (view.peoples[outcome.winners[0] ?? 0] ?? []).length > 1;
  const title = won === 'vous l’emportez' && isOneOfSeveral && ending.people ? `${won} avec vos ${PEOPLE_NAMES[ending.people]}` : won;
  const prize = view.options.scenario?.prize ?? 'points';
  const isByProvinces = prize === 'provinces';
  const [most = 0, ...less] = ending.scores.toSorted((a, b) => b - a);
  const how = {
    city: 'La Cité Interdite et les trois provinces qui l’entourent sont prises.',
    last: 'Plus personne d’autre n’a de pions.',
    stopped: 'La partie s’arrête là : les points du dernier décompte décident.',
    time: `${counted(most, prize.slice(0, -1))} contre ${together(less)} ${isByProvinces ? 'au bout du temps convenu' : 'au dernier décompte'} : le plus de ${prize} l’emporte, puis de pions, selon nous.`,
  }[ending.by];
  const counts = isByProvinces ? provincesIn(history.states) : tally.counts;
  const prizes = isByProvinces ? (counts.at(-1)?.points ?? {}) : view.points;
  const rankOf = ({ people, seat }: { people: People; seat: number }): number => (hasWon(view, people, seat) ? 1e6 : (prizes[people] ?? 0));
  const peoples = view.peoples
    .flatMap((own, seat) => own.map((people) => ({ people, seat })))
    .toSorted((one, other) => rankOf(other) - rankOf(one));
  const rounds = counts.at(-1)?.round ?? 1;
  const high = Math.max(10, ...counts.flatMap(({ points }) => Object.values(points)));
  const lines = PEOPLES.flatMap((people) => {
    const points = counts.flatMap(({ round, points }) => (points[people] === undefined ? [] : [[round, points[people]] as const]));
    if (points.length === 0) return [];
    return {
      key: people,
      name: PEOPLE_NAMES[people],
      class: `is-${people}`,
      points,
      mark: <use href={drawingOf(people)} transform="scale(.5)" />,
    };
  });
  return (
    <EndPage
      class="zt-end"
      emblem={peoples.map(
        ({ people, seat }) =>
          hasWon(view, people, seat) && (
            <svg key={people} class={`zt-disc is-${people}`} viewBox="-16 -16 32 32" aria-hidden="true">
              <use href={drawingOf(people)} />
            </svg>
          ),
      )}
      title={upperFirst(title)}
      told={`${how} ${counted(view.round, 'tour')}.`}
      rule={ENDED_BY[ending.by]}
      chart={[
        isByProvinces ? 'Provinces tenues, tour après tour' : 'Points des décomptes, tour après tour',
        {
          lines,
          across: [counts[0]?.round ?? 1, Math.max(2, rounds)],
          ends: ['', `tour ${rounds}`],
          counts: [0, Math.round(high / 2), high],
        },
      ]}
    >
      <Why
        outcome={outcome}
        humans={humans}
        why={(seat, hasSeatWon) => (hasSeatWon ? whyWon(history, seat) : whyLost(history, seat, given))}
      />
      {view.options.scenario && <Onward name={view.options.scenario.name} />}
      <TableScroll>
        <table>
          <caption class="sr">La partie de chaque peuple</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{upperFirst(prize)}</th>
              {columnsOf(view.options).map(([label]) => (
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
                <td>{prizes[people]}</td>
                {columnsOf(view.options).map(([label, key]) => (
                  <td key={label}>{tally.peoples[people][key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </EndPage>
  );
}
