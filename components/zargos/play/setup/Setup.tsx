/** Setting up: peoples, positioning cards, first pawns, lots shared between peoples. */
import { french } from '#components/base/typography.ts';
import { Pawn } from '#components/zargos/drawings/Pawn.tsx';
import { counted } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf } from '#engine/zargos/game/types.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import type { ZargosHandle } from '../handle.ts';
import { seatLabel } from '../seat-label.ts';
import { POWERS, placeLabel, tradedText } from '../words.ts';
import { drawnPlaces } from './marks.ts';

const only = <Kind extends Move['kind']>(moves: readonly Move[], kind: Kind): readonly MoveOf<Kind>[] =>
  moves.filter((move): move is MoveOf<Kind> => move.kind === kind);

/** Six cards with their powers. */
export function PeoplesChoice({ handle }: { handle: ZargosHandle }) {
  const { view, legal } = handle;
  const choices = only(legal, 'choose');
  return (
    <ul class="zt-choices" aria-label="Peuples à choisir">
      {PEOPLES.map((people) => {
        const move = choices.find((one) => one.people === people);
        const by = view.peoples.findIndex((own) => own.includes(people));
        return (
          <li key={people}>
            <button type="button" class={`zt-choice is-${people}`} aria-disabled={!move} onClick={() => move && handle.act(move)}>
              <Pawn people={people} label="" />
              <span>
                <b>{PEOPLE_NAMES[people]}</b>
                <small>
                  {french(by >= 0 ? `À ${handle.seat === by ? 'vous' : `un autre : ${seatLabel(by, { peoples: [] })}`}.` : POWERS[people])}
                </small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Green and blue piles. */
export function Taking({ handle }: { handle: ZargosHandle }) {
  const { view, legal, seat } = handle;
  const { positioning } = view;
  if (!positioning) return null;
  const own = positioning.hands[seat] ?? [];
  return (
    <div class="zt-taking">
      <div class="row table-actions">
        {only(legal, 'take').map((move) => (
          <button key={move.pile} type="button" class={`table-button zt-pile is-${move.pile}`} onClick={() => handle.act(move)}>
            {move.pile === 'green' ? 'Une carte verte' : positioning.blue === 1 ? 'La dernière bleue' : 'Deux cartes bleues'}
            <small>{french(`${move.pile === 'green' ? positioning.green : positioning.blue} dans la pile`)}</small>
          </button>
        ))}
      </div>
      {own.length > 0 && <p class="table-quiet">{french(`Vous avez ${tradedText(view, own)}.`)}</p>}
    </div>
  );
}

/** Which people takes each territory drawn. */
export function Planting({ handle, looked }: { handle: ZargosHandle; looked: number | undefined }) {
  const { view, legal } = handle;
  const { places } = tablesFor(view.options);
  const plants = only(legal, 'plant');
  const at = plants.find((move) => places.get(move.at) === looked)?.at ?? plants[0]?.at;
  const here = plants.filter((move) => move.at === at);
  const left = drawnPlaces(view).length;
  if (at === undefined) return null;
  return (
    <div class="stack zt-sheet">
      <p>
        <b>{french(placeLabel(view, places.get(at) ?? -1))}</b>{' '}
        {left > 1 && <span class="table-quiet">{french(`encore ${counted(left, 'territoire')}`)}</span>}
      </p>
      <div class="row table-actions">
        {here.map((move) => (
          <button
            key={move.people}
            type="button"
            class={here.length > 1 ? `table-button zt-own is-${move.people}` : 'table-button table-button-main'}
            onClick={() => handle.act(move)}
          >
            {french(here.length > 1 ? `Aux ${PEOPLE_NAMES[move.people]}` : 'Poser un pion')}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Which people takes each reinforcement and each boat. */
export function Granting({ handle }: { handle: ZargosHandle }) {
  const grants = only(handle.legal, 'grant');
  const left = (handle.view.positioning?.hands[handle.seat] ?? []).filter((card) => card === 'renfort' || card === 'bateau').length;
  return (
    <div class="row table-actions">
      {grants.map((move) => (
        <button key={`${move.people} ${move.card}`} type="button" class="table-button" onClick={() => handle.act(move)}>
          {french(`${move.card === 'bateau' ? 'Bateau' : 'Renfort'} aux ${PEOPLE_NAMES[move.people]}`)}
        </button>
      ))}
      {left > 1 && <span class="table-quiet">{french(`encore ${counted(left, 'carte')}`)}</span>}
    </div>
  );
}
