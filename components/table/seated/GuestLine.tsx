/** Over a game of a link or a file: where it came from, how to go on with it, and how to leave it. */
import { french } from '#components/base/typography.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { guestText } from '../session/guest.ts';
import { seatToTake } from '../session/session.ts';
import { EyesChoice, mayChooseEyes } from './EyesChoice.tsx';
import type { AtTable } from './moment.ts';

export function GuestLine<G extends GameTypes>(at: AtTable<G>) {
  const { spec, table, guest, aside, outcome, sat, now, screen, viewer } = at;
  if (!guest) return null;
  const nameOf = (seat: number) => spec.nameOf(seat, now);
  return (
    <p class="row table-guest">
      <span>
        {french(guestText(guest, outcome !== undefined, sat.map(nameOf)))}
        {aside && ' La vôtre n’a pas bougé.'}
      </span>
      {!spec.game.outcome(now) && (
        <button
          type="button"
          class={sat.length > 0 ? 'table-button table-button-main' : 'table-button'}
          onClick={() => table.send({ kind: 'take-over' })}
        >
          {sat.length > 0 ? 'Reprendre cette partie' : `Jouer ${nameOf(seatToTake(spec.game, now, screen))} à partir d’ici`}
        </button>
      )}
      <button type="button" class="table-button" onClick={() => table.send({ kind: 'back' })}>
        {aside ? 'Revenir à ma partie' : 'Fermer cette partie'}
      </button>
      {mayChooseEyes(at) && viewer === 'public' && (
        <span>{french('Les mains sont couvertes : pour en voir une, choisissez son joueur.')}</span>
      )}
      <EyesChoice {...at} />
    </p>
  );
}
