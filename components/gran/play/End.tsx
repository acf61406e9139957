/** The end: who won, how the seals came, and what the game was. */
import { useMemo } from 'preact/hooks';
import { Knight } from '#components/gran/board/symbols.tsx';
import { TableScroll } from '#components/kit/TableScroll.tsx';
import { EndPage } from '#components/table/end/EndPage.tsx';
import { Why } from '#components/table/end/Why.tsx';
import type { EndProps } from '#components/table/handle.ts';
import { wonText } from '#components/table/won.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import type { Gran } from '#engine/gran/game.ts';
import { type Tally, tallyOf } from './tally.ts';
import { whyOf } from './why.ts';

const COLUMNS = [
  ['Duels gagnés', 'won'],
  ['Duels perdus', 'lost'],
  ['Anneau pris', 'rings'],
  ['Attaques', 'attacks'],
  ['Exils', 'exiles'],
  ['Pierres', 'stones'],
] as const satisfies readonly (readonly [string, keyof Tally['seats'][number]])[];

const timesOf = (count: number): string => (count === 1 ? 'une fois' : `${count} fois`);

/** The sum of the column « Anneau pris », and how much of it was another's before. */
function ringText({ seats, handed }: Tally): string {
  const taken = seats.reduce((sum, { rings }) => sum + rings, 0);
  if (taken === 0) return 'Personne n’a pris l’anneau';
  const other = handed === 0 ? 'sans changer de main' : `et a changé ${timesOf(handed)} de main`;
  return `L’anneau a été pris ${timesOf(taken)} ${other}`;
}

export function End({ handle: { view, outcome, nameOf, humans }, history }: EndProps<Gran>) {
  const { colors, goal, seats } = view.options;
  const tally = useMemo(() => tallyOf(seats, history.events), [history]);
  if (!outcome) return null;
  const { winners } = outcome;
  const title = upperFirst(wonText(outcome, humans, { names: together(winners.map(nameOf)), many: false }));
  const ranks = colors
    .map((color, seat) => ({ color, seat, seals: outcome.scores?.[seat] ?? 0, isWinner: winners.includes(seat) }))
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.seals - a.seals || a.seat - b.seat);
  const { turns } = tally;
  const lines = tally.seats.map(({ seals }, seat) => {
    const color = colors[seat] ?? 'jaune';
    return {
      key: seat,
      name: upperFirst(nameOf(seat)),
      class: `gran-chart-line is-${color}`,
      points: [[0, 0], ...seals.map(({ turn, count }) => [turn, count] as const), [turns, seals.at(-1)?.count ?? 0]] as const,
      mark: (
        <g transform="translate(0 7) scale(.42)">
          <Knight color={color} />
        </g>
      ),
    };
  });
  const rounds = Math.max(1, Math.ceil(turns / seats));
  const hasGoal = ranks.some(({ seals }) => seals >= goal);
  return (
    <EndPage
      class="gran-end"
      emblem={winners.map((seat) => (
        <svg key={seat} class="gran-end-knight" viewBox="-20 -37 40 43" aria-hidden="true">
          <Knight color={colors[seat] ?? 'jaune'} />
        </svg>
      ))}
      title={title}
      told={`${counted(rounds, 'tour')} de table${hasGoal ? `, jusqu’aux ${goal} sceaux` : ''}. ${ringText(tally)}.`}
      rule="GRA-BUT-1"
      chart={[
        `Les sceaux, tour après tour (${goal} pour gagner)`,
        {
          lines,
          across: [0, turns],
          ends: ['départ', rounds > 1 ? `tour ${rounds}` : 'un tour'],
          counts: Array.from({ length: goal + 1 }, (_, count) => count),
          leaps: true,
        },
      ]}
    >
      <Why outcome={outcome} humans={humans} why={(seat) => whyOf(history, seat, winners)} />
      <TableScroll>
        <table>
          <caption class="sr">La partie de chacun</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Sceaux</th>
              {COLUMNS.map(([label]) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranks.map(({ seat, seals, isWinner }) => (
              <tr key={seat} class={isWinner ? 'is-won' : ''}>
                <th scope="row">{nameOf(seat)}</th>
                <td>{seals}</td>
                {COLUMNS.map(([label, key]) => (
                  <td key={label}>{tally.seats[seat]?.[key] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </EndPage>
  );
}
