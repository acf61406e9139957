/** The line that stays in sight: the game's own moment, what can be taken back, a rest, and at the end another game. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { drawnSeed } from './chooser/seats.ts';
import { Aloud } from './keys/Aloud.tsx';
import type { AtTable } from './seated/moment.ts';
import { openHistory, undone } from './session/history.ts';
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

/** Milliseconds that the reason stays. */
const WHY_MS = 5000;

const SEEN = 'Votre dernier coup ne se reprend plus : ce qui s’est passé depuis a été vu.';
const NONE = 'Vous n’avez encore rien joué.';

/** Takes back, or says why it cannot. */
function Undo({ why, act }: { why: string | undefined; act: () => void }) {
  const [told, tell] = useState('');
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => tell(''), WHY_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <>
      <button
        type="button"
        class="table-button"
        title={why && french(why)}
        aria-disabled={why !== undefined}
        onClick={() => (why === undefined ? act() : tell(why))}
      >
        <span>
          Annuler<span class="sr-phone"> mon coup</span>
        </span>
      </button>
      {told && <p class="table-undo-why">{french(told)}</p>}
      <Aloud text={told} />
    </>
  );
}

interface Props<G extends GameTypes> extends AtTable<G> {
  children: ComponentChildren;
}

export function TableLine<G extends GameTypes>(props: Props<G>) {
  const { spec, table, children, history, players, humans, guest, outcome, stepper, isShowing, elsewhere, now } = props;
  const isPlayed = !guest && !outcome;
  const mayUndo = isPlayed && humans.length > 0;
  const canUndo = mayUndo && !stepper && !isShowing && undone(spec, history, humans) !== undefined;
  const hasPlayed = history.moves.some(({ seat }) => humans.includes(seat));
  const why = hasPlayed ? (spec.final?.(now) ?? SEEN) : NONE;
  const isResting = table.resting();
  /** Another game with the same people and options. */
  const again = () => {
    table.send({ kind: 'sit', history: openHistory(spec, history.options, drawnSeed()), players });
    // Whoever has read the end is far below the new board.
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <div class="row table-line">
      {children}
      {elsewhere && !guest && (
        <OtherTab how={elsewhere} follow={() => void table.follow()} stay={() => table.send({ kind: 'elsewhere', how: undefined })} />
      )}
      <div class="table-line-acts">
        {mayUndo && <Undo why={canUndo ? undefined : why} act={() => table.send({ kind: 'undo' })} />}
        {isPlayed && !stepper && humans.length === 0 && (
          <button type="button" class="table-button" onClick={() => table.rest(!isResting)}>
            {isResting ? 'Reprendre' : 'Pause'}
          </button>
        )}
        {outcome && !guest && !stepper && (
          <button type="button" class="table-button table-button-main" onClick={again}>
            Rejouer
          </button>
        )}
      </div>
    </div>
  );
}
