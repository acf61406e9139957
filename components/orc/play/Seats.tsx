/** Who sits where, as a table: scores, who is Sorcier, what everybody may see of everybody's hand. */
import { Blazon } from '#components/orc/drawings/Blazon.tsx';
import { ScoreWheel } from '#components/orc/drawings/ScoreWheel.tsx';
import { plural } from '#engine/core/french.ts';
import { BACKS, type Back, type Seat, type View } from '#engine/orc/types.ts';
import type { OrcHandle } from './handle.ts';
import { BACK_TITLES, colorOf, seatName } from './words.ts';

const rolesOf = ({ view, players, humans }: OrcHandle, seat: Seat): string => {
  const words = [
    ...(seat === view.sorcier ? ['Sorcier'] : []),
    ...(seat === view.champion ? ['champion'] : []),
    ...(players[seat]?.kind === 'human' && humans.length === 1 ? ['vous'] : []),
  ];
  return words.join(', ');
};

/** Mercenaries are spent while the armies are looked at: their line stays, so that nothing below it moves. */
const isShown = ({ players, called }: View, back: Back): boolean =>
  players.some(({ backs }) => backs[back] > 0) || (back === 'mercenaires' && called.length > 0);

export function Seats({ handle }: { handle: OrcHandle }) {
  const { view } = handle;
  const dealing = view.phase === 'recruit' || view.phase === 'champion';
  const seats = view.players.map((_, seat) => seat);
  const row = (key: string, head: preact.ComponentChildren, of: (seat: Seat) => number) => (
    <tr key={key}>
      <th scope="row">{head}</th>
      {seats.map((seat) => (
        <td key={seat} class={of(seat) === 0 ? 'is-none' : ''}>
          {seat === view.sorcier ? '' : of(seat)}
        </td>
      ))}
    </tr>
  );
  return (
    <table class="orc-seats">
      <caption class="sr">Les joueurs : points, et ce que chacun montre</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" class={view.toMove.includes(seat) && !dealing ? 'is-called' : ''} data-seat={seat}>
              <ScoreWheel color={colorOf(seat)} points={view.scores[seat] ?? 0} label="" />
              <span class="orc-seats-name">{seatName(seat)}</span>
              <b>
                {view.scores[seat]} <span class="sr">{plural(view.scores[seat] ?? 0, 'point')}</span>
              </b>
              <small>{rolesOf(handle, seat)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dealing
          ? [
              row('shields', 'Boucliers', (seat) => view.players[seat]?.shields ?? 0),
              row('desertions', 'Désertions', (seat) => view.players[seat]?.desertions ?? 0),
            ]
          : BACKS.filter((back) => isShown(view, back)).map((back) =>
              row(
                back,
                <>
                  <Blazon of={back} /> <span>{BACK_TITLES[back]}</span>
                </>,
                (seat) => view.players[seat]?.backs[back] ?? 0,
              ),
            )}
      </tbody>
    </table>
  );
}
