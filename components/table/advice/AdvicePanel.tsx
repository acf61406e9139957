/** « Un conseil ? »: what a good bot would play with these eyes, and why, shown with the act to play it; nothing is played by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { upperFirst } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { TableHandle } from '../handle.ts';
import { Aloud } from '../keys/Aloud.tsx';
import type { AtTable } from '../seated/moment.ts';
import { comeIntoSight } from '../sight.ts';
import type { Advised, Counsel } from './adviser.ts';
import type { AskCounsel } from './use-counsel.ts';

interface Props<G extends GameTypes> extends Pick<AtTable<G>, 'spec'> {
  handle: TableHandle<G>;
  ask: AskCounsel<G>;
  /** « Expert » */
  adviser: string;
  /** Tells one moment from the next, where the game's clock makes several of what one move left. Absent: every move is another. */
  at?: number;
  /** Has the board mark it. */
  show: (moves: Advised<G['move']>) => void;
  /** The move before was his, in the same turn: he goes on unasked. */
  goesOn?: boolean;
  /** What he said is being played. */
  follow?: (moves: Advised<G['move']>) => void;
}

type Answer<Move> = { readonly at: number } & (
  | { readonly kind: 'thinking' | 'none' }
  | { readonly kind: 'told'; readonly counsel: Counsel<Move> }
);

function Told<Move>({ adviser, counsel: { text, grounds, otherwise } }: { adviser: string; counsel: Counsel<Move> }) {
  const said = `Un joueur de force « ${adviser} » : ${text} ${upperFirst(grounds.line)}`;
  const more = [...grounds.more, ...(otherwise ? [otherwise] : [])];
  return (
    <>
      <p>{french(said)}</p>
      <Aloud text={said} />
      {more.length > 0 && (
        <details class="table-advice-why">
          <summary>Pourquoi ?</summary>
          <ul>
            {more.map((one) => (
              <li key={one}>{french(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

export function AdvicePanel<G extends GameTypes>({ spec, handle, ask, adviser, at = handle.at, show, goesOn, follow }: Props<G>) {
  const [kept, answer] = useState<Answer<G['move']>>();
  // Of several questions, and of those called off, the last one counts.
  const asked = useRef(0);
  const advise = async () => {
    const question = ++asked.current;
    answer({ at, kind: 'thinking' });
    const counsel = await ask();
    if (asked.current !== question) return;
    if (!counsel) return answer({ at, kind: 'none' });
    answer({ at, kind: 'told', counsel });
    show(counsel.moves);
  };
  useEffect(() => {
    asked.current += 1;
    answer(undefined);
    if (goesOn) void advise();
  }, [at]);
  const callOff = () => {
    asked.current += 1;
    answer(undefined);
  };
  const told = kept?.at === at ? kept : undefined;
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => comeIntoSight(told ? whole.current : null), [told]);
  const moves = told?.kind === 'told' ? told.counsel.moves : undefined;
  const play = () => {
    if (moves) follow?.(moves);
    for (const [at, move] of (moves ?? []).entries()) handle.act(move, at > 0);
  };
  const isThinking = told?.kind === 'thinking';
  const silence = isThinking ? 'Réflexion…' : told ? 'Pas de conseil pour l’instant.' : '';
  return (
    <div ref={whole} class="row table-advice">
      <button type="button" class="table-button" aria-disabled={isThinking} onClick={() => !isThinking && void advise()}>
        Un conseil ?
      </button>
      {told?.kind === 'told' ? (
        <Told key={at} adviser={adviser} counsel={told.counsel} />
      ) : (
        <>
          <p>{silence}</p>
          <Aloud text={silence} />
        </>
      )}
      {isThinking && (
        <button type="button" class="table-button" onClick={callOff}>
          Annuler
        </button>
      )}
      {moves && !spec.game.silent?.(moves[0]) && (
        <button type="button" class="table-button table-button-main" onClick={play}>
          {moves.length > 1 ? `Jouer ces ${moves.length} coups` : 'Jouer ce coup'}
        </button>
      )}
    </div>
  );
}
