/** « Un conseil ? »: what a good bot would play with these eyes, shown with the act to play it; nothing is played by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { comeIntoSight } from './sight.ts';

interface Props<Move> {
  /** The moment: advice of another one is none. */
  at: number;
  /** « Expert » */
  adviser: string;
  ask: () => Promise<Move | undefined>;
  say: (move: Move) => string;
  /** Has the board mark it. */
  show: (move: Move) => void;
  /** Undefined for a move that changes nothing. */
  play: (move: Move) => (() => void) | undefined;
}

type Answer<Move> = { readonly at: number } & ({ readonly kind: 'thinking' | 'none' } | { readonly kind: 'move'; readonly move: Move });

export function Advice<Move>({ at, adviser, ask, say, show, play }: Props<Move>) {
  const [kept, answer] = useState<Answer<Move>>();
  const now = useRef(at);
  now.current = at;
  useEffect(() => answer(undefined), [at]);
  const advise = async () => {
    answer({ at, kind: 'thinking' });
    const move = await ask();
    if (now.current !== at) return;
    answer(move === undefined ? { at, kind: 'none' } : { at, kind: 'move', move });
    if (move !== undefined) show(move);
  };
  const told = kept?.at === at ? kept : undefined;
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => comeIntoSight(told ? whole.current : null), [told]);
  const act = told?.kind === 'move' ? play(told.move) : undefined;
  return (
    <div ref={whole} class="table-advice">
      <button
        type="button"
        class="table-button"
        aria-disabled={told?.kind === 'thinking'}
        onClick={() => told?.kind !== 'thinking' && void advise()}
      >
        Un conseil ?
      </button>
      <p role="status">
        {told?.kind === 'thinking' && 'Réflexion…'}
        {told?.kind === 'none' && 'Pas de conseil pour l’instant.'}
        {told?.kind === 'move' && french(`Un joueur de force « ${adviser} » : ${say(told.move)}`)}
      </p>
      {act && (
        <button type="button" class="table-button" onClick={act}>
          Jouer ce coup
        </button>
      )}
    </div>
  );
}
