/** The line of Zargos that stays in sight: who is asked and in which phase, and what each people has. */
import { wonText } from '#components/table/won.ts';
import { drawingOf } from '#components/zargos/drawings/emblems.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { toMove } from '#engine/zargos/game/game.ts';
import { hasMagic, pawnsOf, seatOf } from '#engine/zargos/game/table.ts';
import type { View } from '#engine/zargos/game/types.ts';
import type { People } from '#engine/zargos/types.ts';
import { PHASE_NAMES } from './asked.ts';
import type { ZargosHandle } from './handle.ts';
import { hasSea, seatWith, winnersName } from './words.ts';

interface Row {
  readonly people: People;
  readonly seat: number;
  readonly provinces: number;
  readonly pawns: number;
  readonly boats: number;
  /** Of its player. */
  readonly cards: number;
  readonly isOut: boolean;
}

/** Peoples in the order of play, those out at the end. */
function rowsOf(view: View): readonly Row[] {
  const all = view.peoples.flat();
  const order = [...view.order, ...all.filter((people) => !view.order.includes(people))];
  return order.map((people) => {
    const seat = seatOf(view, people);
    const pawns = pawnsOf(view, people);
    return {
      people,
      seat,
      provinces: view.owners.filter((owner) => owner === people).length,
      pawns,
      boats: view.boats[people],
      cards: view.counts[seat] ?? 0,
      isOut: view.round > 0 && !view.order.includes(people),
    };
  });
}

function headOf({ view, outcome, humans, live }: ZargosHandle): string {
  if (outcome) return `Partie finie : ${wonText(outcome, humans, { names: winnersName(view), many: true })}`;
  const actors = toMove(view);
  const isMine = live && humans.length === 1 && actors.some((seat) => humans.includes(seat));
  if (isMine) {
    const own = view.round === 1 ? actors.filter((seat) => humans.includes(seat)).map((seat) => `, ${seatWith(seat, view, 'les')}`) : [];
    return `À vous${own.join('')}`;
  }
  const [seat] = actors;
  return seat === undefined ? 'Un instant' : actors.length > 1 ? 'À tous' : upperFirst(seatWith(seat, view, 'aux'));
}

/** Others who are asked during one's own attacks answer them. */
function nowOf({ seat, view }: ZargosHandle): string {
  const { phase, round, options, turn } = view;
  const last = options.scenario ? ` sur ${options.scenario.rounds}` : '';
  const isMet = turn?.combat && turn.seat === seat && !toMove(view).includes(seat);
  return `${round > 0 ? `tour ${round}${last}\u00a0· ` : ''}${isMet ? 'votre attaque' : PHASE_NAMES[phase]}`;
}

const toldOf = ({ provinces, pawns, boats, cards, isOut }: Row, view: View): string =>
  isOut
    ? 'hors jeu'
    : [
        counted(provinces, 'province'),
        counted(pawns, 'pion'),
        ...(hasSea(view) ? [counted(boats, 'bateau', 'bateaux')] : []),
        ...(hasMagic(view.options) ? [counted(cards, 'carte de magie', 'cartes de magie')] : []),
      ].join(', ');

export function Line({ handle }: { handle: ZargosHandle }) {
  const { view } = handle;
  const moving = view.turn?.peoples ?? [];
  return (
    <div class="zt-line">
      <p class="table-headline">
        <b>{headOf(handle)}</b>{' '}
        <span>
          {nowOf(handle)}
          {view.master !== null && <span class="sr-phone"> · un Maître des Vents</span>}
        </span>
      </p>
      <ul class="wrap zt-peoples" aria-label="Peuples">
        {rowsOf(view).map((row) => (
          <li
            key={row.people}
            class={`${moving.includes(row.people) ? 'is-turn' : ''}${row.isOut ? ' is-out' : ''}${row.seat === handle.seat ? ` is-own is-${row.people}` : ''}`}
          >
            <svg class={`zt-disc is-${row.people}`} viewBox="-16 -16 32 32" aria-hidden="true">
              <use href={drawingOf(row.people)} />
            </svg>
            <span class="zt-people-name sr-phone">{PEOPLE_NAMES[row.people]}</span>
            <span class="sr">{` : ${row.seat === handle.seat ? 'à vous, ' : ''}${toldOf(row, view)}${view.master === row.seat ? ', Maître des Vents' : ''}${moving.includes(row.people) ? ', dont c’est le tour' : ''}.`}</span>
            <span class="zt-counts" aria-hidden="true" title={toldOf(row, view)}>
              <b>{row.provinces}</b>
              <i>·</i>
              {row.pawns}
              {row.boats > 0 && (
                <>
                  <i>·</i>
                  {row.boats}
                  <svg class="zt-boat" viewBox="-16 -16 32 32" aria-hidden="true">
                    <use href={drawingOf('bateau')} />
                  </svg>
                </>
              )}
              {row.cards > 0 && (
                <>
                  <i>·</i>
                  {row.cards}
                  <span class="zt-card-sign" />
                </>
              )}
              {view.master === row.seat && <span class="zt-master">★</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
