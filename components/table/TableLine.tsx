/** The line that stays in sight while one plays: the game's own moment, what can be taken back, and a rest. */
import type { ComponentChildren } from 'preact';

interface Props {
  children: ComponentChildren;
  /** Absent where nobody at this screen plays. */
  undo: { readonly can: boolean; readonly act: () => void } | undefined;
  /** Absent where nothing goes on by itself. */
  rest: { readonly on: boolean; readonly set: (on: boolean) => void } | undefined;
}

export function TableLine({ children, undo, rest }: Props) {
  return (
    <div class="table-line">
      {children}
      <div class="table-line-acts">
        {undo && (
          <button type="button" class="table-button" aria-disabled={!undo.can} onClick={() => undo.can && undo.act()}>
            <span>
              Annuler<span class="table-line-long"> mon coup</span>
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
