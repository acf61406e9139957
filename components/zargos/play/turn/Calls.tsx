/** The Araignées' call: from which volcano, and how many. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { HowMany } from '#components/table/stage/HowMany.tsx';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { MoveOf } from '#engine/zargos/game/types.ts';
import type { ZargosHandle } from '../handle.ts';
import { pawnsText, placeLabel } from '../words.ts';

function Call({ handle, move }: { handle: ZargosHandle; move: MoveOf<'call'> }) {
  const { view } = handle;
  const [pawns, set] = useState(move.pawns);
  const name = placeLabel(view, tablesFor(view.options).places.get(move.from) ?? -1);
  return (
    <div class="row zt-how-many">
      <HowMany label={`Pions appelés de ${name}`} unit="Un pion" value={pawns} least={1} most={move.pawns} set={set} />
      <button type="button" class="table-button table-button-main" onClick={() => handle.act({ ...move, pawns })}>
        {french(`Appeler ${pawnsText(pawns)} de ${name}`)}
      </button>
    </div>
  );
}

export const Calls = ({ handle }: { handle: ZargosHandle }) => (
  <section class="stack zt-sheet" aria-label="Appel">
    {handle.legal.map((move) => move.kind === 'call' && <Call key={move.from} handle={handle} move={move} />)}
  </section>
);
