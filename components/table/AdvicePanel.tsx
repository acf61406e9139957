/** « Un conseil ? »: what a good bot would play with these eyes, shown with the act to play it; nothing is played by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { comeIntoSight } from './sight.ts';

interface Props<Move> {
  /** The moment: advice of another one is none. */
  at: number;
  /** « Expert » */
  adviser: string;
  ask: () => Promise<readonly Move[]>;
  say: (moves: Advised<Move>) => string;
  /** Has the board mark it. */
  show: (moves: Advised<Move>) => void;
  /** Undefined for a move that changes nothing. */
  play: (moves: Advised<Move>) => (() => void) | undefined;
}

/** A move, and those that belong to it. */
type Advised<Move> = readonly [Move, ...Move[]];

type Answer<Move> = { readonly at: number } & (
  | { readonly kind: 'thinking' | 'none' }
  | { readonly kind: 'moves'; readonly moves: Advised<Move> }
);

export function AdvicePanel<Move>({ at, adviser, ask, say, show, play }: Props<Move>) {
  const [kept, answer] = useState<Answer<Move>>();
  const now = useRef(at);
  now.current = at;
  useEffect(() => answer(undefined), [at]);
  const advise = async () => {
    answer({ at, kind: 'thinking' });
    const [first, ...following] = await ask();
    if (now.current !== at) return;
    if (first === undefined) return answer({ at, kind: 'none' });
    answer({ at, kind: 'moves', moves: [first, ...following] });
    show([first, ...following]);
  };
  const told = kept?.at === at ? kept : undefined;
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => comeIntoSight(told ? whole.current : null), [told]);
  const act = told?.kind === 'moves' ? play(told.moves) : undefined;
  return (
    <div ref={whole} class="row table-advice">
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
        {told?.kind === 'moves' && french(`Un joueur de force « ${adviser} » : ${say(told.moves)}`)}
      </p>
      {act && (
        <button type="button" class="table-button" onClick={act}>
          {told?.kind === 'moves' && told.moves.length > 1 ? `Jouer ces ${told.moves.length} coups` : 'Jouer ce coup'}
        </button>
      )}
    </div>
  );
}
