/** The line of a whole game that stays in sight: whose turn, which month and phase, the counters and cities of each. */
import { counted } from '#engine/core/french.ts';
import { citiesHeld, ownOf } from '#engine/zargos-lords/game/table.ts';
import { EMBLEMS } from '../drawings/silhouettes.ts';
import type { SkirmishHandle } from '../skirmish/handle.ts';
import { headOf, PHASE_NAMES } from '../skirmish/Line.tsx';

export function WarLine({ handle }: { handle: SkirmishHandle }) {
  const { view, outcome, nameOf } = handle;
  const { options, phase, turn, month, peoples } = view;
  const isLonger = month > options.months && !outcome;
  return (
    <div class="skirmish-line">
      <p class="table-headline">
        <b>{headOf(handle)}</b>{' '}
        <span>
          mois {isLonger ? `${month}, prolongé` : `${Math.min(month, options.months)} sur ${options.months}`}
          {!outcome && `\u00a0· ${PHASE_NAMES[phase]}`}
        </span>
      </p>
      <ul class="bare wrap skirmish-sides" aria-label="Camps">
        {peoples.map((people, seat) => (
          <li key={people} class={`lords-${people}${!outcome && seat === turn ? ' is-turn' : ''}`}>
            <svg class="skirmish-side-emblem" viewBox="0 0 64 64" aria-hidden="true">
              <path d={EMBLEMS[people]} fill-rule="evenodd" />
            </svg>
            <b>{nameOf(seat)}</b>
            <span>
              {counted(citiesHeld(view, seat).length, 'ville')}, {counted(ownOf(view, seat).length, 'pion')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
