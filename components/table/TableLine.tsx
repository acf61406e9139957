/** The line that stays in sight while one plays: the game's own moment, what can be taken back, and a rest. */
import type { ComponentChildren } from 'preact';
import type { Elsewhere } from './session/session.ts';

interface Props {
  children: ComponentChildren;
  /** Absent where nobody at this screen plays. */
  undo: { readonly can: boolean; readonly act: () => void } | undefined;
  /** Absent where nothing goes on by itself. */
  rest: { readonly on: boolean; readonly set: (on: boolean) => void } | undefined;
}

export function TableLine({ children, undo, rest }: Props) {
  return (
    <div class="row table-line">
      {children}
      <div class="table-line-acts">
        {undo && (
          <button type="button" class="table-button" aria-disabled={!undo.can} onClick={() => undo.can && undo.act()}>
            <span>
              Annuler<span class="sr-phone"> mon coup</span>
            </span>
          </button>
        )}
        {rest && (
          <button type="button" class="table-button" onClick={() => rest.set(!rest.on)}>
            {rest.on ? 'Reprendre' : 'Pause'}
          </button>
        )}
      </div>
    </div>
  );
}

interface OtherTabProps {
  how: Elsewhere;
  follow: () => void;
  /** Goes on here. */
  stay: () => void;
}

/** The same game is open in another tab, which has gone on with it: said where one plays, and that tab can be followed. */
export function OtherTab({ how, follow, stay }: OtherTabProps) {
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
