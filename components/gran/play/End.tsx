/** The end: who won, how the seals came, and what the game was. */
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Knight } from '#components/gran/board/symbols.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { TableScroll } from '#components/kit/TableScroll.tsx';
import type { EndProps } from '#components/table/handle.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { wonText } from '#components/table/won.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import type { Gran } from '#engine/gran/game.ts';
import type { SealChart } from './SealChart.tsx';
import { type Tally, tallyOf } from './tally.ts';

type Chart = ComponentType<Parameters<typeof SealChart>[0]>;

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
  const other = handed === 0 ? 'jamais après un autre chevalier' : `dont ${timesOf(handed)} après un autre chevalier`;
  return `L’anneau a été pris ${timesOf(taken)}, ${other}`;
}

export function End({ handle: { view, outcome, nameOf, humans }, history }: EndProps<Gran>) {
  const end = useRef<HTMLElement>(null);
  const [Drawn, draw] = useState<Chart>();
  const { colors, goal, seats } = view.options;
  const tally = useMemo(() => tallyOf(seats, history.events), [history]);
  useEffect(() => {
    comeIntoSight(end.current?.firstElementChild ?? null);
    import('./SealChart.tsx').then(
      ({ SealChart }) => draw(() => SealChart),
      () => {},
    );
  }, []);
  if (!outcome) return null;
  const { winners } = outcome;
  const title = upperFirst(wonText(outcome, humans, { names: together(winners.map(nameOf)), many: false }));
  const ranks = colors
    .map((color, seat) => ({ color, seat, seals: outcome.scores?.[seat] ?? 0, isWinner: winners.includes(seat) }))
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.seals - a.seals || a.seat - b.seat);
  return (
    <section ref={end} class="stack gran-end table-end" aria-label="Fin de la partie" tabIndex={-1}>
      <p class="row gran-end-title">
        {winners.map((seat) => (
          <svg key={seat} class="gran-end-knight" viewBox="-20 -37 40 43" aria-hidden="true">
            <Knight color={colors[seat] ?? 'jaune'} />
          </svg>
        ))}
        <b>{french(title)}</b>
      </p>
      <p>
        {french(`${counted(Math.ceil(tally.turns / seats), 'tour')} de table. ${ringText(tally)}.`)} <RuleLink id="GRA-BUT-1" />
      </p>
      <figure>
        <figcaption>{french(`Les sceaux, tour après tour (${goal} pour gagner)`)}</figcaption>
        {Drawn && <Drawn tally={tally} colors={colors} goal={goal} />}
      </figure>
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
    </section>
  );
}
