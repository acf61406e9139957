/** The line of De l'Orc that stays in sight: which battle, for how many points, who is waited for, and everybody's score. */
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { wonText } from '#components/table/won.ts';
import { counted, together } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { BATTLES, POINTS } from '#engine/orc/setup.ts';
import type { View } from '#engine/orc/types.ts';
import type { OrcHandle } from './handle.ts';
import { colorOf, seatName } from './words.ts';

function victoryText({ outcome, view, humans }: OrcHandle): string {
  const winners = outcome?.winners ?? [];
  const won = wonText({ winners }, humans, { names: together(winners.map(seatName)), many: false });
  return `Partie finie : ${won}, à ${counted(Math.max(...view.scores), 'point')}`;
}

/** « Bataille 2 sur 4 · Barbares · 1 point ». `number`: from 1. */
function battleText({ called }: View, number: number, isCalled: boolean): string {
  const people = isCalled ? called.at(-1) : undefined;
  const name = people ? ` · ${PEOPLE_NAMES[people]}` : '';
  return `Bataille ${number} sur ${BATTLES}${name} · ${counted(POINTS[number - 1] ?? 0, 'point').replace(' ', '\u00a0')}`;
}

/** A battle has just been counted, and nobody here is asked for the next one. */
const isStillOf = ({ told, humans, movesOf }: OrcHandle): boolean =>
  told.some(({ kind }) => kind === 'counted') && humans.every((seat) => movesOf(seat).length === 0);

function momentText(handle: OrcHandle): string {
  const { view } = handle;
  switch (view.phase) {
    case 'recruit':
      return `${seatName(view.sorcier)} est Sorcier et distribue`;
    case 'champion':
      return 'La donne est finie';
    case 'spies':
      return `Espion n° ${view.spy} sur 4`;
    case 'call':
      return isStillOf(handle) ? battleText(view, view.called.length, true) : battleText(view, view.called.length + 1, false);
    case 'mercenaries':
    case 'commando':
    case 'flying':
      return battleText(view, view.called.length, true);
    case 'over':
      return `manche ${view.round}`;
  }
}

/** What is waited for, and of whom. */
function askedText(handle: OrcHandle): string {
  const { view, live, humans, movesOf } = handle;
  // What has been answered is being shown.
  if (view.phase === 'recruit' || view.phase === 'over' || handle.show) return '';
  const mine = live ? humans.filter((seat) => movesOf(seat).length > 0) : [];
  if (mine.length > 0) return humans.length > 1 ? `À ${together(mine.map(seatName))}` : 'À vous';
  // Whoever shows a mercenary's back is asked, most of them for nothing: their shields are marked, and that is enough.
  if (view.phase === 'commando') return 'Avant la révélation';
  return view.phase === 'flying' ? 'Armées révélées' : `On attend ${together(view.toMove.map(seatName))}`;
}

export function Line({ handle }: { handle: OrcHandle }) {
  const { view } = handle;
  const moment = momentText(handle);
  const asked = askedText(handle);
  const { humans } = handle;
  const you = humans.length === 1 ? humans[0] : undefined;
  return (
    <div class="orc-line">
      <p class="orc-head">
        <span>{view.phase === 'over' ? victoryText(handle) : `Manche ${view.round}`}</span>
        {moment && `\u00a0· ${moment}`}
        {asked && (
          <>
            {'\u00a0· '}
            <b>{asked}</b>
          </>
        )}
      </p>
      <ul class="wrap bare orc-line-scores" aria-label="Points">
        {view.scores.map((score, seat) => (
          <li key={seat} class={view.phase !== 'recruit' && view.toMove.includes(seat) ? 'is-called' : ''}>
            <Shield color={colorOf(seat)} label={seatName(seat)} /> {score}
            {seat === you && <small> vous</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
