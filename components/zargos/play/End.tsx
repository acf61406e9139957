/** The end: who won and how, points turn after turn, and what each people made of the game. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linear } from '#components/kit/chart/linear.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { TableScroll } from '#components/kit/TableScroll.tsx';
import { learnAddress } from '#components/table/coach/first-game.ts';
import type { EndProps } from '#components/table/handle.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { QUICK } from '#components/table/use-table.ts';
import { wonText } from '#components/table/won.ts';
import { drawingOf } from '#components/zargos/drawings/emblems.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import { FIRSTS } from './firsts.ts';
import { type Tally, tallyOf } from './tally.ts';
import { hasWon, winnersName } from './words.ts';

/** Points of the counts by round, a line a people. For the eye only: the table under it says who has what. */
const WIDTH = 360;
const HEIGHT = 160;
const LEFT = 26;
const RIGHT = 30;
const FOOT = 22;
const HEAD = 12;

/** What a mark is wide and high. */
const MARK = 16;

/** The sign of a people at the end of its line. */
interface Mark {
  readonly people: People;
  readonly x: number;
  readonly y: number;
}

/** The marks, each beside its line's end as near as those before it leave room: the winners' come first, and stand where their lines end. */
export function apart(ends: readonly Mark[], won: readonly People[]): readonly Mark[] {
  const placed: Mark[] = [];
  for (const end of [...ends].sort((a, b) => Number(won.includes(b.people)) - Number(won.includes(a.people)))) {
    const near = placed.filter(({ x }) => Math.abs(x - end.x) < MARK);
    const isFree = (y: number) => y >= HEAD && y <= HEIGHT - FOOT && near.every((one) => Math.abs(one.y - y) >= MARK);
    const [y = end.y] = [end.y, ...near.flatMap((one) => [one.y - MARK, one.y + MARK])]
      .filter(isFree)
      .sort((a, b) => Math.abs(a - end.y) - Math.abs(b - end.y));
    placed.push({ ...end, y });
  }
  return placed;
}

function PointsChart({ tally: { counts }, won }: { tally: Tally; won: readonly People[] }) {
  const rounds = counts.at(-1)?.round ?? 1;
  const most = Math.max(10, ...counts.flatMap(({ points }) => Object.values(points)));
  const across = linear([1, Math.max(2, rounds)], [LEFT, WIDTH - RIGHT]);
  const up = linear([0, most], [HEIGHT - FOOT, HEAD]);
  const lines = PEOPLES.flatMap((people) => {
    const dots = counts.flatMap(({ round, points }) =>
      points[people] === undefined ? [] : [[across(round), up(points[people] ?? 0)] as const],
    );
    const last = dots.at(-1);
    return last ? [{ people, dots, x: last[0], y: last[1] }] : [];
  });
  // Drawn last, so that nothing lies over them.
  const marks = apart(
    lines.map(({ people, x, y }) => ({ people, x: x + 12, y })),
    won,
  ).toReversed();
  return (
    <svg class="zt-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, Math.round(most / 2), most].map((points) => (
        <g key={points}>
          <path class="zt-chart-rule" d={`M${LEFT} ${up(points).toFixed(1)}H${WIDTH - RIGHT}`} />
          <text class="zt-chart-text" x={LEFT - 5} y={up(points) + 4}>
            {points}
          </text>
        </g>
      ))}
      {lines.map(({ people, dots }) => (
        <g key={people} class={`zt-chart-line is-${people}`}>
          <path d={`M${dots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
        </g>
      ))}
      {marks.map(({ people, x, y }) => (
        <g key={people} class={`zt-chart-line is-${people}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.5)`}>
          <use href={drawingOf(people)} />
        </g>
      ))}
      <text class="zt-chart-text" x={WIDTH - RIGHT} y={HEIGHT - 5}>
        {`tour ${rounds}`}
      </text>
    </svg>
  );
}

const ENDED_BY = { city: 'ZAR-BUT-1', last: 'ZAR-L-57', stopped: 'ZAR-L-58', time: 'ZAR-L-70' } as const;

const COLUMNS = [
  ['Combats', 'fights'],
  ['Provinces prises', 'taken'],
  ['Pions perdus', 'lost'],
  ['Pions achetés', 'bought'],
  ['Cartes jouées', 'cards'],
] as const;

/** What one person lost by, against others; nothing for who won, or while it is fetched. */
function useWhyLost({ handle: { outcome, humans }, history }: EndProps<Zargos>): readonly string[] {
  const [told, tell] = useState<readonly string[]>([]);
  const [seat, ...others] = humans;
  const isLost = seat !== undefined && others.length === 0 && outcome !== undefined && !outcome.winners.includes(seat);
  useEffect(() => {
    if (isLost)
      import('./lost.ts').then(
        ({ whyLost }) => tell(whyLost(history, seat)),
        () => {},
      );
  }, [isLost, history]);
  return isLost ? told : [];
}

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

export function End(props: EndProps<Zargos>) {
  const {
    handle: { view, outcome, humans },
    history,
  } = props;
  const why = useWhyLost(props);
  const end = useRef<HTMLElement>(null);
  const tally = useMemo(() => tallyOf(view.peoples, history.events), [history]);
  useEffect(() => comeIntoSight(end.current?.firstElementChild ?? null), []);
  const { ending } = view;
  if (!outcome || !ending) return null;
  const won = wonText(outcome, humans, { names: winnersName(view), many: true });
  const isOneOfSeveral = ending.people !== null && (view.peoples[outcome.winners[0] ?? 0] ?? []).length > 1;
  const title = won === 'vous l’emportez' && isOneOfSeveral && ending.people ? `${won} avec vos ${PEOPLE_NAMES[ending.people]}` : won;
  const how = {
    city: 'La Cité Interdite et les trois provinces qui l’entourent sont prises.',
    last: 'Plus personne d’autre n’a de pions.',
    stopped: 'La partie s’arrête là : les points du dernier décompte décident.',
    time: `Le temps convenu est passé : le plus ${view.options.scenario?.prize === 'points' ? 'de points' : 'de provinces'} l’emporte, selon nous.`,
  }[ending.by];
  const peoples = view.peoples.flatMap((own, seat) => own.map((people) => ({ people, seat })));
  return (
    <section ref={end} class="zt-end table-end" aria-label="Fin de la partie" tabIndex={-1}>
      <p class="centred zt-end-title">
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
        {french(how)} {french(`${counted(view.round, 'tour')}.`)} <RuleLink id={ENDED_BY[ending.by]} />
      </p>
      {why.length > 0 && (
        <p class="zt-end-why">
          <b>Pourquoi ?</b> {french(why.join(' '))}
        </p>
      )}
      {view.options.scenario && <Onward name={view.options.scenario.name} />}
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
