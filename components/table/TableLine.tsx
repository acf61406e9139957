/** The line that stays in sight while one plays: the game's own moment, what can be taken back, and a rest. */
import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#engine/core/game.ts';
import type { AtTable } from './seated/moment.ts';
import { undone } from './session/history.ts';
import type { Elsewhere } from './session/session.ts';

interface OtherTabProps {
  how: Elsewhere;
  follow: () => void;
  /** Goes on here. */
  stay: () => void;
}

/** The same game is open in another tab, which has gone on with it: said where one plays, and that tab can be followed. */
function OtherTab({ how, follow, stay }: OtherTabProps) {
  return (
    <p class="row table-elsewhere" role="status">
      <span>
        {how === 'followed'
          ? 'Vous suivez l’autre onglet : ses coups se montrent ici.'
          : 'Un autre onglet a joué dans cette partie ; continuer ici garde les deux.'}
      </span>
      {how === 'ahead' && (
        <button type="button" class="table-button table-button-main" onClick={follow}>
          Suivre l’autre onglet
        </button>
      )}
      <button type="button" class="table-button" onClick={stay}>
        {how === 'followed' ? 'Jouer ici' : 'Continuer ici'}
      </button>
    </p>
  );
}

interface Props<G extends GameTypes> extends AtTable<G> {
  children: ComponentChildren;
}

export function TableLine<G extends GameTypes>(props: Props<G>) {
  const { spec, table, children, history, humans, guest, outcome, stepper, isShowing, elsewhere } = props;
  const isPlayed = !guest && !outcome;
  const mayUndo = isPlayed && humans.length > 0;
  const canUndo = mayUndo && !stepper && !isShowing && undone(spec, history, humans) !== undefined;
  const isResting = table.resting();
  return (
    <div class="row table-line">
      {children}
      {elsewhere && !guest && (
        <OtherTab how={elsewhere} follow={() => void table.follow()} stay={() => table.send({ kind: 'elsewhere', how: undefined })} />
      )}
      <div class="table-line-acts">
        {mayUndo && (
          <button type="button" class="table-button" aria-disabled={!canUndo} onClick={() => canUndo && table.send({ kind: 'undo' })}>
            <span>
              Annuler<span class="sr-phone"> mon coup</span>
            </span>
          </button>
        )}
        {isPlayed && !stepper && humans.length === 0 && (
          <button type="button" class="table-button" onClick={() => table.rest(!isResting)}>
            {isResting ? 'Reprendre' : 'Pause'}
          </button>
        )}
      </div>
    </div>
  );
}
