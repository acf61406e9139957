/** In the place of a question, while nothing is asked. */
import { french } from '#components/base/typography.ts';
import type { Seat } from '#engine/zargos/game/types.ts';
import { waitedFor } from './asked.ts';
import type { ZargosHandle } from './handle.ts';
import { seatLabel } from './seat-label.ts';
import { seatWith } from './words.ts';

/** What goes on while others play, and what one leads oneself as long as it is new. */
export function Meanwhile({ handle, running, actor }: { handle: ZargosHandle; running: boolean; actor: Seat | undefined }) {
  const { view, live, said, humans, pace } = handle;
  const [own] = humans;
  if (running) return <p class="table-quiet">Les dés roulent…</p>;
  return (
    <div class="zt-meanwhile">
      <p class="table-quiet">
        {french(actor !== undefined && live && !humans.includes(actor) ? waitedFor(seatLabel(actor, view), view.phase) : ' ')}
      </p>
      {live && pace === 0 && said.length > 0 && <p>{french(said.slice(-2).join(' '))}</p>}
      {own !== undefined && humans.length === 1 && view.round < 2 && (view.peoples[own] ?? []).length > 0 && (
        <p class="table-quiet">{french(`Vous menez ${seatWith(own, view, 'les')}.`)}</p>
      )}
    </div>
  );
}
